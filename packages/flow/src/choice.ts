import { at, BrokenInvariant, invariant } from '@carillon/kit';
import { asIs, BadValue, MARK, UNDO, UNKNOWN, type ValueOf, type WordKind } from './kinds.ts';

/**
 * A choice in memory: the index of its verb in the step's list in bits 24 to 30, the arguments packed below. Its
 * meaning depends on the step that asks; outside memory it is text.
 */
export type Choice = number;

const VERB_SHIFT = 24;
const ARGUMENT_BITS = (1 << VERB_SHIFT) - 1;

/** The verbs of a step, each with the kinds of its arguments: `{ stop: [], move: [space] }`. */
export type Verbs = Readonly<Record<string, readonly WordKind<unknown>[]>>;

/** The values of a verb's arguments. */
export type Arguments<A extends readonly WordKind<unknown>[]> = { [K in keyof A]: ValueOf<A[K]> };

/** Lists a step's choices: one method per verb. `times` sets the weight of the outcomes that follow (chance only). */
export type Offer<V extends Verbs> = { readonly [K in keyof V]: (...values: Arguments<V[K]>) => void } & {
  readonly times: (weight: number) => void;
};

/** A list of choices, owned by its user and reused. */
export class Choices {
  /** The number of choices. */
  count = 0;
  private codes = new Int32Array(256);
  private weights = new Int32Array(256);
  private weight = 1;

  /** Empties the list. */
  reset(): void {
    this.count = 0;
    this.weight = 1;
  }

  push(choice: Choice): void {
    if (this.count === this.codes.length) this.grow();
    this.codes[this.count] = choice;
    this.weights[this.count] = this.weight;
    this.count++;
  }

  /** The weight of the choices pushed from now on: a positive integer. */
  times(weight: number): void {
    invariant(Number.isInteger(weight) && weight > 0, () => `an outcome cannot come ${weight} times`);
    this.weight = weight;
  }

  /** The choice at `index`. */
  get(index: number): Choice {
    return entryAt(this.codes, index, this.count);
  }

  /** The weight of the outcome at `index`; 1 by default. */
  weightOf(index: number): number {
    return entryAt(this.weights, index, this.count);
  }

  get totalWeight(): number {
    let total = 0;
    for (let i = 0; i < this.count; i++) total += entryAt(this.weights, i, this.count);
    return total;
  }

  has(choice: Choice): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === choice) return true;
    return false;
  }

  toArray(): Choice[] {
    const list: Choice[] = [];
    for (let i = 0; i < this.count; i++) list.push(entryAt(this.codes, i, this.count));
    return list;
  }

  /** A packed copy of the choices: for lists of thousands. */
  packed(): Int32Array {
    return this.codes.slice(0, this.count);
  }

  private grow(): void {
    const codes = new Int32Array(this.codes.length * 2);
    const weights = new Int32Array(this.codes.length * 2);
    codes.set(this.codes);
    weights.set(this.weights);
    this.codes = codes;
    this.weights = weights;
  }
}

/** An entry of a list of length `count`. Not the shared `at`: these reads are the hottest. */
function entryAt(list: Int32Array, index: number, count: number): number {
  const entry = list[index];
  if (entry === undefined || index >= count) throw new BrokenInvariant(`no choice ${index} of ${count}`);
  return entry;
}

/** The packing of one verb's arguments. */
export interface VerbCode {
  readonly name: string;
  readonly head: number;
  readonly kinds: readonly WordKind<unknown>[];
  /** The shift of each argument. */
  readonly shifts: readonly number[];
  /** Choices written before: their texts are needed again and again. */
  readonly texts: Map<Choice, string>;
  /** Texts that were parsed as choices before. */
  readonly choices: Map<string, Choice>;
}

/** The maximum number of texts and choices cached per verb. */
const TEXTS_KEPT = 1024;

/** Lays out the verbs of a step; throws if one has more than 24 bits of arguments. */
export function verbCodes(verbs: Verbs): readonly VerbCode[] {
  return Object.entries(verbs).map(([name, kinds], index) => {
    let used = 0;
    const shifts = kinds.map((kind) => {
      const shift = used;
      used += kind.bits;
      return shift;
    });
    invariant(used <= VERB_SHIFT && index < 128, () => `the verb ${name} does not fit a choice`);
    invariant(
      /^\S+$/.test(name) && !['times', UNKNOWN, MARK, UNDO].includes(name),
      () => `no verb may be called ${name}`,
    );
    return { name, head: index << VERB_SHIFT, kinds, shifts, texts: new Map(), choices: new Map() };
  });
}

/** The index of a choice's verb in its step's list. */
export const verbOf = (choice: Choice): number => choice >>> VERB_SHIFT;

