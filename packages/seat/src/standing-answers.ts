import type { StandingAnswer } from '@carillon/flow';

/** The standing answers of each seat that has some. */
export type StandingBySeat = Readonly<Record<string, readonly StandingAnswer[]>>;

/** A player's change to their standing answers. */
export interface StandingChange {
  readonly add: readonly StandingAnswer[];
  readonly drop: readonly StandingAnswer[];
}

/** Standing answers after a change. */
export const changedStanding = (passes: readonly StandingAnswer[], { add, drop }: StandingChange): StandingAnswer[] => [
  ...passes.filter((each) => !isOneOf(each, drop) && !isOneOf(each, add)),
  ...add,
];

/** Whether a list contains a standing answer: the same moment and card. */
const isOneOf = (standing: StandingAnswer, some: readonly StandingAnswer[]): boolean =>
  some.some(({ moment, card }) => moment === standing.moment && card === standing.card);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStanding = (value: unknown): value is StandingAnswer =>
  isObject(value) &&
  'moment' in value &&
  typeof value.moment === 'string' &&
  (!('card' in value) || typeof value.card === 'string');

/** Whether a stored value has the form of standing answers. */
export const isStandingBySeat = (value: unknown): value is StandingBySeat =>
  isObject(value) && Object.values(value).every((each) => Array.isArray(each) && each.every(isStanding));
