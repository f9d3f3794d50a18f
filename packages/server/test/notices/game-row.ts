import { ulid } from 'ulid';
import { ids } from '../../src/store/codec.ts';
import { AWAITED, OPTIONS, PACE } from '../../src/store/columns.ts';
import type { Game } from '../../src/store/records.ts';
import type { GameRow } from '../../src/store/tables.ts';

/** The fields of a stored game that a test may set: plain columns, and fields whose columns are encoded. */
type Change = Partial<GameRow> & Partial<Pick<Game, 'options' | 'pace' | 'awaitedBy'>>;

/** A stored running game of two; `changes` sets the fields that the test is about. */
export const gameRow = ({
  options = {},
  pace = { kind: 'none' },
  awaitedBy = [],
  ...change
}: Change = {}): GameRow => ({
  ...{ options_json: OPTIONS.write(options), pace_json: PACE.write(pace) },
  ...{ awaited_json: AWAITED.write([]), awaited_by: ids.write(awaitedBy) },
  id: ulid(),
  title: 'wilderness-war',
  rules: '0123456789abcdef',
  scenario: 'annus-mirabilis',
  status: 'running',
  seq: 0,
  host: ulid(),
  access: 'open',
  link: 'a-secret-link',
  sides: 'chosen',
  solo: 0,
  rated: 1,
  takebacks: 1,
  always_ask: 0,
  holds: null,
  commitment: '',
  secret: '',
  dice_version: 2,
  result_json: null,
  period: null,
  since: null,
  due: null,
  overdue: 0,
  passes_at: null,
  rematch: null,
  stand_ins_json: null,
  computers_due: null,
  computers_by: null,
  address_key: null,
  created: 0,
  started: 0,
  ended: null,
  updated: 0,
  ...change,
});
