import { playing } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { begin, planted, sound } from './games.ts';

/** Both cards are drawn and both bids made: blue must move. */
const blueToMove = () =>
  playing(sound, begin()).chance('draw guides-1', 'draw ambush-1').choose('blue', 'bid 1').choose('red', 'bid 0');

describe('a game in the players’ words', () => {
  test('is played as written', () => {
    blueToMove()
      .nowChooses('blue', 'activation.order')
      .offersOnly(['rest', 'march mill'])
      .choose('blue', 'march mill', 'take blue-guard', 'done')
      .offers(['stop', 'move hill', 'move farm'])
      .offersNot(['move keep'])
      .choose('blue', 'move farm')
      .nowChooses('blue', 'window.offer')
      .choose('blue', 'pass')
      .nowChooses('red', 'window.offer')
      .choose('red', 'respond ambush-1')
      .nowChooses('chance', 'battle.fire')
      .chance('roll 6 6')
      .nowChooses('blue', 'losses.piece');
  });

  test('keeps the log', () => {
    const game = blueToMove().choose('blue', 'rest').choose('red', 'rest');
    expect(game.log).toContainEqual({ type: 'bids', blue: 1, red: 0, first: 'blue' });
    expect(game.state.turn).toBe(2);
  });

  test('leaves its initial state unchanged', () => {
    const g = begin();
    playing(sound, g).chance('draw guides-1');
    expect(g.cells).toEqual(begin().cells);
  });

  test('seats asked at once answer in any order, and may change their answers until the last one comes', () => {
    const game = playing(sound, begin()).chance('draw guides-1', 'draw ambush-1').expects('blue').expects('red');
    expect(game.choices('red')).toEqual(['bid 0', 'bid 1', 'bid 2']);
    expect(() => game.choices()).toThrow(/^whose choices\?/);
    game.choose('red', 'bid 2', 'bid 0').expects('blue');
    expect(() => game.expects('red')).toThrow(/red has answered already/);
    game.choose('blue', 'bid 1').nowChooses('blue', 'activation.order');
  });

  test('can take lone answers and pass idle windows, as a table does', () => {
    const state = blueToMove().choose('blue', 'march mill', 'take blue-guard', 'done', 'move hill').state;
    playing(sound, state).nowChooses('red', 'interception.offer');
    const asked = playing(sound, state, { takeLone: true }).choose('red', 'intercept farm');
    asked.nowChooses('red', 'window.offer').offersOnly(['pass']);
    playing(sound, state, { takeLone: true, passIdleWindows: true })
      .choose('red', 'intercept farm')
      .nowChooses('chance', 'interception.roll');
  });

  test('plays to the end', () => {
    const game = blueToMove().choose('blue', 'rest').choose('red', 'rest').chance('draw earthworks', 'draw reserves');
    expect(() => game.isOver('blue')).toThrow(/the game is not over/);
    game.choose('blue', 'bid 0').choose('red', 'bid 0').choose('red', 'rest').choose('blue', 'rest');
    game.isOver(undefined, '5.2');
    expect(() => game.isOver('red')).toThrow('nobody has won, not red');
    expect(() => game.isOver(undefined, '5.1')).toThrow('won by rule 5.2, not 5.1');
    expect(() => game.choose('blue', 'rest')).toThrow('blue is not to choose: the game is over');
  });
});

describe('a story that does not fit the game fails, and says what the game asks:', () => {
  test('the wrong seat', () => {
    expect(() => blueToMove().expects('red')).toThrow(
      'red is not to choose: at game.first > activation.order blue is to choose: rest, march mill',
    );
  });

  test('an unknown seat', () => {
    expect(() => blueToMove().expects('green')).toThrow('there is no seat green');
  });

  test('a choice that is not offered', () => {
    expect(() => blueToMove().choose('blue', 'march camp')).toThrow('"march camp" cannot be chosen; at game.first');
    expect(() => blueToMove().choose('blue', 'fly')).toThrow('"fly" cannot be chosen');
  });

  test('a roll that is not asked for, and a choice during a roll', () => {
    expect(() => blueToMove().chance('roll 4')).toThrow(
      '"roll 4" was to come, but at game.first > activation.order blue',
    );
    expect(() => playing(sound, begin()).choose('blue', 'rest')).toThrow('blue is not to choose: at game.blueCard');
  });

  test('offers that are missing, or should be', () => {
    expect(() => blueToMove().offers(['rest', 'march keep'])).toThrow('not offered: march keep;');
    expect(() => blueToMove().offersNot(['rest', 'march keep'])).toThrow('offered all the same: rest');
    expect(() => blueToMove().offersOnly(['rest'])).toThrow('offered, too: march mill');
    expect(() => blueToMove().offersOnly(['rest', 'march mill', 'march keep'])).toThrow('not offered: march keep');
  });

  test('another step', () => {
    expect(() => blueToMove().nowChooses('blue', 'march.next')).toThrow(
      'blue is to choose at activation.order, not at march.next',
    );
  });
});

describe('every story also checks', () => {
  test('that a choice undone and made again gives the same position', () => {
    let times = 0;
    const fickle = planted(sound, {
      take(g, seat, choice, say) {
        sound.flow.take(g, seat, choice, say);
        g.lastTurn = 2 + (times++ % 3);
      },
    });
    expect(() => playing(fickle, begin()).chance('draw guides-1')).toThrow(/taken back and chosen again/);
  });

  test('that the position can be saved', () => {
    const forgetful = planted(sound, {}, { toJson: (g) => sound.toJson(g.turn > 0 ? begin() : g) });
    expect(() => playing(forgetful, begin()).chance('draw guides-1')).toThrow(/saved and loaded, the state differs/);
  });

  test('that the invariants hold', () => {
    const broken = planted(sound, {}, { check: () => expect.unreachable('nothing is right') });
    expect(() => playing(broken, begin())).toThrow('nothing is right');
  });
});
