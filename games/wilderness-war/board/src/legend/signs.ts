import type { Language } from '@carillon/board';
import type { LegendFacts } from '@carillon/wargame-board';
import { ASSEMBLIES_LIMITS, type EventName, type View } from '@carillon/wilderness-war-rules/reference';
import { isSide } from '../position/facts.ts';
import { eventEffect } from '../texts/effects.ts';
import { eventTitle } from '../texts/names.ts';
import { score } from '../texts/opening.ts';
import { sayLegend } from './texts.ts';

/** The event that a marker beside the map stands for. */
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

/** Tracks and markers beside the map: `hand:french`, `marker:william-pitt`. */
export const SIGN_LINES: LegendFacts<View, never, never>['signs'] = {
  hand: (view, language, of) => (isSide(of) ? handLines(view, of, language) : []),
  militia: (_view, language) => [sayLegend(language, 'legend.sign.militia')],
  seasons: (_view, language) => [sayLegend(language, 'legend.sign.seasons'), sayLegend(language, 'legend.sign.winter')],
  vp: ({ vp }, language) => [sayLegend(language, 'legend.sign.vp', { score: score(vp, language) }), press(language)],
  assemblies: ({ assemblies }, language) => [
    sayLegend(language, 'legend.sign.assemblies', ASSEMBLIES_LIMITS[assemblies]),
  ],
  marker: (_view, language, of) => markerLines(EVENT_OF[of], language),
};

const press = (language: Language): string => sayLegend(language, 'legend.sign.press');

function handLines(view: View, side: 'french' | 'british', language: Language): readonly string[] {
  return [
    sayLegend(language, 'legend.sign.points'),
    sayLegend(language, 'legend.sign.hand', { cards: view.held[side] ?? 0 }),
    ...(view.holding.includes(side) ? [sayLegend(language, 'legend.sign.holds')] : []),
    ...(view.carried.includes(side) ? [sayLegend(language, 'legend.sign.carried')] : []),
  ];
}

const markerLines = (event: EventName | undefined, language: Language): readonly string[] =>
  event === undefined
    ? []
    : [sayLegend(language, 'legend.sign.event', { event: eventTitle(event, language) }), eventEffect(event, language)];