/** One argument of a choice. */
export function argument({ kinds, shifts }: VerbCode, choice: Choice, index: number): unknown {
  // Does not use the shared `at`, because every choice taken runs this code.
  const kind = kinds[index];
  const shift = shifts[index];
  if (kind === undefined || shift === undefined) throw new BrokenInvariant(`no argument ${index}`);
  return kind.unpack((choice >>> shift) & ((1 << kind.bits) - 1));
}

/** All arguments of a choice. */
export const argumentsOf = (code: VerbCode, choice: Choice): unknown[] =>
  code.kinds.map((_, index) => argument(code, choice, index));

function pack(code: VerbCode, values: readonly unknown[]): Choice {
  return code.kinds.reduce((choice, kind, i) => choice | (kind.pack(values[i]) << at(code.shifts, i)), code.head);
}

/** The offer of a step: its methods push to whatever list `into` currently holds. */
export function makeOffer<V extends Verbs>(codes: readonly VerbCode[], into: { list: Choices }): Offer<V> {
  const methods: Record<string, (...values: unknown[]) => void> = {
    times: (weight) => into.list.times(Number(weight)),
  };
  for (const code of codes) methods[code.name] = offerVerb(code, into);
  return methods as unknown as Offer<V>;
}

function offerVerb(code: VerbCode, into: { list: Choices }): (...values: unknown[]) => void {
  const { head, kinds } = code;
  const [first, second] = kinds;
  if (first === undefined) return () => into.list.push(head);
  if (second === undefined) {
    // Ids, which most verbs take, are stored as their own bits.
    if (first.pack === asIs) return (value) => into.list.push(head | (value as number));
    return (value) => into.list.push(head | first.pack(value));
  }
  if (kinds.length === 2) {
    const shift = first.bits;
    return (a, b) => into.list.push(head | first.pack(a) | (second.pack(b) << shift));
  }
  return (...values) => into.list.push(pack(code, values));
}

/** A choice as text: the verb and its arguments, one word each: `move albany`. */
export function choiceText(codes: readonly VerbCode[], choice: Choice): string {
  const code = at(codes, verbOf(choice));
  const known = code.texts.get(choice);
  if (known !== undefined) return known;
  const text = [code.name, ...code.kinds.map((kind, i) => kind.toWord(argument(code, choice, i)))].join(' ');
  remember(code.texts, choice, text);
  return text;
}

/** The choice with this text, or `undefined` if it is not a verb of the step with valid arguments. */
export function parseChoice(codes: readonly VerbCode[], text: string): Choice | undefined {
  for (const { choices } of codes) {
    const known = choices.get(text);
    if (known !== undefined) return known;
  }
  const space = text.indexOf(' ');
  const verb = space < 0 ? text : text.slice(0, space);
  const code = codes.find(({ name }) => name === verb);
  const choice = code && parseArguments(code, space < 0 ? undefined : text.slice(space + 1));
  if (code !== undefined && choice !== undefined) remember(code.choices, text, choice);
  return choice;
}

function remember<K, V>(values: Map<K, V>, key: K, value: V): void {
  if (values.size >= TEXTS_KEPT) values.clear();
  values.set(key, value);
}

function parseArguments(code: VerbCode, words: string | undefined): Choice | undefined {
  if (words === undefined) return code.kinds.length === 0 ? code.head : undefined;
  const list = words.split(' ');
  if (list.length !== code.kinds.length) return undefined;
  let choice = code.head;
  for (let i = 0; i < list.length; i++) {
    const kind = at(code.kinds, i);
    const value = kind.fromWord(at(list, i));
    if (value === undefined) return undefined;
    choice |= kind.pack(value) << at(code.shifts, i);
  }
  return choice;
}

/** Choices with a common feature: their verb and any given arguments, as words. */
export interface Wanted {
  readonly verb: string;
  readonly words?: readonly (string | undefined)[];
}

/** Returns whether a choice is one of those wanted. Throws a `BadValue` if the step has none of them. */
export function chooser(codes: readonly VerbCode[], { verb, words = [] }: Wanted): (choice: Choice) => boolean {
  const code = codes.find(({ name }) => name === verb);
  if (code === undefined || words.length > code.kinds.length) throw new BadValue(`nobody is asked to ${verb} so`);
  let mask = ~ARGUMENT_BITS;
  let bits = code.head;
  words.forEach((word, i) => {
    if (word === undefined) return;
    const kind = at(code.kinds, i);
    const value = kind.fromWord(word);
    if (value === undefined) throw new BadValue(`${word} is no ${kind.name}`);
    mask |= ((1 << kind.bits) - 1) << at(code.shifts, i);
    bits |= kind.pack(value) << at(code.shifts, i);
  });
  return (choice) => (choice & mask) === bits;
}
