import type { Language, Mark, Overlay, PickedOut } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { placeName } from '../texts/names.ts';
import { forceCount, forcePhrase } from '../texts/pieces.ts';
import { type Reach, reachIn } from './answers.ts';
import { askAbout, commanderOf, forceOf } from './force.ts';
import { overlay } from './overlay.ts';

const BY_SEA: ReadonlySet<unknown> = new Set(['sea', 'landing']);
const isBySea = ({ by }: Reach): boolean => by.some((each) => BY_SEA.has(each));

/** 6.1 The reach of a force: the cost, and where it must stop. */
export const reachOverlay: Overlay<View> = overlay('reach', 'F', {
  hint: 'overlay.pickForce',
  ask: (view, picked) => askAbout('reach', view, picked),
  read: (view, [answer], picked) => ({ view, picked, reach: reachIn(answer) }),
  legend: { reach: 'reach.cost', 'reach-ends': 'reach.ends', 'reach-sea': 'reach.sea' },
  marks: ({ reach }) => reach.map(markOf),
  said: ({ view, picked, reach }, language) =>
    say(language, 'reach.said', { ...named(view, picked, language), count: reach.length }),
  lines: ({ reach }, language) => reach.map((each) => reachLine(each, language)),
});

function markOf(each: Reach): Mark {
  const sign = isBySea(each) ? 'reach-sea' : each.ends ? 'reach-ends' : 'reach';
  return { space: each.to, sign, figure: String(each.cost) };
}

function reachLine(each: Reach, language: Language): string {
  const note = (key: 'ends' | 'enemies' | 'intercepted' | 'sea' | 'infiltration', holds: boolean): string =>
    holds ? say(language, `reach.note.${key}`) : '';
  const notes = [
    note('ends', each.ends),
    note('enemies', each.enemies),
    note('intercepted', each.intercepted),
    note('sea', isBySea(each)),
    note('infiltration', each.by.includes('infiltration')),
  ];
  return say(language, 'reach.line', { place: placeName(each.to, language), cost: each.cost, notes: notes.join('') });
}

/** 6.7 The spaces where the enemy may try to intercept a force. */
export const interceptionOverlay: Overlay<View> = overlay('interception', 'I', {
  hint: 'overlay.pickForce',
  ask: (view, picked) => askAbout('reach', view, picked),
  read: (view, [answer], picked) => ({ view, picked, reach: reachIn(answer) }),
  legend: { risk: 'interception.risk', free: 'interception.free' },
  marks: ({ reach }) => reach.map(({ to, intercepted }) => ({ space: to, sign: intercepted ? 'risk' : 'free' })),
  said({ view, picked, reach }, language) {
    const count = reach.filter(({ intercepted }) => intercepted).length;
    return say(language, 'interception.said', { ...named(view, picked, language), count, all: reach.length });
  },
  lines: ({ reach }, language) =>
    reach
      .filter(({ intercepted }) => intercepted)
      .map(({ to }) => say(language, 'interception.line', { place: placeName(to, language) })),
});

function named(view: View, picked: PickedOut, language: Language) {
  const [pieces, commander] = [forceOf(view, picked) ?? [], commanderOf(view)];
  return { force: forcePhrase(pieces, language, commander), force_count: forceCount(pieces, commander) };
}
