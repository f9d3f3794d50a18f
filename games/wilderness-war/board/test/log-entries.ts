import type { LogEntry } from '@carillon/wilderness-war-rules/reference';

type Type = LogEntry['type'];
type EntryOf<T extends Type> = LogEntry extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

const roll = { die: 4, modifiers: [{ why: 'tactics', rule: '7.51', by: 1, leader: 'levis' }] } as const;
const attempt = {
  side: 'french',
  pieces: ['levis', 'french-regular-1'],
  from: 'quebec',
  to: 'montreal',
  ...roll,
  success: true,
} as const;
const clash = {
  at: 'niagara',
  attacker: 'british',
  attackers: ['forbes', 'highland-1'],
  defenders: ['marine-detachment-1'],
} as const;
const raid = { side: 'french', pieces: ['abenaki-1'], at: 'york', target: 'cultivated', column: 'cultivated' } as const;

/** An entry of every type; a new type without one does not compile. */
const BY_TYPE: { readonly [T in Type]: EntryOf<T> } = {
  begin: { type: 'begin', scenario: 'annus-mirabilis' },
  'optional-rules': { type: 'optional-rules', rules: ['raidsHurtMilitia', 'tournament'] },
  bids: { type: 'bids', french: 2, british: 1, favoured: 'french', rule: '13.3' },
  'bids-even': { type: 'bids-even', die: 5, winner: 'british', rule: '13.3' },
  'bid-roll': { type: 'bid-roll', french: 2, british: 4, rule: '14.7' },
  bid: { type: 'bid', by: 'british', bid: 1, side: 'french', rule: '14.7' },
  sides: { type: 'sides', side: 'french', bid: 1, exchanged: true, total: 3, rule: '14.7' },
  season: { type: 'season', year: 1758, season: 'late' },
  reshuffle: { type: 'reshuffle', rule: '5.25' },
  dealt: { type: 'dealt', side: 'british', count: 1 },
  hold: { type: 'hold', side: 'french' },
  card: { type: 'card', side: 'french', card: 'ambush-11', use: 'activate' },
  activate: { type: 'activate', side: 'french', commander: 'levis', pieces: ['levis'], at: 'quebec' },
  march: {
    type: 'march',
    pieces: ['montcalm', 'levis', 'french-regular-1', 'french-regular-2'],
    from: 'montreal',
    to: 'ticonderoga',
    infiltrates: false,
  },
  drop: { type: 'drop', pieces: ['coureurs-1'], at: 'oswego' },
  intercept: { type: 'intercept', ...attempt },
  avoid: { type: 'avoid', ...attempt, die: 2, success: false },
  'left-out': { type: 'left-out', side: 'british', at: 'oswego', what: 'refuge', rule: '6.81' },
  'slip-away': { type: 'slip-away', side: 'french', pieces: ['coureurs-1'], from: 'oswego', rule: '6.8' },
  avoided: { type: 'avoided', side: 'french', pieces: ['coureurs-1'], from: 'oswego', to: 'niagara' },
  battle: { type: 'battle', ...clash },
  militia: { type: 'militia', side: 'british', pieces: ['colonial-militia-1'], at: 'york' },
  response: { type: 'response', side: 'british', card: 'fieldworks-9' },
  fire: {
    type: 'fire',
    side: 'british',
    role: 'attacker',
    strength: 12,
    column: 9,
    shifts: [{ why: 'fieldworks', rule: '7.55', by: -1 }],
    die: 4,
    modifiers: [
      { why: 'tactics', rule: '7.51', by: 1, leader: 'forbes' },
      { why: 'no-auxiliaries', rule: '7.52', by: -1 },
    ],
    losses: 3,
  },
  loss: { type: 'loss', side: 'french', piece: 'coureurs-1', eliminated: false, why: null, rule: '7.61' },
  'leader-check': { type: 'leader-check', side: 'british', leader: 'wolfe', die: 1, killed: true },
  'assault-failed': { type: 'assault-failed', at: 'niagara', rule: '9.2' },
  won: { type: 'won', side: 'british', at: 'niagara', why: 'more', inflicted: 3, suffered: 1, rule: '7.8' },
  vp: { type: 'vp', side: 'british', points: 1, why: 'battle', rule: '7.81', total: -2 },
  overrun: { type: 'overrun', side: 'british', at: 'niagara', rule: '7.82' },
  retreat: { type: 'retreat', side: 'french', pieces: ['coureurs-1'], from: 'niagara', to: 'oswego' },
  eliminated: { type: 'eliminated', side: 'french', pieces: ['coureurs-1'], at: 'niagara', rule: '7.92' },
  stockade: { type: 'stockade', what: 'destroyed', side: 'british', at: 'toronto' },
  'fort-started-lost': { type: 'fort-started-lost', side: 'french', at: 'toronto', rule: '5.45' },
  'siege-begins': { type: 'siege-begins', at: 'quebec', rule: '8.21' },
  'siege-lifted': { type: 'siege-lifted', at: 'quebec', rule: '8.232' },
  'fortress-reverts': { type: 'fortress-reverts', side: 'french', at: 'quebec', rule: '8.24' },
  'amphib-placed': { type: 'amphib-placed', at: 'louisbourg', rule: '6.431' },
  'amphib-removed': { type: 'amphib-removed', at: 'louisbourg', rule: '6.431' },
  inside: { type: 'inside', side: 'french', pieces: ['drucour'], at: 'louisbourg' },
  'siege-roll': { type: 'siege-roll', side: 'british', at: 'louisbourg', ...roll, level: 1 },
  assault: { type: 'assault', ...clash },
  captured: { type: 'captured', side: 'british', at: 'niagara', what: 'fort', rule: '9.22' },
  sail: { type: 'sail', pieces: ['wolfe'], from: 'halifax', to: 'louisbourg', landing: true },
  build: { type: 'build', side: 'british', at: 'albany', what: 'stockade' },
  demolish: { type: 'demolish', side: 'french', at: 'niagara', what: 'fort' },
  restored: { type: 'restored', side: 'british', pieces: ['ranger-1', 'ranger-2'] },
  placed: { type: 'placed', side: 'british', pieces: ['ranger-1'], at: 'southern-colonial-militias' },
  'event-roll': { type: 'event-roll', side: 'french', card: 'louisbourg-squadrons-21', die: 2 },
  alliance: { type: 'alliance', side: 'french', halfPoints: 5, halved: true, rule: '5.53' },
  allied: { type: 'allied', side: 'french', at: 'kahnawake', rule: '5.532' },
  'event-without-effect': {
    type: 'event-without-effect',
    side: 'french',
    card: 'troop-transports-47',
    rule: '5.51',
  },
  'not-received': { type: 'not-received', side: 'british', rule: '5.522' },
  'leader-drawn': { type: 'leader-drawn', leader: 'murray', rule: '5.55' },
  'leader-returned': { type: 'leader-returned', leader: 'amherst', rule: '5.55' },
  'leader-dismissed': { type: 'leader-dismissed', leader: 'loudoun', rule: '5.55' },
  'leaders-available': { type: 'leaders-available', leaders: ['amherst', 'forbes', 'wolfe'], rule: '5.55' },
  'leaders-exchanged': { type: 'leaders-exchanged', leaders: ['montcalm', 'rigaud'] },
  assemblies: { type: 'assemblies', to: 'enthusiastic', rule: '5.54' },
  marker: { type: 'marker', marker: 'quiberon-bay', placed: true },
  'bastions-repaired': { type: 'bastions-repaired', side: 'french', at: 'quebec' },
  'small-pox': { type: 'small-pox', side: 'british', at: 'albany', steps: 2 },
  'card-taken': { type: 'card-taken', side: 'french', card: 'campaign-1' },
  'card-recovered': { type: 'card-recovered', side: 'british', card: 'light-infantry-54', rule: '5.22' },
  'card-lost': { type: 'card-lost', side: 'british', card: null },
  raid: { type: 'raid', ...raid, ...roll, success: true, losses: 1 },
  raided: { type: 'raided', side: 'french', at: 'york', rule: '10.31' },
  'go-home': { type: 'go-home', side: 'french', piece: 'abenaki-1', from: 'york', to: 'st-francois' },
  'year-end': { type: 'year-end', year: 1757 },
  'raids-counted': { type: 'raids-counted', side: 'french', markers: 3, rule: '13.22' },
  attrition: { type: 'attrition', side: 'british', at: 'oswego', full: 2, reduced: 1, rule: '11.2' },
  result: { type: 'result', winner: null, rule: '13.14' },
};

