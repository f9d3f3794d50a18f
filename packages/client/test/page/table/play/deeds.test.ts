import type { Gesture, Option, Route, Target } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import {
  aboutDeed,
  asideDeeds,
  buttonOptions,
  callingTargets,
  deedsAt,
  deedsIn,
  entriesOf,
  isYes,
  legalTargets,
  type Offered,
  targetsInTurn,
  usualOptions,
} from '../../../../src/page/table/play/deeds.ts';
import { lettersOf } from '../../../../src/page/table/play/letters.ts';

const space = (id: string): Target => ({ kind: 'space', id });
const piece = (id: string): Target => ({ kind: 'piece', id });

function option(text: string): Option {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
}

const route = (to: string, ...through: string[]): Route => ({
  to,
  through,
  choices: through.map((id) => `move ${id}`),
  ends: false,
  risks: [],
});

/** A march from the mill: to the hill or farther to the keep, or drop the guard, or stop. */
function marching(): Offered {
  const on = (target: Target): Gesture => ({ on: 'target', target });
  const gestures = new Map<string, Gesture>([
    ['move hill', on(space('hill'))],
    ['drop guard', on(piece('guard'))],
    ['one guard hill', on(piece('guard'))],
    ['stop', { on: 'button' }],
  ]);
  const routes = [route('hill', 'hill'), route('keep', 'hill', 'keep')];
  return { options: [...gestures.keys()].map(option), routes, gestures };
}

describe('what can be done at a target', () => {
  it('is the choice met there', () => {
    expect(deedsAt(marching(), space('hill')).map(({ choices }) => choices)).toEqual([['move hill']]);
  });

  it('is a whole march at a space farther off', () => {
    expect(deedsAt(marching(), space('keep')).map(({ choices }) => choices)).toEqual([['move hill', 'move keep']]);
  });

  it('is offered by name where its title says so, beside the march that leads there', () => {
    const offered = marching();
    const more = {
      ...offered,
      options: [...offered.options, option('demolish keep')],
      gestures: new Map([
        ...offered.gestures,
        ['demolish keep', { on: 'target', target: space('keep'), named: true } as const],
      ]),
    };
    expect(deedsAt(more, space('keep')).map(({ choices, named }) => [choices.join(), named])).toEqual([
      ['move hill,move keep', undefined],
      ['demolish keep', true],
    ]);
  });

  it('is rarely used if its title says so: all such actions are in one menu', () => {
    const offered = marching();
    const aside = (id: string) => ({ on: 'target', target: space(id), named: true, aside: true }) as const;
    const more = {
      ...offered,
      options: [...offered.options, option('demolish keep'), option('demolish mill')],
      gestures: new Map<string, Gesture>([
        ...offered.gestures,
        ['demolish keep', aside('keep')] as const,
        ['demolish mill', aside('mill')] as const,
      ]),
    };
    expect(asideDeeds(more).map(({ choices }) => choices.join())).toEqual(['demolish keep', 'demolish mill']);
    expect(asideDeeds(offered)).toEqual([]);
    expect(usualOptions(more)).toEqual(offered.options);
    const choicesAt = (id: string) => deedsIn(more, space(id), []).map(({ choices }) => choices.join());
    expect([choicesAt('keep'), choicesAt('mill')]).toEqual([['move hill,move keep'], ['demolish mill']]);
  });

  it('has a button too if it is a yes', () => {
    const offered = marching();
    const gestures = new Map<string, Gesture>([
      ['send guard', { on: 'target', target: piece('guard'), button: 1 }],
      ['send scout', { on: 'target', target: piece('scout') }],
      ['decline', { on: 'button' }],
    ]);
    const asked = { ...offered, options: ['send guard', 'send scout', 'decline'].map(option), gestures };
    expect(buttonOptions(asked).map(({ text }) => text)).toEqual(['send guard', 'decline']);
    expect(asked.options.map((each) => isYes(asked, each))).toEqual([true, false, false]);
  });

  it('has a button for each of the three likeliest yeses, the best first, else in their own order', () => {
    const yes = (id: string, button: number): [string, Gesture] => [
      `send ${id}`,
      { on: 'target', target: piece(id), button },
    ];
    const gestures = new Map<string, Gesture>([
      ['decline', { on: 'button' }],
      ...[yes('guard', 2), yes('scout', 3), yes('guide', 4), yes('chief', 1)],
    ]);
    const asked = { ...marching(), options: [...gestures.keys()].map(option), gestures };
    const textsOf = (chances: Readonly<Record<string, number>>) =>
      buttonOptions(asked, ({ text }) => chances[text]).map(({ text }) => text);
    expect(textsOf({})).toEqual(['decline', 'send chief', 'send guard', 'send scout']);
    const chances = { 'send guard': 0.5, 'send scout': 0.5, 'send guide': 1, 'send chief': 0.33 };
    expect(textsOf(chances)).toEqual(['decline', 'send guide', 'send guard', 'send scout']);
  });

  it('is a part of a group that goes to a space together, even if that is one piece (P39)', () => {
    const alone = { ...route('mill', 'mill'), choices: ['one guard mill'] };
    const choicesOf = (way: Route): string[] =>
      deedsAt({ ...marching(), routes: [way] }, space('mill')).map(({ choices }) => choices.join());
    expect(choicesOf({ ...alone, splits: 1 })).toEqual(['one guard mill']);
    expect(choicesOf(alone)).toEqual([]);
    expect(callingTargets({ ...marching(), routes: [{ ...alone, splits: 1 }] })).toContainEqual(space('mill'));
    expect(callingTargets({ ...marching(), routes: [alone] })).not.toContainEqual(space('mill'));
  });

  it('is offered as usual where its title says nothing of a choice', () => {
    const offered = { ...marching(), options: [option('wait')] };
    expect(usualOptions(offered)).toEqual([option('wait')]);
  });

  it('is every choice about a piece', () => {
    expect(deedsAt(marching(), piece('guard')).map(({ choices }) => choices)).toEqual([
      ['drop guard'],
      ['one guard hill'],
    ]);
  });

  it('is every action with the pieces of a space, if there is none with the space itself', () => {
    const there = [space('mill'), piece('guard')];
    expect(deedsIn(marching(), space('mill'), there)).toHaveLength(2);
    expect(deedsIn(marching(), space('hill'), [space('hill'), piece('guard')])).toHaveLength(1);
  });

  it('is everything there where the space itself is only named in a choice', () => {
    const gestures = new Map([
      ['lead guard', { on: 'target', target: piece('guard') } as const],
      ['demolish mill', { on: 'target', target: space('mill'), named: true } as const],
    ]);
    const offered = { options: [...gestures.keys()].map(option), routes: [], gestures };
    const deeds = deedsIn(offered, space('mill'), [space('mill'), piece('guard')]);
    expect(deeds.map(({ choices }) => choices.join())).toEqual(['lead guard', 'demolish mill']);
  });

  it('is in the order of the rules, with a stack or with the pieces in it', () => {
    const gestures = new Map([
      ['move mill', { on: 'target', target: space('mill'), named: true } as const],
      ['build guard', { on: 'target', target: piece('guard') } as const],
    ]);
    const offered = { options: [...gestures.keys()].map(option), routes: [], gestures };
    const deeds = deedsIn(offered, space('mill'), [space('mill'), piece('guard')]);
    expect(deeds.map(({ choices }) => choices.join())).toEqual(['move mill', 'build guard']);
  });

  it('is nothing where nothing is legal', () => {
    expect(deedsIn(marching(), space('farm'), [space('farm')])).toEqual([]);
  });
});

