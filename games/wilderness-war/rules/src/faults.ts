import { faults } from '@carillon/flow';

/** What shows that no game can stand so, and the rule that forbids it. */
export const impossible = faults({
  'siege-at-two-levels': '8.23',
});
