import { SPACE_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, it } from 'vitest';
import { explainsItsMap } from '../../../../packages/board/test/help-signs.tsx';
import { help } from '../src/help/index.ts';
import { signsIn } from '../src/help/signs.tsx';
import { Connections, SpaceSign } from '../src/map/index.ts';
import { MARKS } from '../src/position/stacks.ts';

const drawn = await explainsItsMap({
  help,
  signs: async (language) => signsIn(language),
  spaces: SPACE_FACTS,
  SpaceSign,
  Connections,
});

it.each(MARKS)('the signs in the help include the marker %s of a stack', (mark) => {
  expect(drawn).toContain(`data-mark="${mark}"`);
});
