import type { Overlay } from '@carillon/board';
import type { SideName, View } from '@carillon/wilderness-war-rules/reference';
import { isSpace, pieceFacts } from '../position/facts.ts';
import { counters, type Stack } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { piecesPhrase } from '../texts/pieces.ts';
import { spacesIn } from './answers.ts';
import { overlay } from './overlay.ts';

/** 12.1 The spaces where Drilled Troops of a side are in supply, and the troops that are not. */
export const supplyOverlay = (of: SideName): Overlay<View> =>
  overlay(`supply-${of}`, 'S', {
    ask: () => [{ name: 'supply', args: { side: of } }],
    read(view, [answer]) {
      const spaces = spacesIn(answer);
      const supplied = new Set<string>(spaces);
      const isCut = (stack: Stack): boolean => stack.side === of && hasDrilled(stack) && !supplied.has(stack.place);
      return { spaces, cut: counters.stacks(view).filter(isCut) };
    },
    legend: { [`supply-${of}`]: 'supply.in', cut: 'supply.out' },
    marks: ({ spaces, cut }) => [
      ...spaces.map((space) => ({ space, sign: `supply-${of}` })),
      ...cut.map(({ place }) => ({ space: place, sign: 'cut', ofStack: true as const })),
    ],
    said: ({ spaces, cut }, language) =>
      say(language, 'supply.said', { side: sideName(of, language), count: spaces.length, cut: cut.length }),
    lines: ({ spaces, cut }, language) => [
      ...cut.map(({ place, units }) =>
        say(language, 'supply.outLine', { place: placeName(place, language), pieces: piecesPhrase(units, language) }),
      ),
      say(language, 'supply.line', { spaces: spaces.map((each) => placeName(each, language)).join(', ') }),
    ],
  });

/** Whether Drilled Troops are in a stack on the map; Militia in their boxes need no supply. */
const hasDrilled = ({ place, units }: Stack): boolean =>
  isSpace(place) &&
  units.some((unit) => {
    const facts = pieceFacts(unit);
    return facts.kind === 'unit' && facts.category === 'drilled';
  });
