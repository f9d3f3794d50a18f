import { fieldIn, type Language, type Overlay } from '@carillon/board';
import { SIDES, type SideName, SPACE_FACTS, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { isSpace } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { bySide, placeName } from '../texts/names.ts';
import { spacesIn } from './answers.ts';
import { overlay } from './overlay.ts';

interface Controlled {
  readonly space: SpaceName;
  readonly side: SideName | undefined;
  readonly port: boolean;
}

const FORTRESSES = SPACE_FACTS.filter(({ fortress }) => fortress)
  .map(({ id }) => id)
  .filter(isSpace);

/** 2.0, 6.4 The side that controls each fortress and its port. */
export const controlOverlay: Overlay<View> = overlay('control', 'C', {
  ask: () => SIDES.map((side) => ({ name: 'control', args: { side } })),
  read: (_view, answers) => controlledIn(answers),
  legend: {
    'control-french': 'control.french',
    'control-british': 'control.british',
    'control-nobody': 'control.nobody',
  },
  marks: (all) => all.map(({ space, side }) => ({ space, sign: `control-${side ?? 'nobody'}` })),
  said(all, language) {
    const count = (side: SideName): number => all.filter((each) => each.side === side).length;
    return say(language, 'control.said', { french: count('french'), british: count('british') });
  },
  lines: (all, language) => all.map((each) => lineOf(each, language)),
});

function controlledIn(answers: readonly unknown[]): readonly Controlled[] {
  const held = SIDES.map((side, i) => ({
    side,
    fortresses: new Set(spacesIn(fieldIn(answers[i], 'fortresses'))),
    ports: new Set(spacesIn(fieldIn(answers[i], 'ports'))),
  }));
  return FORTRESSES.map((space) => {
    const holder = held.find(({ fortresses }) => fortresses.has(space));
    return { space, side: holder?.side, port: holder?.ports.has(space) ?? false };
  });
}

function lineOf({ space, side, port }: Controlled, language: Language): string {
  const place = placeName(space, language);
  if (side === undefined) return say(language, 'control.nobodyLine', { place });
  const withPort = port ? say(language, 'control.port') : '';
  return say(language, 'control.line', { place, side: bySide(side, language), port: withPort });
}
