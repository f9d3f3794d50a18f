import type { StyleName } from '@carillon/opponent';
import type { Aim } from './intention.ts';
import type { Feature } from './weights.ts';

/**
 * The preferences of a style: factors for aims and for features of positions; 1 if absent. An aim with factor 0 is not
 * pursued.
 */
export interface Style {
  readonly aims: { readonly [A in Aim]?: number };
  readonly features: { readonly [F in Feature]?: number };
}

export const STYLES: { readonly [S in StyleName]: Style } = {
  // With these aims players were no stronger than without (docs/measured/opponents.md).
  balanced: { aims: { fort: 0, raid: 0, garrison: 0 }, features: {} },
  raider: {
    aims: { raid: 3, siege: 0.6, gather: 0.5 },
    features: { raids: 1.4, raiders: 2.5, sieges: 0.9, threats: 0.8 },
  },
  besieger: {
    aims: { siege: 2, fort: 1.5, clear: 1.5, sail: 1.5, raid: 0.4 },
    features: { sieges: 1.4, threats: 1.5, raids: 0.8, raiders: 0.5 },
  },
  cautious: {
    aims: { garrison: 3, winter: 3, relieve: 2, gather: 1.5, siege: 0.6, raid: 0.7 },
    features: { strength: 1.6, regulars: 1.6, exposed: 2, forts: 1.5, threats: 0.7, sieges: 0.9 },
  },
};
