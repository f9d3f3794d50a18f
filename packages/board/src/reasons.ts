import { fieldIn, listIn, type Question } from './answers.ts';
import type { Asked, Option } from './asked.ts';
import type { Language } from './language.ts';
import type { Params, Said, Words } from './message.ts';
import type { Target } from './target.ts';

// Why something cannot be chosen. The rules name the clause that prevents it (their queries `why` and `barred`); this
// module puts it into the title's words.

/** Why something cannot be chosen: a sentence with its rule. */
export interface Reason extends Said {
  /** Set if it concerns rarely used actions, such as demolishing your own works: then it is shown only on request. */
  readonly aside?: boolean;
  /** Set if an identical piece is offered in its place: a click chooses that one, so it is shown only on request. */
  readonly standsIn?: true;
}

/** A verb that cannot be chosen now, in words, with the reason. */
export interface Barred {
  readonly verb: string;
  readonly label: string;
  readonly why: Said;
}

/**
 * A title's explanations why something cannot be chosen. `describe` and `describeBarred` throw if the answer has the
 * wrong shape.
 */
export interface Reasons<View> {
  /** The question to the rules about a target; `undefined` if nobody is asked. */
  readonly ask: (asked: Asked, target: Target) => Question | undefined;
  /**
   * The reasons in their answer, the most specific first; `undefined` if the target may be chosen, empty if the
   * question offers nothing of the kind.
   */
  readonly describe: (answer: unknown, language: Language) => readonly Reason[] | undefined;
  /** The question to the rules about all verbs, at a target or in general. */
  readonly askBarred: (asked: Asked, target: Target | undefined) => Question | undefined;
  readonly describeBarred: (
    view: View,
    asked: Asked,
    answer: unknown,
    target: Target | undefined,
    language: Language,
  ) => readonly Barred[];
  /** A verb of the question in words, without its objects. */
  readonly nameOf: (view: View, asked: Asked, verb: string, language: Language) => string;
}

/**
 * A title's texts for reasons: messages `clause.…`, `verb.…`, and `verb.nothing`, or `nothing.…` for a verb of which
 * there is more to say.
 */
export interface ReasonWords<View, Args, Piece extends string> extends Pick<Words<Args>, 'isKey' | 'sayAny'> {
  readonly label: (view: View, asked: Asked, option: Option, language: Language) => string;
  readonly isPiece: (id: string) => id is Piece;
  readonly pieceName: (piece: Piece, language: Language) => string;
  /** A verb that is always available beside others: it is mentioned only if asked about. */
  readonly aside?: string;
}

/** How a title explains why something cannot be chosen. */
export function reasonsIn<View, Args, Piece extends string>(words: ReasonWords<View, Args, Piece>): Reasons<View> {
  const sentence = (reason: unknown, language: Language): Reason => sentenceOf(words, reason, language);
  return {
    ask: (asked, target) => question('why', asked, target),
    describe: (answer, language) =>
      answer === null ? undefined : listIn(answer).map((reason) => sentence(reason, language)),
    askBarred: (asked, target) => question('barred', asked, target),
    describeBarred: (view, asked, answer, target, language): readonly Barred[] =>
      listIn(answer).map((reason) => {
        const verb = String(fieldIn(reason, 'verb'));
        return { verb, label: verbWords(words, view, asked, verb, target, language), why: sentence(reason, language) };
      }),
    nameOf: (view, asked, verb, language) => verbWords(words, view, asked, verb, undefined, language),
  };
}

/** A clause in words, with its rule. Throws a `TypeError` if the answer names none. */
function sentenceOf<View, Args, Piece extends string>(
  { isKey, sayAny, isPiece, pieceName, aside }: ReasonWords<View, Args, Piece>,
  reason: unknown,
  language: Language,
): Reason {
  const own = `nothing.${String(fieldIn(reason, 'verb'))}`;
  const nothing = isKey(own) ? own : 'verb.nothing';
  const key = fieldIn(reason, 'vague') === true ? nothing : `clause.${String(fieldIn(reason, 'clause'))}`;
  const rule = fieldIn(reason, 'rule');
  if (!isKey(key) || typeof rule !== 'string') throw new TypeError(`${key} is no clause`);
  const { like, ...params } = paramsIn(reason);
  const name = typeof like === 'string' && isPiece(like) ? pieceName(like, language) : '';
  const text = sayAny(language, key, like === undefined ? params : { ...params, like: name });
  const isAside = aside !== undefined && fieldIn(reason, 'verb') === aside;
  return { text, rule, aside: isAside, ...(like !== undefined && { standsIn: true as const }) };
}

/** The parameters of a sentence. */
function paramsIn(reason: unknown): Params {
  const params = Object.entries(fieldIn(reason, 'params') ?? {});
  return Object.fromEntries(params.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
}

function question(name: string, { seat }: Asked, target: Target | undefined): Question | undefined {
  return seat === null ? undefined : { name, args: { side: seat, ...(target && { [target.kind]: target.id }) } };
}

/** A verb in words: with its target if it has one, as on the buttons, otherwise alone. */
function verbWords<View, Args, Piece extends string>(
  { isKey, sayAny, label }: ReasonWords<View, Args, Piece>,
  view: View,
  asked: Asked,
  verb: string,
  target: Target | undefined,
  language: Language,
): string {
  const alone = [`verb.${verb}.${asked.procedure}`, `verb.${verb}`].find(isKey);
  if (target === undefined && alone !== undefined) return sayAny(language, alone);
  const args = target ? [target.id] : [];
  return label(view, asked, { text: [verb, ...args].join(' '), verb, args }, language);
}
