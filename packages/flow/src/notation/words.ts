import type { Json } from '@carillon/kit';
import { BadValue } from '../kinds.ts';

// A value as one word: names unchanged, numbers in digits, yes, no, - for nothing, [a,b] and {a:1}; any other text in
// quotes, with its spaces escaped.

const NOTHING = '-';
const YES = 'yes';
const NO = 'no';
const NAME = /[A-Za-z][A-Za-z0-9.-]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]\d+)?/y;
const QUOTED = /"(?:[^"\\]|\\.)*"/y;

/** A value as one word without spaces. */
export function wordOf(value: Json): string {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textWord(value);
  if (isList(value)) return `[${value.map(wordOf).join(',')}]`;
  const fields = Object.entries(value).flatMap(([key, each]) =>
    each === undefined ? [] : [`${textWord(key)}:${wordOf(each)}`],
  );
  return `{${fields.join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function textWord(text: string): string {
  NAME.lastIndex = 0;
  const isName = NAME.test(text) && NAME.lastIndex === text.length && text !== YES && text !== NO;
  return isName
    ? text
    : JSON.stringify(text).replace(/\s/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The value of a word; throws a `BadValue` if it is invalid. */
export function valueIn(word: string): Json {
  const reader = new WordReader(word);
  const value = reader.value();
  reader.mustBeAtEnd();
  return value;
}

class WordReader {
  private at = 0;

  constructor(private readonly word: string) {}

  mustBeAtEnd(): void {
    if (this.at < this.word.length) throw this.bad();
  }

  value(): Json {
    if (this.skip('[')) return this.several(']', () => this.value());
    if (this.skip('{')) return Object.fromEntries(this.several('}', () => this.field()));
    const quoted = this.match(QUOTED);
    if (quoted !== undefined) return this.unquoted(quoted);
    const digits = this.match(NUMBER);
    if (digits !== undefined) return this.number(digits);
    if (this.skip(NOTHING)) return null;
    return this.named();
  }

  private named(): Json {
    const name = this.match(NAME);
    if (name === undefined) throw this.bad();
    return name === YES ? true : name === NO ? false : name;
  }

  private number(digits: string): number {
    if (String(Number(digits)) !== digits) throw this.bad();
    return Number(digits);
  }

  private unquoted(quoted: string): string {
    try {
      return String(JSON.parse(quoted));
    } catch {
      throw this.bad();
    }
  }

  private field(): [string, Json] {
    const key = this.value();
    if (typeof key !== 'string' || !this.skip(':')) throw this.bad();
    return [key, this.value()];
  }

  private several<T>(close: string, one: () => T): T[] {
    const found: T[] = [];
    if (this.skip(close)) return found;
    do found.push(one());
    while (this.skip(','));
    if (!this.skip(close)) throw this.bad();
    return found;
  }

  private skip(text: string): boolean {
    const is = this.word.startsWith(text, this.at);
    if (is) this.at += text.length;
    return is;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.word)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private bad(): BadValue {
    return new BadValue(`${this.word} is no value`);
  }
}
