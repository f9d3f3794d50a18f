import type { Moment } from '@carillon/board';
import { expect, it } from 'vitest';
import { scenesOf } from '../../../../src/page/table/drama/scene.ts';

/** The only scene of these events. */
function sceneOf(news: readonly Moment[], before: readonly Moment[]) {
  const shown = scenesOf(news, before);
  expect(shown.length).toBeLessThan(2);
  return shown[0]?.scene;
}

const CARD = { kind: 'card', id: 'ambush' } as const;
const roll = (seat: string, face: string): Moment => ({ sound: 'musket', volley: true, dice: [{ seat, face }] });

it('dice lie by side at the place of the fight, even if it began earlier', () => {
  const scene = sceneOf([roll('french', '6'), roll('british', '1'), roll('french', '2')], [{ at: 'albany' }]);
  expect(scene?.dice).toEqual([
    { seat: 'french', faces: ['6', '2'], events: [0, 2], volley: true },
    { seat: 'british', faces: ['1'], events: [1], volley: true },
  ]);
  expect(scene?.at).toBe('albany');
  expect(scene?.sounds).toEqual(['musket']);
});

it('outside a volley each event has its own row, and no more than the last five', () => {
  const single = (face: string): Moment => ({ dice: [{ seat: 'french', face }] });
  const rows = (...faces: readonly string[]) => sceneOf(faces.map(single), [])?.dice.map(({ faces: [face] }) => face);
  expect(rows('1', '2')).toEqual(['1', '2']);
  expect(rows('1', '2', '3', '4', '5', '6')).toEqual(['2', '3', '4', '5', '6']);
});

it('a card lies in the middle, wherever the last fight was; dice come before it', () => {
  expect(sceneOf([{ sound: 'card', card: CARD }], [{ at: 'albany' }])).toMatchObject({ card: CARD, at: undefined });
  expect(sceneOf([{ card: CARD }, roll('french', '6')], [])?.card).toBeUndefined();
});

it('nothing is shown of events without dice, cards and sounds', () => {
  expect(sceneOf([{ at: 'albany' }], [])).toBeUndefined();
  expect(sceneOf([], [roll('french', '6')])).toBeUndefined();
});

it('lost pieces fall where the fight was, also when they are chosen after the dice', () => {
  const piece = { kind: 'piece', id: 'bearn-1' } as const;
  const scene = sceneOf([{ lost: [piece] }], [{ at: 'albany' }, roll('british', '6')]);
  expect(scene).toMatchObject({ lost: [piece], at: 'albany', dice: [] });
});

it('the end of a fight is shown over its place', () => {
  expect(sceneOf([roll('french', '6'), { at: 'albany', outcome: true }], [])).toMatchObject({
    outcomes: [1],
    at: 'albany',
  });
});

it('a battle keeps its place when the loser retreats to another', () => {
  const begin: Moment = { sound: 'drum', at: 'chignectou', begins: true };
  const retreat: Moment = { at: 'halifax', outcome: true };
  expect(scenesOf([begin, roll('british', '1'), retreat], []).map(({ scene }) => scene.at)).toEqual(['chignectou']);
});

it('two battles at once are shown one after the other, each with its own dice and its end', () => {
  const begin = (at: string): Moment => ({ sound: 'drum', at, begins: true });
  const end: Moment = { outcome: true };
  const news = [{ card: CARD }, begin('albany'), roll('french', '6'), end, begin('oswego'), roll('british', '1'), end];
  expect(scenesOf(news, []).map(({ scene, end: reported }) => [scene.at, scene.outcomes, reported])).toEqual([
    ['albany', [3], 4],
    ['oswego', [6], 7],
  ]);
  expect(scenesOf(news, [])[1]?.scene.dice).toMatchObject([{ seat: 'british', faces: ['1'], events: [5] }]);
});

it('a battle without a place of its own is shown where the events before it were, the first of them too', () => {
  const news: Moment[] = [{ at: 'albany' }, roll('french', '6'), { sound: 'drum', begins: true }, roll('british', '1')];
  expect(scenesOf(news, []).map(({ scene }) => scene.at)).toEqual(['albany', 'albany']);
});

it('a battle that goes on after a question keeps its place', () => {
  const before: Moment[] = [{ at: 'albany', begins: true }, roll('french', '6')];
  const news = [
    roll('british', '2'),
    { outcome: true } as const,
    { at: 'oswego', begins: true } as const,
    roll('french', '1'),
  ];
  expect(scenesOf(news, before).map(({ scene }) => scene.at)).toEqual(['albany', 'oswego']);
});
