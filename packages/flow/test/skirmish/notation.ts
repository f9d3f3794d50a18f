/** How positions of the game are written: see `docs/notation.md`. */
import { between, groupPart, listPart, type PositionFormat, tablePart, valuePart, wordOfKind } from '@carillon/flow';
import { card, ending, piece, side, space } from './names.ts';
import { supply } from './state.ts';

const COUNT = between(0, 9);

export const FORMAT: PositionFormat = [
  valuePart('turn', 'turn', COUNT),
  valuePart('last-turn', 'lastTurn', COUNT),
  valuePart('first', 'first', side),
  groupPart('at', 'place', piece, space),
  tablePart('supply', 'supply', side, supply),
  listPart('deck', 'deck', card),
  listPart('spent', 'spent', card),
  listPart('blue-hand', 'blueHand', card),
  listPart('red-hand', 'redHand', card),
  tablePart('cards', 'held', side, COUNT),
  {
    key: 'won',
    blank: { winner: null, ending: '5.1' },
    write: ({ winner, ending: rule }) =>
      winner === null && rule === '5.1' ? [] : [[String(winner ?? '-'), String(rule)]],
    read([winner, rule], into) {
      into.winner = winner === '-' ? null : wordOfKind(side, winner);
      into.ending = wordOfKind(ending, rule);
    },
  },
];
