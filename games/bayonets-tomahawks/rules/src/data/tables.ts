// Made from the facts by `npm run facts`; do not edit.

import type { PoolName, TokenName } from '../names.ts';

/** Faces of the die and how many of each (1.3). */
export const DIE = [
  { id: 'flag', count: 2 },
  { id: 'hit-tc', count: 1 },
  { id: 'hit-sc', count: 1 },
  { id: 'bt', count: 1 },
  { id: 'miss', count: 1 },
] as const;

/** Movement Points by type (10.2). */
export const MOVEMENT = [
  { types: ['light', 'indian', 'indian-nation'], mp: 3 },
  { types: ['metropolitan-brigade', 'highland', 'colonial-brigade', 'canadiens', 'artillery', 'commander'], mp: 2 },
  { types: ['fleet'], mp: 2 },
  { types: ['fort', 'bastion'], mp: 0 },
] as const;

/** Raids (9.0): distances, faces that succeed, faces that intercept, the Raid track. */
export const RAID = {
  distance: 3,
  doubledDistance: 6,
  successFaces: ['flag', 'hit-tc', 'bt'],
  interception: [{ faces: ['flag', 'hit-tc', 'bt'] }, { faces: ['flag'] }, { faces: [] }],
  spaces: 8,
  vpAtEnd: 1,
} as const;

/** Faces on which Light units, and others, rally (14.2). */
export const RALLY = [{ success: ['flag', 'bt'] }, { success: ['flag'] }] as const;

/** Battle (13.0): the track, penalties, groups in roll order, Hit faces, margin of a Rout. */
export const BATTLE = {
  track: { min: -5, max: 10 },
  penalties: [
    { id: 'landing', amount: 1 },
    { id: 'marshal', amount: 1 },
    { id: 'rout', amount: 1 },
    { id: 'out-of-supply', amount: 1, doubled: 2, stackSizeAtLeast: 8 },
    { id: 'enemy-fort', amount: 1, doubled: 2 },
  ],
  groups: [
    { id: 'non-indian-light', types: ['light'], shape: 'triangle' },
    { id: 'indian', types: ['indian', 'indian-nation'], shape: 'triangle' },
    { id: 'highland', types: ['highland'], shape: 'square' },
    { id: 'metropolitan', types: ['metropolitan-brigade'], shape: 'square' },
    { id: 'non-metropolitan', types: ['colonial-brigade', 'canadiens'], shape: 'square' },
    { id: 'fleet', types: ['fleet'], shape: 'circle' },
    { id: 'bastion-or-fort', types: ['bastion', 'fort'], shape: 'circle' },
    { id: 'artillery', types: ['artillery'], shape: 'circle' },
  ],
  hitFaces: { triangle: ['hit-tc'], square: ['hit-sc'], circle: ['hit-tc', 'hit-sc'] },
  routMargin: 3,
} as const;

/** War in Europe chits of a faction (18.3). */
export const WAR_IN_EUROPE = {
  values: [
    { value: 0, count: 3 },
    { value: 1, count: 6 },
    { value: 2, count: 3 },
  ],
} as const;

/** A Vagaries of War token (15.2.1, 16.2.1). */
export interface TokenFacts {
  readonly id: TokenName;
  /** Its kind: several tokens may be alike. */
  readonly kind: string;
  readonly pool: PoolName;
  /** Goes back to its pool after the draws. */
  readonly returns: boolean;
  /** Taken from the bonus pool. */
  readonly bonus: { readonly [kind: string]: number };
}

/** The tokens. */
export const TOKEN_FACTS: readonly TokenFacts[] = [
  {
    id: 'vow-fewer-troops-british',
    kind: 'vow-fewer-troops-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-fewer-troops-return-british',
    kind: 'vow-fewer-troops-return-british',
    pool: 'british-metropolitan',
    returns: true,
    bonus: {},
  },
  {
    id: 'vow-two-artillery-british',
    kind: 'vow-two-artillery-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-two-artillery-or-light-british-1',
    kind: 'vow-two-artillery-or-light-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-two-artillery-or-light-british-2',
    kind: 'vow-two-artillery-or-light-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-two-artillery-or-light-british-3',
    kind: 'vow-two-artillery-or-light-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-two-artillery-or-light-british-4',
    kind: 'vow-two-artillery-or-light-british',
    pool: 'british-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-fewer-troops-french',
    kind: 'vow-fewer-troops-french',
    pool: 'french-metropolitan',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-fewer-troops-return-french',
    kind: 'vow-fewer-troops-return-french',
    pool: 'french-metropolitan',
    returns: true,
    bonus: {},
  },
  {
    id: 'vow-one-artillery-french',
    kind: 'vow-one-artillery-french',
    pool: 'french-metropolitan',
    returns: false,
    bonus: {},
  },
  { id: 'vow-french-navy-losses', kind: 'vow-french-navy-losses', pool: 'fleets', returns: true, bonus: {} },
  {
    id: 'vow-fewer-troops-colonial',
    kind: 'vow-fewer-troops-colonial',
    pool: 'colonial-brigades',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-fewer-troops-return-colonial',
    kind: 'vow-fewer-troops-return-colonial',
    pool: 'colonial-brigades',
    returns: true,
    bonus: {},
  },
  {
    id: 'vow-one-colonial-light',
    kind: 'vow-one-colonial-light',
    pool: 'colonial-brigades',
    returns: false,
    bonus: {},
  },
  {
    id: 'vow-one-colonial-light-return',
    kind: 'vow-one-colonial-light-return',
    pool: 'colonial-brigades',
    returns: true,
    bonus: {},
  },
  {
    id: 'vow-pennsylvania-musters',
    kind: 'vow-pennsylvania-musters',
    pool: 'colonial-brigades',
    returns: false,
    bonus: { 'pennsylvania-delaware-brigade': 2 },
  },
  {
    id: 'vow-pitt-subsidies',
    kind: 'vow-pitt-subsidies',
    pool: 'colonial-brigades',
    returns: false,
    bonus: { 'new-england-brigade': 2, 'new-york-new-jersey-brigade': 1, 'virginia-south-brigade': 1 },
  },
];
