import type { Account } from '@carillon/protocol';
import type { NetProps } from '../net/page.tsx';

/** The common properties of the account pages. */
export interface OwnProps extends NetProps {
  readonly account: Account;
}
