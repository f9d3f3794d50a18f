import { readFileSync } from 'node:fs';
import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { BRITISH, FRENCH, type LogEntry, type Side, type State } from '@carillon/bayonets-tomahawks-rules/search';
import { readPosition } from '@carillon/flow';
import { Dice, Playouts, Script } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { Field } from '../src/field.ts';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';
import { intendingOf } from '../src/intending.ts';
import { intended } from '../src/intention.ts';
import { intentionsOf } from '../src/intentions.ts';
import { Prizes } from '../src/prizes.ts';
import { Raids } from '../src/raids.ts';

const intending = intendingOf({}, 1);

/** A position of the suite, with some of its lines changed. */
function position(name: string, changes: Readonly<Record<string, string>> = {}): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  return readPosition(bayonetsTomahawks, text);
}

/**
 * The intentions of a faction in words, e.g. `take halifax chignectou`, followed by a unit that goes alone and the
 * Road.
 */
function intentions(g: State, of: Side): readonly string[] {
  const sight = { field: new Field(), prizes: new Prizes(), raids: new Raids() };
  sight.field.read(g);
  sight.prizes.read(g);
  sight.raids.read(g, of);
  return intentionsOf(g, of, sight)
    .map(intended)
    .map(({ aim, from = 'sea', at, by, pieces }) => [aim, from, at, ...pieces, ...(by ? [by] : [])].join(' '));
}

/** The number of playouts, of forty, in which an event happened: playouts that pursue an intention, or any. */
function turnsWith(g: State, of: Side, intention: string | undefined, has: (entry: LogEntry) => boolean): number {
  const view = JSON.parse(JSON.stringify(bayonetsTomahawks.view(g, of)));
  const seen = brain.rules.fromView(view);
  const playouts = new Playouts(brain, seen, of, brain.dealer(view), new Dice('3'));
  const wanted = intention === undefined ? undefined : intentions(seen, of).indexOf(intention);
  if (wanted !== undefined) expect(wanted).toBeGreaterThanOrEqual(0);
  return Array.from({ length: 40 }, () => {
    let found = false;
    playouts.say = (entry) => {
      found ||= has(entry as LogEntry);
    };
    playouts.play(undefined, new Script(), wanted);
    return found;
  }).filter(Boolean).length;
}

describe('by land', () => {
  it('the British army at Albany may march on Kingston, which a French army has entered', () => {
    expect(intentions(position('relieve-kingston'), BRITISH)).toContain('take albany kingston');
  });

  it('an army may relieve a stack that is attacked (13.0)', () => {
    expect(intentions(position('relieve-fort-ontario'), BRITISH)).toContain('relieve oneida-lake oswego');
  });

  it('Brigades and guns join the main army', () => {
    expect(intentions(position('save-the-siege-train'), BRITISH)).toContain('gather albany lake-george');
    expect(intentions(position('save-the-siege-train'), FRENCH)).toContain('gather quebec ticonderoga');
  });

  it('Light units take what Brigades cannot reach', () => {
    expect(intentions(position('carlisle-by-light'), FRENCH)).toContain('take forks-of-the-ohio carlisle');
  });
});

describe('by sea (10.6)', () => {
  it('Fleets, guns and Brigades at Halifax may sail together against Louisbourg', () => {
    const g = position('guns-aboard');
    expect(intentions(g, BRITISH)).toContain('sail halifax louisbourg');
    // 3.3 Only guns harm Bastions.
    const none = {
      'royal-artillery-1 royal-artillery-3\n': '\n',
      'at boston royal-artillery-2': 'at boston royal-artillery-2 royal-artillery-1 royal-artillery-3',
    };
    expect(intentions(position('guns-aboard', none), BRITISH)).not.toContain('sail halifax louisbourg');
  });

  it('a force at sea may land', () => {
    const all = intentions(position('land-at-louisbourg'), BRITISH);
    expect(all[0]).toBe('land sea louisbourg');
    expect(all).toContain('land sea chignectou');
  });

  it('Fleets without troops fetch an army that waits in a port', () => {
    expect(intentions(position('winter-in-halifax'), FRENCH)).toContain('fetch port-la-joye quebec');
  });
});

it('Light units of both factions may raid', () => {
  expect(intentions(position('guns-aboard'), BRITISH)).toContain('raid albany isle-aux-noix mohawk');
  expect(intentions(position('guns-aboard'), FRENCH)).toContain('raid forks-of-the-ohio carlisle villiers');
});

describe('a unit that can be spared', () => {
  it('goes where a lone Light unit could walk in (2.1.2)', () => {
    expect(intentions(position('guns-aboard'), BRITISH)).toContain('garrison albany lake-george mohawk');
    expect(intentions(position('break-the-bonus'), FRENCH)).toContain('garrison montreal baye-de-cataracouy beaujeu');
  });
});

describe('Constructions (12.0)', () => {
  it('are a Road towards a prize that no Highway reaches: the British finish the one to the Forks', () => {
    const all = intentions(position('road-to-the-forks'), BRITISH);
    expect(all).toContain('road mekekasink forks-of-the-ohio forks-of-the-ohio.mekekasink');
    expect(intentions(position('save-the-siege-train'), FRENCH)).toContain(
      'road ticonderoga northfield number-four.ticonderoga',
    );
  });

  it('are a Fort where an army stands near the enemy', () => {
    expect(intentions(position('guns-aboard'), BRITISH)).toContain('fort albany albany');
    expect(intentions(position('stay-in-kingston'), FRENCH)).toContain('fort kingston kingston');
  });
});

describe('a turn that pursues an intention mostly carries it out', () => {
  it.each<[string, string, string, (entry: LogEntry) => boolean]>([
    [
      'sails from Halifax',
      'guns-aboard',
      'sail halifax louisbourg',
      (entry) => entry.type === 'sail' && entry.at === 'halifax',
    ],
    [
      'lands at Chignectou, though Louisbourg is worth more',
      'land-at-louisbourg',
      'land sea chignectou',
      (entry) => entry.type === 'land' && entry.at === 'chignectou',
    ],
    [
      'finishes the Road to the Forks',
      'road-to-the-forks',
      'road mekekasink forks-of-the-ohio forks-of-the-ohio.mekekasink',
      (entry) => entry.type === 'road-built',
    ],
    [
      'sends the Mohawk to Lake George',
      'guns-aboard',
      'garrison albany lake-george mohawk',
      (entry) => entry.type === 'move' && entry.to === 'lake-george' && entry.pieces.join() === 'mohawk',
    ],
  ])('%s', (_, name, intention, has) => {
    const g = position(name);
    const wanted = turnsWith(g, BRITISH, intention, has);
    expect(wanted).toBeGreaterThan(24);
    expect(wanted).toBeGreaterThan(turnsWith(g, BRITISH, undefined, has) + 5);
  });
});

it('shows which intention the deeds pursue', () => {
  const all = intending.list(position('guns-aboard'), BRITISH);
  const moving = { side: 'british', at: 'albany', pieces: ['mohawk'] };
  expect(intending.pursued(all, [{ type: 'move', to: 'lake-george', ...moving }])).toMatchObject({ aim: 'garrison' });
  expect(intending.pursued(all, [{ type: 'sail', side: 'british', at: 'halifax', pieces: [] }])).toMatchObject({
    aim: 'sail',
    at: 'louisbourg',
  });
  expect(intending.pursued(all, [])).toBeUndefined();
  // Only the seat asked has intentions.
  expect(intending.list(position('guns-aboard'), FRENCH)).toEqual([]);
});
