import type { Account } from '@carillon/protocol';
import type { NetProps } from '../net/page.tsx';

/** What everything about one's own account is drawn with. */
export interface OwnProps extends NetProps {
  readonly account: Account;
}
