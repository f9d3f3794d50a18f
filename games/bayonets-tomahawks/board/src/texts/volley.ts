import { FACES, type LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, listed } from '@carillon/board';
import { idleWhy } from './idle.ts';
import { say } from './index.ts';
import { sideName } from './names.ts';

type Roll = Extract<LogEntry, { readonly type: 'roll' }>;

/** The dice that count: a reroll replaces the last die of its unit (13.5). */
function counting(rolls: readonly Roll[]): readonly Roll[] {
  return rolls.reduce<readonly Roll[]>((before, roll) => {
    const replaced = roll.reroll === null ? -1 : before.findLastIndex(({ piece }) => piece === roll.piece);
    return [...before.filter((_, i) => i !== replaced), roll];
  }, []);
}

/** What a side has rolled in a Battle: `British, Battle dice: 2 Hits and 1 Miss.` */
export function volleyWords(entries: readonly LogEntry[], to: Language): string {
  const rolls = entries.filter((entry): entry is Roll => entry.type === 'roll');
  const [first] = rolls;
  if (first === undefined) return '';
  const shown = counting(rolls);
  const counts = FACES.flatMap((face) => {
    const rolled = shown.filter((roll) => roll.face === face);
    const idle = rolled.filter(({ piece }) => idleWhy(piece, face) !== undefined).length;
    const words = (count: number): string => say(to, `volley.${face}`, { count });
    return [
      ...(rolled.length > idle ? [words(rolled.length - idle)] : []),
      ...(idle > 0 ? [say(to, 'volley.idle', { faces: words(idle) })] : []),
    ];
  });
  return say(to, 'volley', { side: sideName(first.side, to), results: listed(counts, to) });
}
