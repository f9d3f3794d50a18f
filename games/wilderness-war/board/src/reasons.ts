import type { Asked, Barred, Language, Question, Reason, Reasons, Target } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules';
import { fieldIn, listIn } from './overlays/answers.ts';
import { firstKey, isKey, type MessageKey, say } from './texts/index.ts';
import { label } from './texts/label.ts';

// Why something may not be chosen. The rules name the clause that keeps it out; here it is put into words.

/** A clause in words, with its rule. Throws a `TypeError` where the answer names none. */
function sentence(reason: unknown, language: Language): Reason {
  const key = `clause.${String(fieldIn(reason, 'clause'))}`;
  const rule = fieldIn(reason, 'rule');
  if (!isKey(key) || typeof rule !== 'string') throw new TypeError(`${key} is no clause`);
  const vague = fieldIn(reason, 'vague') === true;
  const text = vague ? say(language, 'verb.nothing') : say(language, key, paramsIn(reason));
  return { text, rule, aside: fieldIn(reason, 'verb') === 'demolish' };
}

/** What a sentence may name. */
function paramsIn(reason: unknown): Readonly<Record<string, string | number>> {
  const params = Object.entries(fieldIn(reason, 'params') ?? {});
  return Object.fromEntries(params.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

function question(name: string, { seat }: Asked, target: Target | undefined): Question | undefined {
  return seat === null ? undefined : { name, args: { side: seat, ...(target && { [target.kind]: target.id }) } };
}

/** A verb in words: with its target where it has one, as on the buttons, otherwise alone. */
function verbWords(view: View, asked: Asked, verb: string, target: Target | undefined, language: Language): string {
  const alone: MessageKey = firstKey('label.other', `verb.${verb}.${asked.procedure}`, `verb.${verb}`);
  if (target === undefined && alone !== 'label.other') return say(language, alone);
  const args = target ? [target.id] : [];
  return label(view, asked, { text: [verb, ...args].join(' '), verb, args }, language);
}

function tellBarred(
  view: View,
  asked: Asked,
  answer: unknown,
  target: Target | undefined,
  language: Language,
): readonly Barred[] {
  return listIn(answer).map((reason) => {
    const verb = String(fieldIn(reason, 'verb'));
    return { verb, label: verbWords(view, asked, verb, target, language), why: sentence(reason, language) };
  });
}

export const reasons: Reasons<View> = {
  ask: (asked, target) => question('why', asked, target),
  tell: (answer, language) =>
    answer === null ? undefined : listIn(answer).map((reason) => sentence(reason, language)),
  askBarred: (asked, target) => question('barred', asked, target),
  tellBarred,
};
