import type { LaterLocals } from '@carillon/flow';

interface Framed {
  readonly flow: {
    readonly allSteps: readonly string[];
    blankFrame(procedure: string): { readonly locals: { readonly [name: string]: unknown } } | undefined;
  };
}

/**
 * The locals of each procedure as text, without those that `later` adds to earlier positions: one procedure per line,
 * in the order of their names, because the order of definition depends on which module is loaded first. A local that a
 * title adds to a procedure belongs in `later`; otherwise earlier saved positions are refused.
 */
export function savedLocals({ flow }: Framed, later: LaterLocals): string {
  const procedures = [...new Set(flow.allSteps.map((step) => step.split('.')[0] ?? ''))].sort();
  const lines = procedures.map((name) => {
    const added = Object.keys(later[name]?.({}) ?? {});
    const locals = Object.keys(flow.blankFrame(name)?.locals ?? {}).filter((each) => !added.includes(each));
    return `${[`${name}:`, ...locals].join(' ')}\n`;
  });
  return lines.join('');
}
