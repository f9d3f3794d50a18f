import type { Said } from '@carillon/board';
import { type JSX, Show } from 'solid-js';
import { type HelpPlace, useHelp } from '../../help/door.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { againstWords } from '../../shell/levels.ts';
import type { Play } from '../play/play.ts';
import { type Page, toggleText } from './page.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

interface TableMenuProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  /** The reason that the page now gives why something cannot be chosen, if any. */
  readonly doubted: () => Said | undefined;
  /** Lists what is unavailable now, and why. */
  readonly onWhy: () => void;
  readonly onLeave: () => void;
}

/** Rarely needed actions. */
export function TableMenu<View, LogEntry>(props: TableMenuProps<View, LogEntry>): JSX.Element {
  const close = (): void => props.page.window.set(undefined);
  const help = useHelp();
  const openHelp = (place: HelpPlace): void => {
    close();
    help.open(place);
  };
  const Item = (item: { readonly label: string; readonly onPick: () => void }): JSX.Element => (
    <button type="button" class="button quiet" onClick={item.onPick}>
      {item.label}
    </button>
  );
  const report = (): void => {
    const { text, rule } = props.doubted() ?? {};
    openHelp({ page: 'wrong', ...(text !== undefined && { said: text }), ...(rule !== undefined && { rule }) });
  };
  const words = (): void => {
    toggleText(props.page);
    close();
  };
  const cover = (): void => {
    void props.play.session.look(null);
    close();
  };
  const why = (): void => {
    close();
    props.onWhy();
  };
  const analysing = () => props.play.session.now().analysis;
  const toggleAnalysis = (): void => {
    void (analysing() ? props.play.session.leaveAnalysis() : props.play.session.analyse());
    close();
  };
  /** A draw is offered to the computer when the user is asked. */
  const mayDraw = (): boolean => {
    const { computer, asked, result, viewing } = props.play.session.now();
    return computer !== null && asked.seat !== computer && result === null && viewing === null && !analysing();
  };
  const offerDraw = (): void => {
    close();
    void props.play.session.settle('agreed');
  };
  return (
    <Dialog open={true} title={props.play.title.name} close={props.play.words.say('close')} onClose={close}>
      <Show when={props.play.session.now().level}>
        {(level) => <p class="table-opponent">{againstWords(level(), props.play.words.language)}</p>}
      </Show>
      <nav class="table-menu">
        <Item label={props.play.words.say(props.page.text() ? 'mapView' : 'textView')} onPick={words} />
        <Show when={props.play.session.now().looking !== null}>
          <Item label={props.play.words.say('coverHand')} onPick={cover} />
          <Item label={props.play.words.say('standing')} onPick={() => props.page.window.set('standing')} />
        </Show>
        <Show when={!props.play.session.past()}>
          <Item label={props.play.words.say(analysing() ? 'analysisLeave' : 'analyse')} onPick={toggleAnalysis} />
        </Show>
        <Show when={!props.play.session.past() && !props.play.session.isOnline}>
          <Item label={props.play.words.say('whyTitle')} onPick={why} />
        </Show>
        <Item label={props.play.words.say('overlays')} onPick={() => props.page.window.set('overlays')} />
        <Item label={props.play.words.say('warMinute')} onPick={() => openHelp({ page: 'war' })} />
        <Item label={props.play.words.say('help')} onPick={() => openHelp({ page: 'rules' })} />
        <Item label={props.play.words.say('firstSteps')} onPick={() => openHelp({ page: 'first' })} />
        <Item label={props.play.words.say('keys')} onPick={() => props.page.window.set('keys')} />
        <Item label={props.play.words.say('preferences')} onPick={() => props.page.window.set('preferences')} />
        <Show when={mayDraw()}>
          <Item label={props.play.words.say('askDraw')} onPick={offerDraw} />
        </Show>
        <Show when={!analysing()}>
          <Item label={props.play.words.say('exportGame')} onPick={() => props.page.window.set('export')} />
        </Show>
        <Item label={props.play.words.say('looksWrong')} onPick={report} />
        <Item label={props.play.words.say('about')} onPick={() => openHelp({ page: 'about' })} />
        <Item
          label={props.play.words.say(props.play.session.isOnline ? 'placeGames' : 'leave')}
          onPick={props.onLeave}
        />
      </nav>
    </Dialog>
  );
}
