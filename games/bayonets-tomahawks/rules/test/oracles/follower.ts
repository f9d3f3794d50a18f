import type { Decision, OracleFinding } from '@carillon/testkit';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import type { Asked, Course } from './asking.ts';
import { pieceFacts, SPACES } from './board.ts';
import type { Table } from './table.ts';

// An oracle that plays a part of the game by itself, with the answers that the game was given.

const CHANCE = -2;
/** 18.3 Twelve chits a side: the value, and a number. */
const CHITS = ['0-1', '0-2', '0-3', '1-1', '1-2', '1-3', '1-4', '1-5', '1-6', '2-1', '2-2', '2-3'];
const SEATS = ['french', 'british'] as const;

const isWinter = ({ stack }: Position): boolean => stack.some(({ procedure }) => procedure === 'winter-quarters');

const phaseOf = ({ stack }: Position): string | undefined =>
  stack.find(({ procedure }) => procedure === 'action-round')?.step;

/** A part of the game that an oracle is following. */
export class Follower {
  private expected: Asked | undefined;
  private started = false;
  private held: string | undefined;
  private readonly draws: string[] = [];
  over: boolean = false;

  constructor(
    private readonly subject: string,
    private readonly table: Table,
    private readonly course: Course,
  ) {}

  /** Compares at a question; `answer` was given to the last one. */
  look(position: Decision, json: Position, answer: string): OracleFinding[] {
    this.table.asked = position.asked.flatMap(({ texts }) => texts);
    this.table.turn = json.stack.at(-1)?.locals ?? {};
    // 18.3.1 Chits are drawn between two questions.
    if (position.question.procedure === 'chits') return this.chit(position, json, answer);
    this.advance(this.held ?? answer);
    this.held = undefined;
    const { expected } = this;
    if (expected === undefined && phaseOf(json) !== phaseOf(this.table.position)) this.endPhase();
    const findings = this.hasGoneOn(json, position.question.step) ? [] : [this.board(json)];
    if (expected !== undefined) findings.unshift(this.question(position, expected));
    findings.push(...this.settleChits());
    // After a difference there is nothing to compare.
    if (expected === undefined || findings.some(({ rules, oracle }) => rules !== oracle)) this.over = true;
    this.table.adopt(json);
    return findings;
  }

  /** 17.2 Much may happen at the end of the Year before anything is asked. */
  private hasGoneOn(json: Position, step: string): boolean {
    return this.expected === undefined && this.subject !== 'winter-quarters' && step !== 'reveal' && isWinter(json);
  }

  private endPhase(): void {
    const phase = this.table.position.stack.find(({ procedure }) => procedure === 'action-phase');
    const { side } = (phase?.locals ?? {}) as { side?: SideName };
    if (side !== undefined) this.table.endPhase(side);
  }

  private advance(answer: string): void {
    const { done, value } = this.started ? this.course.next(answer) : this.course.next('');
    this.started = true;
    this.expected = done === true ? undefined : (value as Asked);
  }

  /** The answer waits until the chits are drawn. */
  private chit({ question, asked }: Decision, { chits, stack }: Position, answer: string): OracleFinding[] {
    this.held ??= answer;
    if (question.step !== 'draw') return [];
    const { side = '' } = (stack.at(-1)?.locals ?? {}) as { side?: string };
    this.draws.push(side);
    const held = Object.entries(chits).flatMap(([chit, place]) => (place === 'held' ? [chit] : []));
    const pool = CHITS.map((chit) => `${side}-${chit}`).filter((chit) => !held.includes(chit));
    const listed = asked.flatMap(({ texts }) => texts);
    return [this.chits(listed.sort().join(' '), pool.map((chit) => `draw ${chit}`).join(' '))];
  }

  /** One chit has been drawn for each Metropolitan Brigade that was eliminated. */
  private settleChits(): OracleFinding[] {
    const { chitsDue } = this.table.now;
    // They are drawn when a whole volley, or the Battle, is over.
    if (this.draws.length === 0 && this.expected !== undefined) return [];
    const due = SEATS.flatMap((side) => new Array<string>(chitsDue[side] ?? 0).fill(side));
    const findings =
      due.length + this.draws.length > 0 ? [this.chits(this.draws.sort().join(' '), due.sort().join(' '))] : [];
    this.draws.length = 0;
    for (const side of SEATS) chitsDue[side] = 0;
    return findings;
  }

  private chits(rules: string, oracle: string): OracleFinding {
    return { subject: `${this.subject}, chits`, where: 'the draws', rules, oracle };
  }

  private question(position: Decision, { step, who, texts }: Asked): OracleFinding {
    const { procedure, step: asked } = position.question;
    const own = `${step} ${who} ${this.sum(texts, () => 1)}`;
    const theirs = position.asked.map(
      ({ seat, texts: listed, weights }) =>
        `${seat === CHANCE ? 'chance' : SEATS[seat]} ${this.sum(listed, (nth) => weights[nth] ?? 1)}`,
    );
    return {
      subject: this.subject,
      where: `the question after ${position.question.procedure}`,
      rules: `${procedure}.${asked} ${theirs.join(' ')}`,
      oracle: own,
    };
  }

  /** Alike counters are listed once; the weights of chance add up. */
  private sum(texts: readonly string[], weightOf: (nth: number) => number): string {
    const sums = new Map<string, number>();
    for (const [nth, text] of texts.entries()) {
      const words = text.split(' ').map((word) => this.known(word));
      const key = words.join('_');
      sums.set(key, (sums.get(key) ?? 0) + weightOf(nth));
    }
    const chance = this.expected?.who === 'chance';
    return [...sums]
      .map(([key, sum]) => (chance ? `${key}*${sum}` : key))
      .sort()
      .join(' ');
  }

  private known(word: string): string {
    return this.table.now.place[word] === undefined ? word : alike(this.table.now, word);
  }

  private board(json: Position): OracleFinding {
    // 18.2.1 At the end of the Year more points are scored before the next question.
    const scored = isWinter(json);
    return {
      subject: `${this.subject}, position`,
      where: 'the position',
      rules: describe(json as unknown as Table['now'], scored),
      oracle: describe(this.table.now, scored),
    };
  }
}

/** The changes that the rules of a chapter make, as words; identical counters have one name. */
function describe(now: Table['now'], scored: boolean): string {
  const { place, control, joined, battles, victory, openSeas, raidPoints, frenchRaids, britishRaids } = now;
  return [
    ...Object.entries(place).map(([piece, at]) => `${alike(now, piece)}@${at}`),
    ...SPACES.flatMap((space) => (control[space] === undefined ? [] : [`${space}=${control[space]}`])),
    ...Object.entries(joined).map(([nation, side]) => `${nation}=${side}`),
    ...Object.entries(raidPoints).flatMap(([side, points]) => (points > 0 ? [`${side}:${points}`] : [])),
    ...(scored ? [] : battles.map((space) => `${space}/battle`)),
    ...frenchRaids.map((space) => `${space}/raided-by-french`),
    ...britishRaids.map((space) => `${space}/raided-by-british`),
    ...(scored ? [] : [`victory=${victory}`]),
    `open-seas=${openSeas}`,
  ]
    .sort()
    .join(' ');
}

function alike({ reduced, routed }: Table['now'], piece: string): string {
  const marks = [reduced.includes(piece) ? '/reduced' : '', routed.includes(piece) ? '/routed' : ''];
  return `${pieceFacts(piece).kind}${marks.join('')}`;
}
