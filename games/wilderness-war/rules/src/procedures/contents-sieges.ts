import { flag, number } from '@carillon/flow';
import { piece, pieceOrNone, side, space } from '../ids.ts';
import { flow, pieces } from './contents.ts';

// The table of contents, continued: sieges and assaults.

// 8 Forts, fortresses and sieges
/** 8.1 The defender chooses the pieces that go inside. */
export const Shelter = flow.procedure('shelter', {
  locals: { side, at: space, barred: pieces },
  steps: ['begin', 'pick', 'close'],
});
export const Siege = flow.procedure('siege', {
  locals: { side, at: space, commander: piece },
  own: {
    /** Surrender! has been played instead of the roll. */
    surrendered: flag,
  },
  steps: ['besieger', 'defender', 'surrender', 'terms', 'surrendered', 'roll', 'storm', 'assault', 'close'],
});
/** A stockade, fort or fortress passes to its captor. */
export const Capture = flow.procedure('capture', {
  locals: { side, at: space, surrender: flag },
  steps: ['take', 'massacre', 'leave', 'close'],
});
/** Surrender!: those inside go to the closest fortification. */
export const Relocation = flow.procedure('relocation', {
  locals: { side, at: space },
  steps: ['begin', 'to'],
});

// 9 Assaults
export const Assault = flow.procedure('assault', {
  locals: { side, at: space, commander: pieceOrNone },
  own: {
    attackers: pieces,
    defenders: pieces,
    attackerDie: number,
    defenderDie: number,
    attackerHits: number,
    defenderHits: number,
    attackerLost: number,
    defenderLost: number,
  },
  steps: [
    'join',
    'attackerEvents',
    'defenderEvents',
    'fire',
    'attackerLosses',
    'defenderLosses',
    'attackerLeaders',
    'defenderLeaders',
    'winner',
    'close',
  ],
});