export const entries: readonly LogEntry[] = Object.values(BY_TYPE);

/** Entries of the same types with the other possible contents. */
export const furtherEntries: readonly LogEntry[] = [
  { type: 'result', winner: 'british', rule: '13.11' },
  { type: 'intercept', ...attempt, die: 2, success: false },
  { type: 'avoid', ...attempt },
  { type: 'march', pieces: ['coureurs-1'], from: 'montreal', to: 'ticonderoga', infiltrates: true },
  { type: 'drop', pieces: ['levis'], at: 'oswego' },
  ...['6.63', '9.22', '10.31', '10.411', '10.412', '10.42', '5.51'].map(
    (rule): LogEntry => ({ type: 'eliminated', side: 'french', pieces: ['coureurs-1'], at: 'niagara', rule }),
  ),
  ...(['drilled', 'full', 'only', 'all', 'winterReduced', 'winterFull', 'raided'] as const).flatMap(
    (why): LogEntry[] => [
      { type: 'loss', side: 'french', piece: 'coureurs-1', eliminated: true, why, rule: '7.61' },
      { type: 'loss', side: 'french', piece: 'coureurs-1', eliminated: false, why, rule: '7.61' },
    ],
  ),
  { type: 'loss', side: 'french', piece: 'coureurs-1', eliminated: true, why: null, rule: '7.61' },
  { type: 'left-out', side: 'french', at: 'oswego', what: 'lone', rule: '6.721' },
  { type: 'left-out', side: 'french', at: 'oswego', what: 'awaited', rule: '6.722' },
  { type: 'left-out', side: 'french', at: 'oswego', what: 'leaders', rule: '6.723' },
  { type: 'left-out', side: 'french', at: 'oswego', what: 'left', rule: '6.724' },
  { type: 'leader-check', side: 'british', leader: 'wolfe', die: 2, killed: false },
  { type: 'vp', side: 'french', points: 2, why: 'battle', rule: '7.81', total: 3 },
  { type: 'vp', side: 'french', points: 1, why: 'battle', rule: '7.81', total: 0 },
  { type: 'sail', pieces: ['wolfe'], from: 'halifax', to: 'louisbourg', landing: false },
  { type: 'build', side: 'french', at: 'niagara', what: 'fort' },
  { type: 'raid', ...raid, ...roll, die: 2, success: false, losses: 0 },
  { type: 'raid', ...raid, ...roll, target: 'stockade', column: 'stockadeSettlement', success: true, losses: 2 },
  { type: 'siege-roll', side: 'british', at: 'louisbourg', ...roll, level: 2 },
  { type: 'siege-roll', side: 'british', at: 'louisbourg', ...roll, level: 0 },
  { type: 'marker', marker: 'quiberon-bay', placed: false },
  { type: 'card-lost', side: 'british', card: 'campaign-1' },
  { type: 'card', side: 'british', card: 'ambush-11', use: 'pass' },
  { type: 'card', side: 'british', card: 'ambush-11', use: 'event' },
  { type: 'card', side: 'british', card: 'ambush-11', use: 'stockades' },
  { type: 'card', side: 'british', card: 'ambush-11', use: 'forts' },
  { type: 'dealt', side: 'french', count: 9 },
  { type: 'season', year: 1757, season: 'early' },
  { type: 'sides', side: 'british', bid: 1, exchanged: false, total: 3, rule: '14.7' },
  { type: 'alliance', side: 'french', halfPoints: 4, halved: false, rule: '5.53' },
  { type: 'placed', side: 'british', pieces: ['ranger-1', 'wolfe'], at: 'albany' },
];
