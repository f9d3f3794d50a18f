import { expect, it } from 'vitest';
import { mayHear } from '../../../src/page/online/chat.tsx';
import type { OnlineProps } from '../../../src/page/online/props.ts';

const signedIn = (account: object | null): Pick<OnlineProps, 'server'> =>
  ({ server: { account } }) as Pick<OnlineProps, 'server'>;

it('P14: the chat is not asked for where nobody is signed in: the server would refuse', () => {
  expect([mayHear(signedIn(null)), mayHear(signedIn({ id: 'levis' }))]).toEqual([false, true]);
});
