import type { SideName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Overlay } from '@carillon/board';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { spacesIn } from './answers.ts';
import { overlay } from './overlay.ts';

/** 14.1 A faction's sources of supply, its reach for each kind of stack, and the stacks without supply. */
export const supplyOverlay = (of: SideName): Overlay<View> =>
  overlay(`supply-${of}`, 'S', {
    ask: () => [{ name: 'supply', args: { side: of } }],
    read(_view, [answer]) {
      const [sources, without] = [spacesIn(answer, 'sources'), spacesIn(answer, 'without')];
      const own = new Set<string>(sources);
      const all = spacesIn(answer, 'other').filter((space) => !own.has(space));
      const reached = new Set<string>([...own, ...all]);
      const lights = spacesIn(answer, 'light').filter((space) => !reached.has(space));
      return { sources, without, all, lights, count: reached.size };
    },
    legend: {
      ...{ [`source-${of}`]: 'supply.source', [`supply-${of}`]: 'supply.all' },
      ...{ [`light-${of}`]: 'supply.lights', cut: 'supply.cut' },
    },
    marks: ({ sources, all, lights, without }) => [
      ...sources.map((space) => ({ space, sign: `source-${of}` })),
      ...all.map((space) => ({ space, sign: `supply-${of}` })),
      ...lights.map((space) => ({ space, sign: `light-${of}` })),
      ...without.map((space) => ({ space, sign: 'cut' })),
    ],
    said({ count, lights, without }, language) {
      const params = { side: sideName(of, language), count, lights: lights.length, cut: without.length };
      return say(language, 'supply.said', params);
    },
    lines: ({ sources, all, lights, without }, language) => [
      ...listed('supply.line.cut', without, language),
      ...listed('supply.line.sources', sources, language),
      ...listed('supply.line.all', all, language),
      ...listed('supply.line.lights', lights, language),
    ],
  });

type Line = 'supply.line.cut' | 'supply.line.sources' | 'supply.line.all' | 'supply.line.lights';

/** A line with the names of some spaces, unless there are none. */
const listed = (key: Line, spaces: readonly string[], language: Language): string[] =>
  spaces.length === 0
    ? []
    : [say(language, key, { spaces: spaces.map((space) => placeName(space, language)).join(', ') })];