describe('what is lit', () => {
  it('is each legal target once, near or far', () => {
    expect(legalTargets(marching())).toEqual([space('hill'), piece('guard'), space('keep')]);
  });

  it('is the way of a march, and the spaces that a choice names', () => {
    const [far] = deedsAt(marching(), space('keep'));
    const [, split] = deedsAt(marching(), piece('guard'));
    const isSpace = (id: string): boolean => id === 'hill' || id === 'keep';
    expect(far && aboutDeed(far, isSpace)).toEqual([space('keep'), space('hill'), space('keep')]);
    expect(split && aboutDeed(split, isSpace)).toEqual([piece('guard'), space('hill')]);
  });

  it('leaves the rest to buttons', () => {
    expect(buttonOptions(marching()).map(({ text }) => text)).toEqual(['stop']);
  });
});

describe('letters', () => {
  it('are the first of the verb that is free, so that no two verbs share one', () => {
    const letters = lettersOf(['discard a', 'done', 'drop b', 'drop c', 'stop', 'd'].map(option));
    expect(letters.map(({ letter, verb }) => `${letter} ${verb}`)).toEqual([
      'd discard',
      'o done',
      'r drop',
      's stop',
      'a d',
    ]);
    expect(letters[2]?.options).toHaveLength(2);
  });
});

describe('the entries of a menu', () => {
  const deeds = ['army albany', 'build a', 'build b', 'build c', 'raid x', 'raid y'].map((text) => {
    return { target: space('albany'), choices: [text], option: option(text) };
  });
  const idsOf = (given: typeof deeds, named: readonly string[]): string[] =>
    entriesOf(given, (verb) => named.includes(verb)).map(({ id, deeds: behind }) => `${id}: ${behind.length}`);

  it('stand one by one, many of one verb behind one', () => {
    expect(idsOf(deeds, ['build', 'raid'])).toEqual(['army albany: 1', 'build …: 3', 'raid x: 1', 'raid y: 1']);
  });

  it('stand one by one if the verb has no name, and if there are no other choices', () => {
    expect(idsOf(deeds, []).length).toBe(6);
    expect(idsOf(deeds.slice(1, 4), ['build'])).toEqual(['build a: 1', 'build b: 1', 'build c: 1']);
  });
});

it('keys go through targets that invite a click before those with only named actions', () => {
  const offered = marching();
  const named: Gesture = { on: 'target', target: space('hill'), named: true };
  const raiding = {
    ...offered,
    routes: [route('hill', 'hill'), route('keep', 'hill', 'keep')],
    gestures: new Map([...offered.gestures, ['move hill', named] as const]),
  };
  expect(targetsInTurn(raiding)).toEqual([piece('guard'), space('keep'), space('hill')]);
  expect(legalTargets(raiding)[0]).toEqual(space('hill'));
});
