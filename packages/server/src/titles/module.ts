import type * as Kernel from '@carillon/flow';
import type { AnyRules } from '@carillon/flow';

/** The parts of the kernel that the server uses; older rules files lack `witnessedAt`. */
type KernelParts = Pick<
  typeof Kernel,
  'BadValue' | 'Choices' | 'OVER' | 'TOGETHER' | 'Table' | 'endOf' | 'entryFor' | 'readOptions' | 'writeRecord'
> &
  Partial<Pick<typeof Kernel, 'witnessedAt'>>;

/**
 * The contents of a rules file: a title's rules, and the kernel they were released with, under which their games run.
 */
export interface TitleModule {
  /** The hash in the file's name. */
  readonly hash: string;
  readonly rules: AnyRules;
  readonly kernel: KernelParts;
}

/** The available rules files. New ones are added; none is ever removed. */
export interface Titles {
  /** The playable titles, each with its newest rules. */
  readonly current: readonly TitleModule[];
  /** A title's rules by hash; throws if there is no such file. */
  load(title: string, hash: string): Promise<TitleModule>;
}
