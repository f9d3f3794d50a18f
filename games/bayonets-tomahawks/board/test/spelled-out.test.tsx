import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type SheetRule } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { FRENCH, phase, positionOf, raid } from '../../rules/test/game.ts';
import type { Sparse } from '../../rules/test/position.ts';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { counters } from '../src/position/stacks.ts';
import { partOf } from '../src/table/tray.tsx';

// What a player who sees only the table must be told.

const Rule: SheetRule = (props) => <i>{props.rule}</i>;

/** The words of the sheet of a Raid, or of another fight. */
function sheetOf(view: View, kind = 'raid'): string {
  const answer = kind === 'raid' ? bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), 'odds', {}) : null;
  const subject = { kind, at: 'kithanink', running: true, entries: [], key: kind };
  const { Sheet } = title.sheets;
  const html = renderToString(() => <Sheet view={view} language="en" subject={subject} answer={answer} Rule={Rule} />);
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const raiding = (raider: PieceName, sparse: Sparse): View => ({
  ...positionOf(raid(sparse, FRENCH, raider)),
  seat: null,
});

it('says before a raid that an Indian raider goes to the Losses box, and nothing of the kind of others', () => {
  const indian = sheetOf(raiding('delaware', { pieces: { kithanink: ['delaware'] } }));
  expect(indian).toContain('If the raid succeeds, the Indian raider goes to the Losses box. 9.3');
  expect(sheetOf(raiding('langis', { pieces: { kithanink: ['langis'] } }))).not.toContain('Losses box');
});

it('says which targets of a raid have own units, and whose they are', () => {
  const held = { pieces: { kithanink: ['delaware'], carlisle: ['langis', 'lery'] } } as const;
  expect(sheetOf(raiding('delaware', held))).toContain(
    '2 units of your own stand there; it is still a British Home Space. 9.0',
  );
  expect(sheetOf(raiding('delaware', { pieces: { kithanink: ['delaware'] } }))).not.toContain('of your own');
});

it('says what a B&T does in a Battle, and what in a raid', () => {
  const view = raiding('delaware', { pieces: { kithanink: ['delaware'] } });
  expect(sheetOf(view)).toContain('B&amp;T : the raid succeeds, and a Light unit stops a raider');
  expect(sheetOf(view, 'battle')).toContain('B&amp;T : Brigades remove a Militia');
});

it('counts the Bastions among the units of a stack', () => {
  const view = {
    ...positionOf(phase({ pieces: { quebec: ['canadiens-1', 'bastion-1', 'bastion-2'] } }, FRENCH)),
    seat: null,
  };
  const sums = counters.stacksAt(view, 'quebec').map((stack) => partOf(view, stack, 'en').sums);
  expect(sums).toEqual(['French: 3 units, 2 of them Bastions']);
});

it('explains doubled Action Points in the prompt and on the tip of a card, in every language', async () => {
  const game = phase({ pieces: { quebec: ['langis'] }, cards: ['french-25'], first: 'british' }, FRENCH);
  const view: View = { ...positionOf(game), seat: null };
  const asked = { seat: 'french', procedure: 'action-phase', step: 'act', rule: '7.3', pass: null };
  expect(title.prompt(view, asked, [], 'en').text).toContain('(twice as far');
  for (const language of LANGUAGES) {
    const tip = await title.legend?.(view, { kind: 'card', id: 'french-25' }, language);
    expect(tip?.join(' ')).toContain('[7.3.4]');
  }
});
