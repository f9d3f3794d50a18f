import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@carillon/board';
import { speak } from '@carillon/board/spoken';
import { For, type JSX } from 'solid-js';
import type { Cell } from '../cell.ts';
import {
  COLOURS,
  CONFIRMATIONS,
  type Colours,
  type Confirmation,
  MOTIONS,
  type Motion,
  PACES,
  type Pace,
  type Preferences,
  THEMES,
  type Theme,
} from '../preferences.ts';
import { say, type TextKey } from '../texts/index.ts';
import { Dialog } from './dialog.tsx';

const CONFIRM_TEXTS: Readonly<Record<Confirmation, TextKey>> = {
  touch: 'confirmTouch',
  always: 'confirmAlways',
  never: 'confirmNever',
};
const COLOUR_TEXTS: Readonly<Record<Colours, TextKey>> = { usual: 'coloursUsual', safe: 'coloursSafe' };
const THEME_TEXTS: Readonly<Record<Theme, TextKey>> = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
};
const MOTION_TEXTS: Readonly<Record<Motion, TextKey>> = {
  system: 'motionSystem',
  slow: 'motionSlow',
  fast: 'motionFast',
  none: 'motionNone',
};

const PACE_TEXTS: Readonly<Record<Pace, TextKey>> = {
  slow: 'computerSlow',
  normal: 'computerNormal',
  plays: 'computerPlays',
  once: 'computerOnce',
};

/** The user's language, as a row of buttons. */
export function LanguageSwitch(props: { readonly preferences: Cell<Preferences> }): JSX.Element {
  const choose = async (language: Language): Promise<void> => {
    if (await speak(language)) props.preferences.set({ ...props.preferences(), language });
  };
  return (
    <fieldset class="language-switch">
      <legend class="unseen">{say(props.preferences().language, 'language')}</legend>
      <For each={LANGUAGES}>
        {(language) => (
          <button
            type="button"
            class="button quiet"
            lang={language}
            aria-pressed={props.preferences().language === language}
            onClick={() => void choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </button>
        )}
      </For>
    </fieldset>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly label: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

function OneOf<T extends string>(props: ChoiceProps<T>): JSX.Element {
  return (
    <fieldset class="one-of">
      <legend>{props.title}</legend>
      <For each={props.values}>
        {(value) => (
          <label class="radio">
            <input
              type="radio"
              name={props.name}
              checked={props.value === value}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.label(value)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

export interface PreferencesDialogProps {
  readonly open: boolean;
  readonly preferences: Cell<Preferences>;
  readonly onClose: () => void;
}

/** The settings of this browser. */
export function PreferencesDialog(props: PreferencesDialogProps): JSX.Element {
  const now = (): Preferences => props.preferences();
  const text = (key: TextKey): string => say(now().language, key);
  const set = (change: Partial<Preferences>): void => props.preferences.set({ ...now(), ...change });
  return (
    <Dialog open={props.open} title={text('preferences')} close={text('close')} onClose={props.onClose}>
      <LanguageSwitch preferences={props.preferences} />
      <OneOf
        name="confirm"
        title={text('confirmSteps')}
        values={CONFIRMATIONS}
        value={now().confirm}
        label={(value) => text(CONFIRM_TEXTS[value])}
        onChoose={(confirm) => set({ confirm })}
      />
      <OneOf
        name="motion"
        title={text('motion')}
        values={MOTIONS}
        value={now().motion}
        label={(value) => text(MOTION_TEXTS[value])}
        onChoose={(motion) => set({ motion })}
      />
      <OneOf
        name="pace"
        title={text('computerPace')}
        values={PACES}
        value={now().pace}
        label={(value) => text(PACE_TEXTS[value])}
        onChoose={(pace) => set({ pace })}
      />
      <OneOf
        name="colours"
        title={text('colours')}
        values={COLOURS}
        value={now().colours}
        label={(value) => text(COLOUR_TEXTS[value])}
        onChoose={(colours) => set({ colours })}
      />
      <OneOf
        name="theme"
        title={text('theme')}
        values={THEMES}
        value={now().theme}
        label={(value) => text(THEME_TEXTS[value])}
        onChoose={(theme) => set({ theme })}
      />
      <label class="radio">
        <input type="checkbox" checked={now().letters} onChange={(event) => set({ letters: event.target.checked })} />
        <span>{text('letters')}</span>
      </label>
      <label class="radio">
        <input type="checkbox" checked={now().givesUp} onChange={(event) => set({ givesUp: event.target.checked })} />
        <span>{text('mayGiveUp')}</span>
      </label>
      <label class="radio">
        <input type="checkbox" checked={now().sounds} onChange={(event) => set({ sounds: event.target.checked })} />
        <span>{text('sounds')}</span>
      </label>
    </Dialog>
  );
}
