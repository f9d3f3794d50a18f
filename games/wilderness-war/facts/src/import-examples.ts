import { asRow, type Json, pick, type Row, rowsOf } from '@carillon/workshop';

/** The steps of a victory point ledger, which the source gives in words, in the order of search. */
const AWARDS: readonly (readonly [RegExp, string])[] = [
  [/Massacre!/, 'massacre'],
  [/demolish the fort/, 'demolish'],
  [/capture the stockade/, 'stockade'],
  [/take the fortress/, 'fortress'],
  [/take the fort /, 'fort'],
  [/win (a|the) battle/, 'battle'],
  [/Raided marker/, 'raided'],
  [/occupy Ohio Forks/, 'ohio-forks'],
];

/** The side that acts, the award, and whether a VP space changed hands with the fort. */
function ledgerStep(text: string): Row {
  const award = AWARDS.find(([pattern]) => pattern.test(text))?.[1];
  const side = /French|British/.exec(text)?.[0].toLowerCase();
  if (award === undefined || side === undefined) throw new Error(`ledger step: ${text}`);
  const vpSpace = text.includes('Niagara and thereby the space') ? { vpSpace: 'niagara' } : {};
  return { side, award, ...vpSpace };
}

function withoutNotes(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withoutNotes);
  const fields = Object.entries(value).filter(([key]) => key !== 'note');
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutNotes(field)]));
}

function importAction(action: Row): Row {
  const { steps } = action;
  if (!Array.isArray(steps)) return asRow(withoutNotes(action), 'action');
  return { ...action, steps: steps.map((step) => ledgerStep(String(step))) };
}

function importExample(example: Row): Row {
  return {
    ...pick(example, ['id', 'source', 'rules']),
    initial: withoutNotes(asRow(example.initial, 'initial')),
    action: importAction(asRow(example.action, 'action')),
    ...asRow(withoutNotes(pick(example, ['dice', 'combat', 'raids', 'leaderChecks'])), 'rolls'),
    expected: withoutNotes(asRow(example.expected, 'expected')),
  };
}

/** Worked examples: positions, dice and results as figures with short labels. */
export function importExamples(from: Row): Row {
  return { examples: rowsOf(from, 'examples').map(importExample) };
}
