import { expect, it } from 'vitest';
import { mayHear } from '../../../src/page/online/chat.tsx';
import type { OnlineProps } from '../../../src/page/online/props.ts';

const signedIn = (account: object | null): Pick<OnlineProps, 'server'> =>
  ({ server: { account } }) as Pick<OnlineProps, 'server'>;

it('P14: the chat is not requested if nobody is signed in, because the server would refuse it', () => {
  expect([mayHear(signedIn(null)), mayHear(signedIn({ id: 'levis' }))]).toEqual([false, true]);
});
