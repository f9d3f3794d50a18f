import type { SideName, View } from '@carillon/bayonets-tomahawks-rules';
import type { Language } from '@carillon/board';
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { isPiece } from '../position/facts.ts';
import { frameOf, ofSide } from '../position/running.ts';
import { say } from '../texts/index.ts';
import { pieceName } from '../texts/names.ts';

export interface LedProps {
  readonly view: View;
  readonly language: Language;
  readonly side: SideName;
}

/** Who leads a side in the Battle that goes on, the rerolls left to him, and the Militia that fight with it (13.2.1, 13.3.1). */
export function Led(props: LedProps): JSX.Element {
  const words = (): string => {
    const battle = frameOf(props.view, 'battle');
    const [commander, rerolls] = [ofSide(battle, 'commander', props.side), ofSide(battle, 'rerolls', props.side)];
    const militia = Number(ofSide(battle, 'militia', props.side) ?? 0);
    const led =
      typeof commander === 'string' && isPiece(commander)
        ? [
            say(props.language, 'sheet.led', {
              piece: pieceName(commander, props.language),
              rerolls: Number(rerolls ?? 0),
            }),
          ]
        : [];
    return [...led, ...(militia > 0 ? [say(props.language, 'sheet.militia', { militia })] : [])].join(' · ');
  };
  return <Show when={words()}>{(text) => <p class={`battle-led of-${props.side}`}>{text()}</p>}</Show>;
}
