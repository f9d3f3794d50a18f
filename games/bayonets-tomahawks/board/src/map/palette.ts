import type { NationName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Wash } from '@carillon/board';

/** Washes of the Colonies: blues for New France, warm ones for the British. */
export const COLONY_WASHES: readonly Wash[] = [
  { of: 'canada', colour: '#86ace0', rim: '#5f8ccb', strength: 0.38 },
  { of: 'acadie', colour: '#6f9bd0', rim: '#5f8ccb', strength: 0.38 },
  { of: 'pays-d-en-haut', colour: '#9bb4c9', rim: '#7f9db8', strength: 0.32 },
  { of: 'new-england', colour: '#c4655a', rim: '#c4655a', strength: 0.19 },
  { of: 'new-york-new-jersey', colour: '#cd8a44', rim: '#cd8a44', strength: 0.19 },
  { of: 'pennsylvania-delaware', colour: '#b9546a', rim: '#b9546a', strength: 0.17 },
  { of: 'virginia-south', colour: '#cf7440', rim: '#cf7440', strength: 0.19 },
  { of: 'nova-scotia', colour: '#b56a4a', rim: '#b56a4a', strength: 0.19 },
];

/** Band of the Villages of each Nation, the same as on its counters. */
export const NATION_BAND: Readonly<Record<NationName, string>> = { iroquois: '#7d5288', cherokee: '#4d7a35' };
/** Band of the Villages and counters of the French Indians. */
export const INDIAN_BAND = '#b5713a';
