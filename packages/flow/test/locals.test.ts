import { between, each, flag, NONE, number, optional, setOf } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { piece, shape, side, space, toyFlow } from './toy.ts';

describe('a local', () => {
  test('is given by the caller, whatever its kind', () => {
    const flow = toyFlow();
    const seen: unknown[] = [];
    const March = flow.procedure('march', {
      locals: {
        by: side,
        at: space,
        left: number,
        steps: between(1, 6),
        forced: flag,
        leader: optional(piece),
        commander: optional(piece),
        force: setOf(piece),
        losses: each(side, number),
      },
      steps: ['look'],
    });
    March.define({
      look(_g, f) {
        seen.push(f.by, f.at, f.left, f.steps, f.forced, f.leader, f.commander, f.force.toArray());
        seen.push(f.losses.get(side.of('north')), f.losses.get(side.of('south')));
        return March.end();
      },
    });
    const Begin = flow.procedure('begin', {
      own: { force: setOf(piece), losses: each(side, number) },
      steps: ['go', 'close'],
    });
    Begin.define({
      go(_g, f) {
        f.force.add(piece.of('regiment-3'));
        f.force.add(piece.of('regiment-33'));
        f.losses.set(side.of('south'), -2);
        return flow.call(March, {
          by: side.of('south'),
          at: space.of('montreal'),
          left: -300,
          steps: 6,
          forced: true,
          leader: piece.of('regiment-36'),
          commander: NONE,
          force: f.force,
          losses: f.losses,
        });
      },
      close: () => Begin.end(),
    });
    flow.start(shape.blank(), Begin, {});
    expect(seen).toEqual([1, 4, -300, 6, true, 36, NONE, [3, 33], 0, -2]);
  });

  test('of the procedure itself begins blank at each call, and keeps its value until it ends', () => {
    const flow = toyFlow();
    const seen: unknown[] = [];
    const Roll = flow.procedure('roll', {
      own: { n: number, die: between(1, 6), hit: flag, at: space, leader: optional(piece), force: setOf(piece) },
      steps: ['before', 'after'],
    });
    Roll.define({
      before(_g, f) {
        seen.push([f.n, f.die, f.hit, f.at, f.leader, f.force.isEmpty]);
        f.n = 12;
        f.die = 5;
        f.hit = true;
        f.at = space.of('albany');
        f.leader = piece.of('regiment-1');
        f.force.add(piece.of('regiment-16'));
        return undefined;
      },
      after(_g, f) {
        seen.push([f.n, f.die, f.hit, f.at, f.leader, f.force.toArray()]);
        return Roll.end();
      },
    });
    const Twice = flow.procedure('twice', { steps: ['one', 'two', 'close'] });
    Twice.define({ one: () => flow.call(Roll, {}), two: () => flow.call(Roll, {}), close: () => Twice.end() });
    flow.start(shape.blank(), Twice, {});
    const fresh = [0, 1, false, 0, NONE, true];
    const used = [12, 5, true, 0, 1, [16]];
    expect(seen).toEqual([fresh, used, fresh, used]);
  });

  test('belongs to the callee: its changes do not reach the caller', () => {
    const flow = toyFlow();
    const Lose = flow.procedure('lose', { locals: { force: setOf(piece) }, result: setOf(piece), steps: ['one'] });
    Lose.define({
      one(_g, f) {
        f.force.delete(piece.of('regiment-1'));
        f.force.add(piece.of('regiment-30'));
        return Lose.end(f.force);
      },
    });
    const Fight = flow.procedure('fight', {
      own: { before: setOf(piece), after: setOf(piece) },
      steps: ['lose', 'close'],
    });
    const seen: number[][] = [];
    Fight.define({
      lose(_g, f) {
        f.before.add(piece.of('regiment-1'));
        f.before.add(piece.of('regiment-2'));
        return Fight.callFor('after', Lose, { force: f.before });
      },
      close(_g, f) {
        seen.push(f.before.toArray(), f.after.toArray());
        return Fight.end();
      },
    });
    flow.start(shape.blank(), Fight, {});
    expect(seen).toEqual([
      [1, 2],
      [2, 30],
    ]);
  });
});
