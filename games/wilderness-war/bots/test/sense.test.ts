import { readFileSync } from 'node:fs';
import { Choices, OVER, readPosition, type Seat } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { BRITISH, FRENCH, type State } from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { wildernessWarBrain as brain } from '../src/index.ts';

const { flow } = wildernessWar;

/** A position of the suite, with some of its lines changed, after a side has made some choices. */
function after(name: string, changes: Readonly<Record<string, string>>, ...choices: readonly string[]): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  const g = readPosition(wildernessWar, text);
  for (const choice of choices) take(g, choice);
  return g;
}

/** Makes a choice, as soon as it is asked for; windows before it pass. */
function take(g: State, choice: string): void {
  const listed = new Choices();
  for (let who = flow.who(g); who !== OVER; who = flow.who(g)) {
    flow.list(g, who, listed);
    const code = flow.parse(g, choice);
    if (code !== undefined && listed.has(code)) {
      flow.take(g, who, code);
      return;
    }
    const pass = listed.toArray().find((each) => /^(pass|decline|march)/.test(flow.text(g, each)));
    if (pass === undefined && listed.count !== 1) throw new Error(`${choice} is not asked for: ${flow.breadcrumb(g)}`);
    flow.take(g, who, pass ?? listed.get(0));
  }
}

/** The listed choices that a computer player considers. */
function considered(g: State, seat: Seat): readonly string[] {
  const listed = new Choices();
  flow.list(g, seat, listed);
  return listed.toArray().flatMap((each) => (brain.considers(g, seat, each) ? [flow.text(g, each)] : []));
}

function listedAt(g: State, seat: Seat): readonly string[] {
  const listed = new Choices();
  flow.list(g, seat, listed);
  return listed.toArray().map((each) => flow.text(g, each));
}

/** Whether the policy ever makes a choice in a hundred tries. */
function isPlayed(g: State, seat: Seat, choice: string): boolean {
  const [policy, listed, random] = [brain.policy(), new Choices(), seeded(4)];
  flow.list(g, seat, listed);
  return Array.from({ length: 100 }, () => {
    policy.begin();
    return flow.text(g, listed.get(policy.pick(g, seat, listed, random.below)));
  }).includes(choice);
}

/** The choice is listed, but neither considered nor played. */
function expectNever(g: State, seat: Seat, choice: string): void {
  expect(listedAt(g, seat)).toContain(choice);
  expect(considered(g, seat)).not.toContain(choice);
  expect(isPlayed(g, seat, choice)).toBe(false);
}

const MARCH = ['activate campaign-1', 'lead dunbar', 'take british-regular-10', 'take british-regular-14', 'done'];

describe('a march', () => {
  it('does not return to where it was', () => {
    const g = after('guns-for-the-siege', {}, ...MARCH, 'move hoosic');
    expectNever(g, BRITISH, 'move albany');
    expect(considered(g, BRITISH)).toContain('move hudson-carry-south');
  });

  it('does not return to where it began by another way', () => {
    const g = after('guns-for-the-siege', {}, ...MARCH, 'move hoosic', 'move hudson-carry-south');
    expectNever(g, BRITISH, 'move albany');
  });

  it('may return once it has left somebody behind', () => {
    const g = after('guns-for-the-siege', {}, ...MARCH, 'move hoosic', 'drop british-regular-14');
    expect(considered(g, BRITISH)).toContain('move albany');
  });
});

describe('the last card', () => {
  it('is held rather than discarded', () => {
    const g = after('raid-the-valley', { 'carried french british': 'carried british' });
    expectNever(g, FRENCH, 'discard bastions-repaired-5');
    expect(considered(g, FRENCH)).toContain('hold');
  });

  it('may be discarded where it cannot be held (4.0)', () => {
    expect(considered(after('raid-the-valley', {}), FRENCH)).toContain('discard bastions-repaired-5');
  });
});

describe('a card that is spent for its points', () => {
  /** The French with Ambush!, Bastions Repaired and another card. */
  const holding = (other: string): State =>
    after('raid-the-valley', {
      'hand bastions-repaired-5': `hand ambush-11 bastions-repaired-5 ${other}`,
      'hand french 1': 'hand french 3',
      'undealt 61': 'undealt 59',
      'ambush-11 ambush': 'ambush',
      [`${other} `]: '',
    });

  it('is the one whose event is worth least', () => {
    const g = holding('foul-weather-14');
    expectNever(g, FRENCH, 'activate ambush-11');
    expectNever(g, FRENCH, 'stockades ambush-11');
    expect(considered(g, FRENCH)).toContain('activate bastions-repaired-5');
  });

  it('is the one whose event is the enemy’s (5.12)', () => {
    const g = holding('george-croghan-16');
    expectNever(g, FRENCH, 'activate bastions-repaired-5');
    expect(considered(g, FRENCH)).toContain('activate george-croghan-16');
  });

  it('may be a better one that gives more points', () => {
    expect(considered(holding('foul-weather-14'), FRENCH)).toContain('activate foul-weather-14');
  });
});

describe('a captured fortress', () => {
  const toQuebec = ['activate foul-weather-14', 'lead wolfe', 'take british-regular-8', 'take british-regular-11'];

  it('keeps one unit (8.24)', () => {
    const g = after('two-of-four-in-1759', {}, ...toQuebec);
    expectNever(g, BRITISH, 'take british-regular-13');
    expect(considered(g, BRITISH)).toContain('done');
  });

  it('of its own a side may leave', () => {
    const g = after('guns-for-the-siege', {}, ...MARCH.slice(0, 3));
    expect(considered(g, BRITISH)).toContain('take british-regular-14');
  });
});

describe('a lone Indian', () => {
  const army = 'dunbar british-regular-10 british-regular-14';
  /** The Huron at Canajoharie, next to a British force. */
  const against = (force: string): State =>
    after(
      'raid-the-valley',
      { 'huron ojibwa': 'ojibwa', [`at albany ${army}`]: `at canajoharie huron\nat schoharie ${force}` },
      ...['activate bastions-repaired-5', 'alone huron', 'done', 'start huron'],
    );

  it('does not attack an army', () => {
    expectNever(against(army), FRENCH, 'move schoharie');
  });

  it('may march on a leader alone', () => {
    expect(considered(against('dunbar'), FRENCH)).toContain('move schoharie');
  });
});
