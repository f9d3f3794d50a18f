import type * as Kernel from '@carillon/flow';
import type { AnyRules } from '@carillon/flow';

/** The hands of the kernel that the server works with. */
type KernelParts = Pick<
  typeof Kernel,
  'BadValue' | 'OVER' | 'TOGETHER' | 'Table' | 'endOf' | 'entryFor' | 'readOptions' | 'writeRecord'
>;

/** What a rules file holds: a title's rules, and the kernel that they were released with. A game runs under its own. */
export interface TitleModule {
  /** The hash in the file's name. */
  readonly hash: string;
  readonly rules: AnyRules;
  readonly kernel: KernelParts;
}

/** The rules files that there are. They are added to, never taken away. */
export interface Titles {
  /** The titles that can be played, each under its newest rules. */
  readonly current: readonly TitleModule[];
  /** The rules of a title by their hash; throws where there is no such file. */
  load(title: string, hash: string): Promise<TitleModule>;
}
