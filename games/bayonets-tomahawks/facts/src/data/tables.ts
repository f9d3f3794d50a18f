import { HEADER, type Json, literal, table } from '@carillon/workshop';
import type { Facts } from '../source.ts';
import { typesFrom } from './types-from.ts';

// The small tables of the rulebook, and the tokens.

const TOKEN_TYPE = `/** A Vagaries of War token (15.2.1, 16.2.1). */
export interface TokenFacts {
  readonly id: TokenName;
  /** Its kind: several tokens may be alike. */
  readonly kind: string;
  readonly pool: PoolName;
  /** Goes back to its pool after the draws. */
  readonly returns: boolean;
  /** Taken from the bonus pool. */
  readonly bonus: { readonly [kind: string]: number };
}
`;

const constant = (name: string, comment: string, value: Json): string =>
  `/** ${comment} */\nexport const ${name} = ${literal(value)} as const;\n`;

export function tablesFile({ tables }: Facts): string {
  const tokens = tables.vagariesOfWar.flatMap(({ id, pool, count, returns, bonus }) =>
    Array.from({ length: count }, (_, i) => ({
      id: count === 1 ? id : `${id}-${i + 1}`,
      kind: id,
      pool,
      returns,
      bonus: bonus ?? {},
    })),
  );
  return [
    HEADER,
    typesFrom('PoolName, TokenName'),
    constant(
      'DIE',
      'Faces of the die and how many of each (1.3).',
      tables.die.map(({ id, count }) => ({ id, count })),
    ),
    constant('MOVEMENT', 'Movement Points by type (10.2).', tables.movementPoints as unknown as Json),
    constant('RAID', 'Raids (9.0): distances, faces that succeed, faces that intercept, the Raid track.', tables.raid),
    constant('RALLY', 'Faces on which Light units, and others, rally (14.2).', tables.rally as unknown as Json),
    constant(
      'BATTLE',
      'Battle (13.0): the track, penalties, groups in roll order, Hit faces, margin of a Rout.',
      tables.battle as unknown as Json,
    ),
    constant('WAR_IN_EUROPE', 'War in Europe chits of a faction (18.3).', {
      values: tables.warInEurope.values as unknown as Json,
    }),
    TOKEN_TYPE,
    table('TOKEN_FACTS', 'TokenFacts', 'The tokens.', tokens),
  ].join('\n');
}
