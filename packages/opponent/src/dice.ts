import { hashText, type Random } from '@carillon/kit';

/** The sequence from which hidden cards are dealt; those of the steps follow. */
const DEAL = 0;
/** The number of sequences: more than any title has steps. */
const SEQUENCES = 4096;
/** The increment of a sequence, and the factors that mix numbers (the splitmix32 generator). */
const [STEP, MIX_1, MIX_2] = [0x9e3779b9, 0x21f0aaad, 0x735a2d97];

/** 32 bits in which every bit of the number counts. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), MIX_1);
  bits = Math.imul(bits ^ (bits >>> 15), MIX_2);
  return (bits ^ (bits >>> 15)) >>> 0;
}

/** Random numbers for playouts, which begin with a number, and go on turn by turn and step by step. */
export interface PlayoutDice extends Random {
  /** Begins the playout with this number, at its deal. */
  begin(number: number): void;
  /** Begins the next turn of the playout. */
  nextTurn(): void;
  /** Turns to the numbers for a step. */
  at(step: number): void;
}

/**
 * The random numbers of playouts. A playout has a number, and playouts with the same number meet the same cards and dice:
 * each question's step has a sequence of its own, and each turn begins these anew. So two plans are compared with the
 * same dice even where one of them fights a battle that the other does not.
 */
export class Dice implements PlayoutDice {
  private readonly named: number;
  private playout = 0;
  private turn = 0;
  /** The sequence in use, the states of all sequences, and the turn of this playout for which each state holds. */
  private sequence = DEAL;
  private readonly states = new Uint32Array(SEQUENCES);
  private readonly begunIn = new Uint32Array(SEQUENCES);
  /** Counts the turns of all playouts, from 1. */
  private now = 0;

  constructor(name: string) {
    this.named = Number.parseInt(hashText(name), 16);
    this.begin(0);
  }

  begin(number: number): void {
    this.playout = mixed(this.named + mixed(number));
    this.turn = 0;
    this.now++;
    this.sequence = DEAL;
  }

  nextTurn(): void {
    this.turn++;
    this.now++;
  }

  at(step: number): void {
    this.sequence = step + 1;
  }

  /** An integer from 0 to `count` - 1. */
  readonly below = (count: number): number => {
    const { sequence } = this;
    if (this.begunIn[sequence] !== this.now) {
      this.begunIn[sequence] = this.now;
      this.states[sequence] = mixed(this.playout + mixed(this.turn * SEQUENCES + sequence));
    }
    const state = ((this.states[sequence] ?? 0) + STEP) | 0;
    this.states[sequence] = state;
    return Math.floor((mixed(state) / 0x1_0000_0000) * count);
  };
}
