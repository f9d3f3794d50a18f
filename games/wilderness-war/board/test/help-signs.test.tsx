import { SPACE_FACTS } from '@carillon/wilderness-war-rules/reference';
import { explainsItsMap } from '../../../../packages/board/test/help-signs.tsx';
import { help } from '../src/help/index.ts';
import { Connections, SpaceSign } from '../src/map/index.ts';

await explainsItsMap({ help, spaces: SPACE_FACTS, SpaceSign, Connections });
