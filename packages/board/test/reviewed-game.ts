import { CHANCE, Choices, type GameRecord, isUndo, lineOf, type Rules, type StateBase, Table } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Asked, Option } from '../src/asked.ts';
import type { Title } from '../src/title.ts';
import { logText } from './reviewed.ts';

// A title's texts in whole games: each question, each verb and each type of event where it first occurs.

type Typed = { readonly type: string };
type Recorded = Pick<GameRecord, 'scenario' | 'options' | 'journal'>;

const optionOf = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** A question in a few lines: the prompt, and the first choice of each verb that was not yet seen here. */
function questionText<View, LogEntry>(
  title: Title<View, LogEntry>,
  view: View,
  asked: Asked,
  options: readonly Option[],
) {
  const { text, rule } = title.prompt(view, asked, options, 'en');
  const gestures = title.gestures(view, asked, options);
  const first = new Map(options.toReversed().map((option) => [option.verb, option]));
  const choices = options
    .filter((option) => first.get(option.verb) === option)
    .map((option) => {
      const gesture = gestures.get(option.text);
      const target = gesture?.on === 'target' ? gesture.target : undefined;
      const where = target === undefined ? gesture?.on : `${target.kind} ${target.id}`;
      const how = gesture?.on === 'target' ? `${gesture.named ? ' named' : ''}${gesture.aside ? ' aside' : ''}` : '';
      const menu = target === undefined ? '' : ` | ${title.label(view, asked, option, 'en', target)}`;
      const verb = title.verbName?.(option.verb, 'en');
      return `  ${option.text}: ${title.label(view, asked, option, 'en')}${menu} [${where}${how}]${verb ? ` (${verb})` : ''}`;
    });
  const picking = title.picking(view, asked, options);
  return [
    `${asked.procedure}.${asked.step}: ${text} (${rule ?? ''})`,
    ...choices,
    ...(picking ? [`  ${JSON.stringify(picking)}`] : []),
  ];
}

/** Every question of some games where it is first asked, as the answering seat sees it. */
export function questionsText<G extends StateBase, View, LogEntry>(
  title: Title<View, LogEntry>,
  rules: Rules<G, View, LogEntry>,
  games: readonly Recorded[],
): string {
  const { flow } = rules;
  const shown = new Map<string, readonly string[]>();
  for (const { scenario, options, journal } of games) {
    const state = rules.start(scenario, options);
    for (const number of lineOf(journal)) {
      const entry = journal[number];
      if (entry === undefined || isUndo(entry)) continue;
      const seat = entry.who === 'chance' ? CHANCE : flow.seats.indexOf(entry.who);
      const { procedure, step, rule, window } = flow.question(state);
      const key = `${procedure}.${step}`;
      if (seat !== CHANCE && !shown.has(key)) {
        const listed = new Choices();
        flow.list(state, seat, listed);
        const choices = listed.toArray().map((choice) => optionOf(flow.text(state, choice)));
        const asked = { seat: entry.who, procedure, step, rule, pass: window?.pass ?? null };
        const moment = window === undefined ? [] : [`  ${title.momentName(window.moment, 'en')}`];
        shown.set(key, [...questionText(title, rules.view(state, seat), asked, choices), ...moment]);
      }
      const choice = flow.parse(state, entry.choice);
      if (choice === undefined) throw new Error(`${key}: ${entry.choice}`);
      flow.take(state, seat, choice);
    }
  }
  return [...shown.values()].flat().join('\n').concat('\n');
}

const STILL = { keepsLog: true, still: true, passIdleWindows: false, chance: { draw: () => 0 } };
/** How many events of a type are shown. */
const EACH = 3;

/** The first events of each type, as log, table and figures show them, and the ends of the games. */
export function eventsText<G extends StateBase, View, LogEntry extends Typed>(
  title: Title<View, LogEntry>,
  rules: Rules<G, View, LogEntry>,
  games: readonly Recorded[],
): string {
  const seen = new Map<string, number>();
  return games
    .flatMap(({ scenario, options, journal }) => {
      const table = Table.resume(rules, { scenario, options, ...STILL }, journal);
      const view = rules.view(table.state, undefined);
      const log = table.log.map(({ entry }) => entry);
      const lines = log.flatMap((entry, i) => {
        const count = (seen.get(entry.type) ?? 0) + 1;
        seen.set(entry.type, count);
        if (count > EACH) return [];
        let from = i;
        while (from > 0 && title.continues?.(at(log, from - 1), at(log, from))) from--;
        const facts = JSON.stringify({
          moment: title.drama?.momentOf(entry),
          figures: title.reckoning?.of(view, entry, 'en'),
        });
        const line = logText(entry.type, title.logLine(entry, 'en', log.slice(from, i)));
        return [line, ...(facts === '{}' ? [] : [`  ${facts}\n`])];
      });
      const end = [title.scenarioOf(view), title.outcome?.(view, 'en') ?? '', ...(title.scoreLine?.(view, 'en') ?? [])];
      return [...lines, `${end.join(' | ')}\n`];
    })
    .join('');
}
