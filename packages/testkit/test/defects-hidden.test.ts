import { at } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { type Skirmish, sound } from './games.ts';
import { flow, inTurn, listing, stepAt, withFlow, withRules } from './planting.ts';

describe('a leak is caught:', () => {
  const everything: Skirmish['view'] = (g, seat) => ({
    seat: seat === undefined ? null : at(sound.seats, seat),
    state: sound.toJson(g),
  });

  test('a view that shows hidden information', () => {
    expect(withRules({ view: everything })).toMatch(/shows what is hidden from it|can be told from others: view/);
  });

  test('a view that shows the other bid', () => {
    const found = withRules({
      view(g, seat) {
        const seen = sound.view(g, seat);
        return stepAt(g) === 'game.bid' && seat !== undefined ? everything(g, seat) : seen;
      },
    });
    expect(found).toMatch(/can be told from others: view|shows what is hidden/);
  });

  test('the order of the contents of a view', () => {
    const found = withRules({
      view(g, seat) {
        const { seat: name, state } = sound.view(g, seat);
        return g.deck.first() % 2 === 0 ? { seat: name, state } : { state, seat: name };
      },
    });
    expect(found).toMatch(/: the order of the keys$/);
  });

  test('a log entry that shows a secret draw', () => {
    expect(withRules({ logFor: (entry) => entry })).toMatch(/is hidden from .*, but can be told from others: log/);
  });

  test('a draw that is shown to everybody', () => {
    expect(withFlow({ seenBy: () => undefined })).toMatch(
      /is told whether it was "draw .*" or "draw .*", and cannot see it/,
    );
  });

  test('a last bid that could be taken back once the other bid was seen', () => {
    const found = withFlow({
      question(g) {
        const { reveals, ...unmarked } = flow.question(g);
        return unmarked;
      },
    });
    expect(found).toMatch(/^"bid .*" tells .* what is hidden from it, but the step is not marked "reveals"/);
  });

  test('a window that opens depending on a hand', () => {
    const found = withFlow({
      who: (g) => (stepAt(g) === 'march.next' && g.redHand.size > 0 && g.redHand.first() % 2 === 0 ? 1 : flow.who(g)),
    });
    expect(found).toMatch(/tell(s)? .* what is hidden from it|may (not )?choose|sees another/);
  });

  test('choices that reveal the other side’s hand', () => {
    const found = withFlow(
      listing('march.next', (choices, g) => {
        const choice = flow.parse(g, 'move keep');
        const holds = !g.redHand.isEmpty && g.redHand.first() % 2 === 0;
        if (holds && choice !== undefined && !choices.has(choice)) choices.push(choice);
      }),
    );
    expect(found).toMatch(/from its view, blue lists other choices|the choices of blue tell what is hidden from it/);
  });
});

describe('what an observer cannot rebuild is caught:', () => {
  test('a player’s own hand missing from the view', () => {
    const found = withRules({ view: (g, seat) => ({ ...sound.view(g, undefined), seat: sound.view(g, seat).seat }) });
    expect(found).toMatch(/from its view, .* lists other choices/);
  });

  test('something in the view that is ignored', () => {
    const found = withRules({ fromView: (seen) => inTurn(sound.fromView(seen), 1) });
    expect(found).toMatch(/the view of what .* rebuilt from its view differs: state.turn: 1 instead of 2/);
  });

  test('a different question', () => {
    const found = withRules({
      fromView(seen) {
        const g = sound.fromView(seen);
        return stepAt(g) === 'game.bid' ? begun : g;
      },
    });
    expect(found).toMatch(/from its view, blue sees another seat to choose/);
  });

  test('an end of the opening that depends on a hand', () => {
    const found = withRules({ isPastOpening: (g) => !g.redHand.isEmpty && g.redHand.first() % 2 === 0 });
    expect(found).toMatch(/from its view, .* sees another end of the opening/);
  });
});

const begun = sound.start('dusk', null);
