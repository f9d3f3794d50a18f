import type { StyleName } from '@carillon/opponent';
import type { Aim } from './intention.ts';
import type { Feature } from './weights.ts';

/** The preferences of a style: factors for aims and for features of positions; 1 if absent. */
export interface Style {
  readonly aims: { readonly [A in Aim]?: number };
  readonly features: { readonly [F in Feature]?: number };
}

export const STYLES: { readonly [S in StyleName]: Style } = {
  balanced: { aims: {}, features: {} },
  raider: {
    aims: { raid: 4, siege: 0.6, gather: 0.5 },
    features: { raids: 1.4, raiders: 2.5, threats: 0.8, landing: 0.9 },
  },
  besieger: {
    aims: { siege: 2, land: 1.5, sail: 1.5, fetch: 1.5, road: 1.5, raid: 0.4 },
    features: { sieges: 1.5, threats: 1.4, landing: 1.4, raids: 0.8, raiders: 0.5 },
  },
  cautious: {
    aims: { garrison: 3, relieve: 2, fort: 2, gather: 1.5, siege: 0.7, raid: 0.7 },
    features: { strength: 1.6, metropolitans: 1.6, outOfSupply: 2, routed: 2, reach: 0.8, threats: 0.7 },
  },
};
