import type { Language, Option, SheetRule } from '@carillon/board';
import { Choices } from '@carillon/flow';
import { type State, wildernessWar } from '@carillon/wilderness-war-rules';
import type { LogEntry, Odds, View } from '@carillon/wilderness-war-rules/reference';
import { renderToString } from 'solid-js/web';
import { expect } from 'vitest';
import { wildernessWarTitle } from '../src/index.ts';
import { played, startView } from './samples.ts';

export const { sheets } = wildernessWarTitle;
const Rule: SheetRule = (props) => <i data-rule={props.rule}>{props.rule}</i>;

export const oddsOf = (view: View): Odds | null =>
  wildernessWar.query(wildernessWar.fromView(view), 'odds', {}) as unknown as Odds | null;

type Places = View['place'];

const MONTCALM: Places = { montcalm: 'hudson-carry-north', 'french-regular-1': 'hudson-carry-north' };
const GARRISON: Places = { webb: 'hudson-carry-north', 'northern-provincial-1': 'hudson-carry-north' };

/** Montcalm at the carry, in a siege of the British fort there. */
const BESIEGED: Partial<View> = {
  works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
  besieged: ['hudson-carry-north'],
  siegeOne: ['hudson-carry-north'],
  inside: ['webb', 'northern-provincial-1'],
};

/** The French view after these choices, from a position with only these pieces; they hold a Campaign and Coehorns. */
export function after(place: Places, more: Partial<View>, ...choices: readonly string[]): View {
  const start = startView();
  const set = { reduced: [], inside: [], acted: [], works: {}, allied: [], ...more };
  const cards: View['cards'] = { 'campaign-1': 'french-hand', 'coehorns-and-howitzers-8': 'french-hand' };
  const { seat: _, ...position } = { ...start, ...set, place, cards, held: { french: 2, british: 2 } };
  const g = wildernessWar.fromView({ ...position, seat: 'french' });
  for (const text of choices) {
    while (!texts(g).includes(text)) choose(g, texts(g).find((each) => each === 'pass' || each === 'decline') ?? text);
    choose(g, text);
  }
  return wildernessWar.view(g, 0);
}

const { flow } = wildernessWar;
const listed = new Choices();

/** The possible choices. */
export function texts(g: State): readonly string[] {
  flow.list(g, flow.who(g), listed);
  return listed.toArray().map((choice) => flow.text(g, choice));
}

function choose(g: State, text: string): void {
  const choice = flow.parse(g, text);
  if (choice === undefined) throw new Error(`cannot choose ${text}: ${texts(g).join(', ')}`);
  flow.take(g, flow.who(g), choice);
}

const FORCE = ['activate campaign-1', 'lead montcalm', 'take french-regular-1', 'done'];

/** One position before the dice for every kind. */
export const POSITIONS: Readonly<Record<string, () => View>> = {
  siege: () => after({ ...MONTCALM, ...GARRISON }, BESIEGED, ...FORCE),
  assault: () => after({ ...MONTCALM, ...GARRISON }, BESIEGED, ...FORCE, 'assault'),
  raid: () =>
    after(
      { 'coureurs-1': 'hudson-carry-south', 'colonial-militia-1': 'northern-colonial-militias' },
      { works: { hoosic: 'british-stockade' } },
      ...['activate campaign-1', 'alone coureurs-1', 'done', 'start coureurs-1', 'move hoosic'],
    ),
  shelter: () =>
    after(
      {
        montcalm: 'ticonderoga',
        'french-regular-1': 'ticonderoga',
        webb: 'hudson-carry-north',
        'northern-provincial-1': 'hudson-carry-north',
      },
      { works: { 'hudson-carry-north': 'british-fort' } },
      ...FORCE,
      'move hudson-carry-north',
    ),
  interception: () =>
    after(
      { montcalm: 'ticonderoga', 'french-regular-1': 'ticonderoga', 'ranger-1': 'hudson-carry-south' },
      {},
      ...FORCE,
      'move hudson-carry-north',
    ),
  meeting: () =>
    after(
      {
        montcalm: 'ticonderoga',
        'french-regular-1': 'ticonderoga',
        'ranger-1': 'hudson-carry-south',
        'northern-provincial-1': 'hudson-carry-north',
      },
      {},
      ...FORCE,
      'move hudson-carry-north',
    ),
  avoid: () =>
    after(
      { montcalm: 'ticonderoga', 'french-regular-1': 'ticonderoga', 'ranger-1': 'hudson-carry-north' },
      {},
      ...FORCE,
      'move hudson-carry-north',
    ),
};

/** Questions at which a fight is about to be decided: each kind once from random games, and those above. */
export function pending(): readonly View[] {
  const found = new Map<string, View>();
  for (const { view, asked } of played().samples) {
    const subject = sheets.subjectOf(view, [], 0);
    if (subject && oddsOf(view)) found.set(`${subject.kind} ${asked.procedure}.${asked.step}`, view);
  }
  return [...found.values(), ...Object.values(POSITIONS).map((make) => make())];
}

/** The sheet of a fight; `options` are the choices of its question, if they are made in it. */
export function drawn(
  view: View,
  entries: readonly LogEntry[],
  answer: unknown,
  language: Language,
  options?: readonly Option[],
): string {
  const subject = sheets.subjectOf(view, entries, entries.length);
  if (!subject) throw new Error('there is nothing to draw a sheet of');
  return renderToString(() => (
    <sheets.Sheet
      view={view}
      language={language}
      subject={subject}
      answer={answer}
      Rule={Rule}
      answers={options && { options, onChoose: () => undefined }}
    />
  ));
}

export const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

export function expectReadable(text: string): void {
  expect(text).not.toMatch(/[{}|]|undefined|NaN|null/);
  expect(text.trim()).not.toBe('');
}
