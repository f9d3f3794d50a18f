import { Choices, type Rules, type StateBase } from '@carillon/flow';
import type { Asked, Option } from '../src/asked.ts';
import type { LogLine } from '../src/log-line.ts';
import type { Target } from '../src/target.ts';
import type { Title } from '../src/title.ts';
import { type Answer, shownBy } from './laid-over.tsx';

// A title's texts and drawings, as text files that were reviewed once; later results are compared with them.

/** A drawing, one element a line, without the marks of the renderer. */
export const linesOf = (html: string): string =>
  `${html
    .replace(/<!--.*?-->/g, '')
    .replace(/ data-hk="[^"]*"/g, '')
    .replace(/></g, '>\n<')}\n`;

const targetText = ({ kind, id }: Target): string => `${kind} ${id}`;

/** A line of the log with all its parts. */
export function logText(type: string, line: LogLine | undefined): string {
  if (line === undefined) return `${type}: not told\n`;
  const { level, text, rule, topic, seat, played, about, roll } = line;
  const facts = [
    level,
    rule && `rule ${rule}`,
    topic && `topic ${topic}`,
    seat && `seat ${seat}`,
    played && `played by ${played.by ?? 'several'}`,
    about.length > 0 && `about ${about.map(targetText).join(', ')}`,
  ];
  const parts = roll === undefined ? [] : [roll.text, ...roll.modifiers.map((each) => `${each.text} (${each.rule})`)];
  return [`${type}: ${text}`, `  ${facts.filter(Boolean).join('; ')}`, ...parts.map((each) => `  · ${each}`), ''].join(
    '\n',
  );
}

const optionOf = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

interface Questioned<View> {
  readonly view: View;
  readonly asked: Asked;
  readonly options: readonly Option[];
}

/** The question of a position, as the asked seat sees it. */
export function questionIn<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  from: (seat: string | null) => View,
): Questioned<View> {
  const { flow } = rules;
  const g = rules.fromView(from(null));
  const seat = Math.max(0, flow.who(g));
  const state = rules.fromView(from(flow.seats[seat] ?? null));
  const listed = new Choices();
  flow.list(state, seat, listed);
  const { procedure, step, rule, window } = flow.question(state);
  const asked = { seat: flow.seats[seat] ?? null, procedure, step, rule, pass: window?.pass ?? null };
  const options = listed.toArray().map((choice) => optionOf(flow.text(state, choice)));
  return { view: rules.view(state, seat), asked, options };
}

/**
 * All texts of a title about a position: score, question, choices with their places, and every overlay, pointing at
 * `about`.
 */
export function positionText<View, LogEntry>(
  title: Title<View, LogEntry>,
  answer: Answer<View>,
  { view, asked, options }: Questioned<View>,
  about: string,
): string {
  const prompt = title.prompt(view, asked, options, 'en');
  const gestures = title.gestures(view, asked, options);
  const choices = options.map((option) => {
    const gesture = gestures.get(option.text);
    const where = gesture?.on === 'target' ? targetText(gesture.target) : (gesture?.on ?? 'nowhere');
    return `  ${option.text}: ${title.label(view, asked, option, 'en')} [${where}]`;
  });
  const picking = title.picking(view, asked, options);
  const subject = title.subject?.(view);
  const overlays = title.overlays.flatMap(({ id }) => {
    const target: Target = { kind: 'space', id: about };
    const shown = shownBy(title, answer, { id, view, target });
    if (shown === undefined) return [`${id}: nothing to tell`];
    const legend = shown.legend.map(({ sign, text }) => {
      const marked = shown.marks.filter((mark) => mark.sign === sign);
      const spaces = marked.map(({ space, figure }) => (figure === undefined ? space : `${space} ${figure}`));
      return `  [${sign}] ${text} ${spaces.join(', ')}`;
    });
    return [`${id}: ${shown.said}`, ...shown.lines.map((line) => `  ${line}`), ...legend];
  });
  const piles = title.piles(view, 'en').map(({ id, name, count, note, groups, cards, inForce }) => {
    const inside = [...(cards ?? []).map(targetText), ...(groups ?? []).map((group) => JSON.stringify(group))];
    return `  ${id} ${name}: ${count} ${inForce ? 'in force' : ''} ${note ?? ''} ${inside.join(', ')}`
      .replace(/ +/g, ' ')
      .trimEnd();
  });
  return [
    ...(title.scoreLine?.(view, 'en') ?? []),
    title.outcome?.(view, 'en') ?? '',
    `${asked.seat} ${asked.procedure}.${asked.step}: ${prompt.text} (${prompt.rule ?? ''})`,
    subject === undefined ? '' : `about ${targetText(subject)}`,
    ...choices,
    picking === undefined ? 'no force is picked' : `picking ${JSON.stringify(picking)}`,
    'Piles:',
    ...piles,
    ...overlays,
    '',
  ].join('\n');
}
