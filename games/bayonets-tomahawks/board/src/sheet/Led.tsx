import type { SideName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf, type Language } from '@carillon/board';
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { say } from '../texts/index.ts';
import { pieceName } from '../texts/names.ts';

export interface LedProps {
  readonly view: View;
  readonly language: Language;
  readonly side: SideName;
}

/**
 * A side's Commander in the current Battle, his remaining rerolls, and the Militia that fight with it (13.2.1, 13.3.1).
 */
export function Led(props: LedProps): JSX.Element {
  const words = (): string => {
    const battle = frameOf(props.view.stack, 'battle')?.locals;
    const commander = battle?.commander[props.side];
    const militia = battle?.militia[props.side] ?? 0;
    const led = commander
      ? [
          say(props.language, 'sheet.led', {
            piece: pieceName(commander, props.language),
            rerolls: battle.rerolls[props.side] ?? 0,
          }),
        ]
      : [];
    return [...led, ...(militia > 0 ? [say(props.language, 'sheet.militia', { militia })] : [])].join(' · ');
  };
  return <Show when={words()}>{(text) => <p class={`battle-led of-${props.side}`}>{text()}</p>}</Show>;
}
