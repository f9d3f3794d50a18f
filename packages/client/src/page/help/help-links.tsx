import type { JSX } from 'solid-js';
import { useHelp } from './door.ts';

export interface HelpLinksProps {
  readonly text: (key: 'doorWar' | 'firstSteps' | 'help' | 'about') => string;
}

/** Links into the help from the start page. */
export function HelpLinks(props: HelpLinksProps): JSX.Element {
  const help = useHelp();
  return (
    <nav class="help-links">
      <button type="button" class="button quiet" data-door="war" onClick={() => help.open({ page: 'war' })}>
        {props.text('doorWar')}
      </button>
      <button type="button" class="button quiet" data-door="first" onClick={() => help.open({ page: 'first' })}>
        {props.text('firstSteps')}
      </button>
      <button type="button" class="button quiet" onClick={() => help.open({ page: 'rules' })}>
        {props.text('help')}
      </button>
      <button type="button" class="button quiet" onClick={() => help.open({ page: 'about' })}>
        {props.text('about')}
      </button>
    </nav>
  );
}
