import type { Language, Mark, Overlay, PickedOut, Told } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { placeName } from '../texts/names.ts';
import { forceCount, forcePhrase } from '../texts/pieces.ts';
import { type Reach, reachIn } from './answers.ts';
import { askAbout, commanderOf, forceOf } from './force.ts';

const BY_SEA: ReadonlySet<unknown> = new Set(['sea', 'landing']);
const isBySea = ({ by }: Reach): boolean => by.some((each) => BY_SEA.has(each));

/** 6.1 How far a force could go: the cost, and where it must stop. */
export const reachOverlay: Overlay<View> = {
  id: 'reach',
  key: 'F',
  name: (language) => say(language, 'overlay.reach'),
  hint: (language) => say(language, 'overlay.pickForce'),
  questions: (view, picked) => askAbout('reach', view, picked),
  tell: (view, [answer], language, picked): Told => {
    const reach = reachIn(answer);
    return {
      said: say(language, 'reach.said', { ...named(view, picked, language), count: reach.length }),
      legend: [
        { sign: 'reach', text: say(language, 'reach.cost') },
        { sign: 'reach-ends', text: say(language, 'reach.ends') },
        { sign: 'reach-sea', text: say(language, 'reach.sea') },
      ],
      marks: reach.map(markOf),
      lines: reach.map((each) => reachLine(each, language)),
    };
  },
};

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

/** 6.7 Where the enemy may try to intercept a force. */
export const interceptionOverlay: Overlay<View> = {
  id: 'interception',
  key: 'I',
  name: (language) => say(language, 'overlay.interception'),
  hint: (language) => say(language, 'overlay.pickForce'),
  questions: (view, picked) => askAbout('reach', view, picked),
  tell: (view, [answer], language, picked): Told => {
    const reach = reachIn(answer);
    const met = reach.filter(({ intercepted }) => intercepted);
    const params = { ...named(view, picked, language), count: met.length, all: reach.length };
    return {
      said: say(language, 'interception.said', params),
      legend: [
        { sign: 'risk', text: say(language, 'interception.risk') },
        { sign: 'free', text: say(language, 'interception.free') },
      ],
      marks: reach.map(({ to, intercepted }) => ({ space: to, sign: intercepted ? 'risk' : 'free' })),
      lines: met.map(({ to }) => say(language, 'interception.line', { place: placeName(to, language) })),
    };
  },
};

function named(view: View, picked: PickedOut, language: Language) {
  const [pieces, commander] = [forceOf(view, picked) ?? [], commanderOf(view)];
  return { force: forcePhrase(pieces, language, commander), force_count: forceCount(pieces, commander) };
}
