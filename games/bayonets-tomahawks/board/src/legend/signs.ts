import { ROUNDS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { isCard } from '../position/facts.ts';
import { score, thresholds } from '../position/victory.ts';
import { spelled } from './spelled.ts';
import { tellLegend } from './texts.ts';

/** A track or marker beside the map, in sentences: `raids:french`, `card:british-3`. `[6.1]` refers to a rule. */
export function signLines(view: View, id: string, language: Language): readonly string[] {
  const [what, of = ''] = id.split(':');
  switch (what) {
    case 'points':
      return [tellLegend(language, 'legend.sign.points')];
    case 'chit':
      return [tellLegend(language, 'legend.sign.chit')];
    case 'raids':
      return [tellLegend(language, 'legend.sign.raids')];
    case 'vp':
      return [
        `${score(view, language)}. ${thresholds(view, language)}`,
        tellLegend(language, 'legend.sign.vp'),
        tellLegend(language, 'legend.sign.press'),
      ];
    case 'rounds':
      return roundLines(language);
    case 'steps':
      return [tellLegend(language, 'legend.sign.steps')];
    case 'card':
      return isCard(of)
        ? [...spelled(view, { kind: 'card', id: of }, language), tellLegend(language, 'legend.sign.inPlay')]
        : [];
    default:
      return [];
  }
}

const roundLines = (language: Language): readonly string[] => [
  tellLegend(language, 'legend.sign.rounds', { rounds: ROUNDS.filter((round) => round.startsWith('ar')).length }),
  tellLegend(language, 'legend.sign.logistics'),
];
