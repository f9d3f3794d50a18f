import type { StandingAnswer } from '@carillon/flow';

/** The standing answers of each seat that has some. */
export type StandingBySeat = Readonly<Record<string, readonly StandingAnswer[]>>;

/** Whether a standing answer is among some: the same moment and card. */
export const isOneOf = (standing: StandingAnswer, some: readonly StandingAnswer[]): boolean =>
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
