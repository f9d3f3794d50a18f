import { Campaign, flow } from '../procedures/contents.ts';
import { always, type EventCard } from './event.ts';

/** Campaign (1–4): two leaders and their forces are activated, whatever their initiative. Confidence: high. */
export const campaign: EventCard = {
  allowed: always,
  play: (_g, by) => flow.call(Campaign, { side: by }),
};
