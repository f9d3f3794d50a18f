import { at } from '@carillon/kit';
import { round } from '../ids.ts';
import { flow } from './contents.ts';
import { ActionRound, Game, YearStart } from './contents-sequence.ts';
import { ColonialsEnlist, FleetsArrive, WinterQuarters } from './contents-year.ts';

// 4.0 Sequence of play

const FIRST = round.of('ar1');
const FLEETS_ARRIVE = round.of('fleets-arrive');
const COLONIALS_ENLIST = round.of('colonials-enlist');
const WINTER_QUARTERS = round.of('winter-quarters');

Game.define({
  // 7.1
  reserves: (g, f) => {
    f.say?.({ type: 'year', year: g.year });
    return flow.call(YearStart, {});
  },

  // 4.2, 4.3
  round(g, f) {
    f.say?.({ type: 'round', round: round.nameOf(g.round), year: g.year });
    if (g.round === FLEETS_ARRIVE) return flow.call(FleetsArrive, {});
    if (g.round === COLONIALS_ENLIST) return flow.call(ColonialsEnlist, {});
    if (g.round === WINTER_QUARTERS) return Game.callFor('over', WinterQuarters, {});
    return flow.call(ActionRound, {});
  },

  // 14.0, 17.2 The next Round, or the first of the next Year.
  next(g, f) {
    if (f.over) return Game.end();
    const last = g.round === WINTER_QUARTERS;
    g.round = last ? FIRST : at(round.all, g.round + 1);
    return last ? Game.goto('reserves') : Game.goto('round');
  },
});
