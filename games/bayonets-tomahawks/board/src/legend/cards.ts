import type { CardName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { cardFacts } from '../position/facts.ts';
import { apName, counted } from '../texts/names.ts';
import { sayLegend } from './texts.ts';

/** The facts printed on a card, in sentences. */
export function cardLines(card: CardName, language: Language): readonly string[] {
  const { actionPoints, initiative, arStart, buildup } = cardFacts(card);
  const points = counted(actionPoints.map((point) => apName(point, language))).join(', ');
  return [
    ...(points === '' ? [] : [sayLegend(language, 'legend.card', { points })]),
    ...(actionPoints.some(({ type }) => type === 'french-light-army') ? [sayLegend(language, 'legend.lightArmy')] : []),
    ...(actionPoints.some(({ type }) => type === 'sail-army') ? [sayLegend(language, 'legend.sailArmy')] : []),
    ...(actionPoints.some(({ double }) => double) ? [sayLegend(language, 'legend.double')] : []),
    ...(initiative === null ? [] : [sayLegend(language, 'legend.initiative', { initiative })]),
    ...(buildup ? [sayLegend(language, 'legend.buildup')] : []),
    ...(arStart ? [sayLegend(language, 'legend.arStart')] : []),
  ];
}
