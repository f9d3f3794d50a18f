import type { TableOption } from '@carillon/flow';

/** 13.0 Which of several Battles comes next: as the board has it, or the one with the fewest attackers. */
export const TABLE_OPTIONS: readonly TableOption[] = [{ name: 'battleOrder', values: ['board', 'fewest-attackers'] }];
