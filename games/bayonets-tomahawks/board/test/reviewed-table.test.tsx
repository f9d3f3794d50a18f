import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, it } from 'vitest';
import { questionIn } from '../../../../packages/board/test/reviewed.ts';
import { changesText } from '../../../../packages/board/test/reviewed-table.tsx';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { entries } from './log-entries.ts';
import { named } from './named/positions.ts';

// The table's drawings beyond its position, as they were reviewed. After an intended change, `npx vitest run FILE
// --update` writes it again: read the difference.

const { view, asked, options } = questionIn(bayonetsTomahawks, (seat) => ({ ...named('corridor'), seat }) as View);
const LONG = {
  ...{ to: 'ticonderoga', through: ['lake-george', 'ticonderoga'], ends: true, risks: ['ticonderoga'] },
  choices: ['move lake-george', 'move ticonderoga'],
};
const SHORT = {
  ...{ to: 'lake-george', through: ['lake-george'], ends: false, risks: [] },
  choices: ['move lake-george'],
};

it('the table shows choices, plans, looks, overlays and events', async () => {
  const text = changesText(
    title,
    { view, asked },
    {
      'the choices': { options },
      'the routes of a force, under the pointer': {
        options,
        routes: [LONG, SHORT],
        focus: { kind: 'space', id: LONG.to },
      },
      'a planned march': { options, routes: [LONG, SHORT], planned: { route: LONG } },
      'a planned march that halts on the way': { planned: { route: LONG, halt: 1 } },
      'the ways of a plan that is looked at': { ways: [['albany', 'kingston', 'new-york'], ['quebec']] },
      'a force, and the subject of a line': {
        lit: [
          { kind: 'piece', id: 'commander-montcalm' },
          { kind: 'space', id: 'albany' },
        ],
      },
      'a space under the keys': { focus: { kind: 'space', id: 'albany' } },
      'a piece under the keys': { focus: { kind: 'piece', id: 'commander-montcalm' }, options },
      'signs of an overlay': {
        marks: [
          { space: 'albany', sign: 'cut' },
          { space: 'montreal', sign: 'reach', figure: '3' },
        ],
      },
      'the events since the last choice': { recent: entries },
    },
  );
  await expect(text).toMatchFileSnapshot('./__snapshots__/reviewed/table.txt');
});
