import type { PieceName, SpaceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf } from '@carillon/board';

/** The pieces that act now, and their place; nothing between Actions. */
export interface Acting {
  readonly pieces: readonly PieceName[];
  readonly at: SpaceName;
}

/** The pieces that march, raid, sail, marshal or build. */
export function actingIn(view: View): Acting | undefined {
  const frame = frameOf(view.stack, 'march', 'raid', 'sail', 'marshal', 'construction');
  if (frame === undefined) return undefined;
  switch (frame.procedure) {
    case 'march':
      return { pieces: frame.locals.force, at: frame.locals.at };
    case 'raid':
      return { pieces: [frame.locals.raider], at: frame.locals.at };
    case 'sail':
      return { pieces: frame.locals.force, at: frame.locals.from };
    default:
      return { pieces: [...frame.locals.force, frame.locals.by], at: frame.locals.at };
  }
}
