import type { JSX } from 'solid-js';
import { useHelp } from './door.ts';

export interface RuleLinkProps {
  readonly rule: string;
  /** The text; by default the number itself. */
  readonly label?: string;
  /** Its purpose, for screen readers. */
  readonly title: string;
  /** -1 if keys other than Tab reach it. */
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
