import { readFileSync } from 'node:fs';
import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { BRITISH, FRENCH, type State } from '@carillon/bayonets-tomahawks-rules/search';
import { Choices, OVER, readPosition, type Seat } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

const { flow } = bayonetsTomahawks;

/** A position of the suite after some choices; questions in between with one answer are answered. */
function after(name: string, changes: Readonly<Record<string, string>>, ...choices: readonly string[]): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  const g = readPosition(bayonetsTomahawks, text);
  const listed = new Choices();
  for (const choice of choices) {
    for (let who = flow.who(g); who !== OVER; who = flow.who(g)) {
      flow.list(g, who, listed);
      const code = flow.parse(g, choice);
      if (code !== undefined && listed.has(code)) {
        flow.take(g, who, code);
        break;
      }
      if (listed.count !== 1) throw new Error(`${choice} is not asked for: ${flow.breadcrumb(g)}`);
      flow.take(g, who, listed.get(0));
    }
  }
  return g;
}

function choicesAt(
  g: State,
  seat: Seat,
): { readonly listed: readonly string[]; readonly considered: readonly string[] } {
  const choices = new Choices();
  flow.list(g, seat, choices);
  const of = (all: readonly number[]) => all.map((each) => flow.text(g, each));
  return {
    listed: of(choices.toArray()),
    considered: of(choices.toArray().filter((each) => brain.considers(g, seat, each))),
  };
}

/** The choice is listed, but not considered. */
function expectNever(g: State, choice: string, seat: Seat = FRENCH): void {
  const { listed, considered } = choicesAt(g, seat);
  expect(listed).toContain(choice);
  expect(considered).not.toContain(choice);
}

describe('Indians', () => {
  it('do not enter a neutral Village, whose Nation would join the enemy (8.0)', () => {
    expectNever(after('no-iroquois-village', {}, 'indian indian-1 kithanink', 'take delaware'), 'move kanistioh');
  });

  const setOut = (changes: Readonly<Record<string, string>>): State =>
    after('retake-chignectou', changes, 'indian indian-1 miramichy', 'take micmac');

  it('do not attack an army alone', () => {
    const army = {
      'at halifax goreham 40th-45th-47th royal-artillery-1':
        'at halifax goreham\nat chignectou 40th-45th-47th royal-artillery-1',
    };
    expectNever(setOut(army), 'move chignectou');
  });

  it('do not attack a Fort alone, without guns against its penalty (13.3.2)', () => {
    const fort = {
      'at halifax goreham 40th-45th-47th royal-artillery-1':
        'at halifax goreham 40th-45th-47th royal-artillery-1\nat chignectou fort-edward',
      'fort-edward ': '',
    };
    expectNever(setOut(fort), 'move chignectou');
  });

  it('enter what is empty', () => {
    expect(choicesAt(setOut({}), FRENCH).considered).toContain('move chignectou');
  });
});

describe('a march', () => {
  const setOut = (to: string): State => {
    const { listed } = choicesAt(after('carlisle-by-light', {}), FRENCH);
    const light = listed.find((each) => /^light \S+ forks-of-the-ohio$/.test(each)) ?? '';
    return after('carlisle-by-light', {}, light, 'take villiers', 'done', `move ${to}`);
  };

  it('does not turn back where nothing can be done', () => {
    const g = setOut('loyalhanna');
    expectNever(g, 'move forks-of-the-ohio');
    expect(choicesAt(g, FRENCH).considered.some((each) => each.startsWith('move'))).toBe(true);
  });

  it('may come back from what it has taken', () => {
    expect(choicesAt(setOut('kithanink'), FRENCH).considered).toContain('move forks-of-the-ohio');
  });
});

describe('a Landing', () => {
  const defended = {
    'at baye-de-cataracouy artois': 'at louisbourg artois',
  };
  const aboard = 'at sail-box 1st-royal-american 44th-48th 50th-51st fleet-boscawen';
  const brigades = 'at boston royal-artillery-2';

  it('does not bring a Fleet alone to an army', () => {
    const alone = {
      [aboard]: 'at sail-box fleet-boscawen',
      [brigades]: `${brigades} 1st-royal-american 44th-48th 50th-51st`,
    };
    expectNever(after('land-at-louisbourg', { ...defended, ...alone }), 'land louisbourg', BRITISH);
  });

  it('may bring one army to another', () => {
    expect(choicesAt(after('land-at-louisbourg', defended), BRITISH).considered).toContain('land louisbourg');
  });
});

describe('a captured Victory Space', () => {
  const held = {
    'kahnawake\n': '\nat lake-george kahnawake\n',
    'control french port-dauphin': 'control french lake-george port-dauphin',
    'northfield lake-george albany': 'northfield albany',
  };

  it('keeps its last unit (2.1.2)', () => {
    expectNever(after('no-iroquois-village', held, 'indian indian-1 lake-george'), 'take kahnawake');
  });
});
