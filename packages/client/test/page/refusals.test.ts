import { CODES } from '@carillon/protocol';
import { expect, it } from 'vitest';
import { refusalText } from '../../src/page/refusals.ts';

/** Codes that the page may answer with the general sentence. */
const AS_FAILED = ['failed', 'going_down', 'storage'];

it('every code with which the server refuses something has a sentence of its own', () => {
  const unsaid = CODES.filter((code) => refusalText(code) === 'refused_failed' && !AS_FAILED.includes(code));
  expect(unsaid).toEqual([]);
});
