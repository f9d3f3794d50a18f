import type { Language } from '@carillon/board';
import { ASSEMBLIES_LIMITS, type EventName, type View } from '@carillon/wilderness-war-rules/reference';
import { isSide } from '../position/facts.ts';
import { eventEffect } from '../texts/effects.ts';
import { eventTitle } from '../texts/names.ts';
import { score } from '../texts/opening.ts';
import { tellLegend } from './texts.ts';

/** The event that a marker beside the map reminds of. */
const EVENT_OF: Readonly<Record<string, EventName>> = {
  'no-amphib': 'louisbourg-squadrons',
  'no-french-naval': 'louisbourg-squadrons',
  'quiberon-bay': 'quiberon-bay',
  'william-pitt': 'william-pitt',
  'diplomatic-revolution': 'diplomatic-revolution',
  'french-blockhouses': 'blockhouses',
  'british-blockhouses': 'blockhouses',
  cherokees: 'cherokees',
  'cherokee-uprising': 'cherokee-uprising',
};

/** A track or marker beside the map, in sentences: `hand:french`, `marker:william-pitt`. `[6.1]` refers to a rule. */
export function signLines(view: View, id: string, language: Language): readonly string[] {
  const [what, of = ''] = id.split(':');
  switch (what) {
    case 'hand':
      return isSide(of) ? handLines(view, of, language) : [];
    case 'militia':
      return [tellLegend(language, 'legend.sign.militia')];
    case 'seasons':
      return [tellLegend(language, 'legend.sign.seasons'), tellLegend(language, 'legend.sign.winter')];
    case 'vp':
      return [tellLegend(language, 'legend.sign.vp', { score: score(view.vp, language) }), press(language)];
    case 'assemblies':
      return [tellLegend(language, 'legend.sign.assemblies', ASSEMBLIES_LIMITS[view.assemblies])];
    case 'marker':
      return markerLines(EVENT_OF[of], language);
    default:
      return [];
  }
}

const press = (language: Language): string => tellLegend(language, 'legend.sign.press');

function handLines(view: View, side: 'french' | 'british', language: Language): readonly string[] {
  return [
    tellLegend(language, 'legend.sign.points'),
    tellLegend(language, 'legend.sign.hand', { cards: view.held[side] ?? 0 }),
    ...(view.holding.includes(side) ? [tellLegend(language, 'legend.sign.holds')] : []),
    ...(view.carried.includes(side) ? [tellLegend(language, 'legend.sign.carried')] : []),
  ];
}

const markerLines = (event: EventName | undefined, language: Language): readonly string[] =>
  event === undefined
    ? []
    : [tellLegend(language, 'legend.sign.event', { event: eventTitle(event, language) }), eventEffect(event, language)];
