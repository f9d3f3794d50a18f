import type { JSX } from 'solid-js';
import { useHelp } from './door.ts';

export interface RuleLinkProps {
  readonly rule: string;
  /** What is read; the number itself unless given. */
  readonly label?: string;
  /** What it does, for whoever does not see where it stands. */
  readonly title: string;
  /** -1 where other keys than Tab lead to it. */
  readonly tabIndex?: -1;
}

/** A rule number that opens the help there. */
export function RuleLink(props: RuleLinkProps): JSX.Element {
  const help = useHelp();
  const open = (event: MouseEvent): void => {
    event.stopPropagation();
    help.open({ page: 'rules', rule: props.rule });
  };
  return (
    <button
      type="button"
      class="rule-link"
      data-rule={props.rule}
      title={props.title}
      tabindex={props.tabIndex}
      onClick={open}
    >
      {props.label ?? props.rule}
    </button>
  );
}
