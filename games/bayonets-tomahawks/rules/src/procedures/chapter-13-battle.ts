import { CHANCE, type Clause, explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import { battleEvent, eachBattleEvent } from '../cards/battle-events.ts';
import { dismissLone, leaveBehind, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isBastion, isCommander, isFort, isIndian, ratingOf } from '../counters.ts';
import {
  BRITISH,
  card,
  enemyOf,
  FLAG,
  FRENCH,
  face,
  known,
  LOSSES,
  option,
  type Piece,
  piece,
  placeOf,
  REMOVED,
  type Side,
  type Space,
  side,
  space,
} from '../ids.ts';
import type { Penalty } from '../log.ts';
import { battleRank, homeOf, isSettled, militiaSideOf } from '../map.ts';
import {
  defenderAt,
  eachFighter,
  eachOther,
  fighters,
  findCommanders,
  LOWEST,
  penaltiesOf,
  ROUT_MARGIN,
} from '../query/battle.ts';
import { fortAt } from '../query/construction.ts';
import { offerFaces } from '../query/dice.ts';
import { scratchForce } from '../query/force.ts';
import { isRouted } from '../query/movement.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import { controls, eachIn, hasBastion, hasFort, militiaFor } from '../query/presence.ts';
import type { State } from '../state.ts';
import { handOverFort } from './chapter-13-retreat.ts';
import { flow } from './contents.ts';
import { Battle, Battles, Chits, Combine, EmergencyArtillery, Fire, Retreat, Rout } from './contents-battle.ts';

// 13.0 Battle

type Fight = FrameOf<typeof Battle>;

const ready = scratchForce();

const FEWEST_FIRST = option.of('battleOrder');

/** 13.0 The next Battles to be fought: in the order of the board, or those with the fewest attackers. */
function nextBattles(g: State, fought: IdSet<Space>): Space[] {
  const left = g.battles.toArray().filter((each) => !fought.has(each));
  const order = (each: Space): number => (g.options.has(FEWEST_FIRST) ? attackersAt(g, each) : battleRank(each));
  const least = Math.min(...left.map(order));
  return left.filter((each) => order(each) === least);
}
const attackersAt = (g: State, each: Space): number => fighters(g, enemyOf(defenderAt(g, each)), each);

/** Explain mode: spaces without a Battle, or whose Battle has been fought or comes later. */
function eachLaterBattle(g: State, fought: IdSet<Space>, next: readonly Space[], offer: (at: Space) => void): void {
  const keptOut = (where: Space): Clause => {
    if (!g.battles.has(where)) return CLAUSES.battleThere;
    return fought.has(where) ? CLAUSES.battleFought : CLAUSES.battleOrder;
  };
  eachKeptOut(space.all, (where) => next.includes(where), keptOut, offer);
}

function fight(f: FrameOf<typeof Battles>, where: Space) {
  f.fought.add(where);
  return flow.call(Battle, { at: where });
}

Battles.define({
  next(g, f) {
    const [first, ...others] = nextBattles(g, f.fought);
    if (first === undefined) return Battles.end();
    return others.length > 0 ? Battles.goto('choose') : fight(f, first);
  },
  fought: () => Battles.goto('next'),

  // Only in the order by attackers can two be next.
  choose: Battles.ask({
    rule: '13.0',
    who: (g) => g.first,
    verbs: { fight: [space] },
    list(g, f, offer) {
      const next = nextBattles(g, f.fought);
      for (const each of next) offer.fight(each);
      if (explaining()) eachLaterBattle(g, f.fought, next, offer.fight);
    },
    take: {
      fight: (_g, f, where) => fight(f, where),
    },
  }),
  again: () => Battles.goto('next'),
});

// 13.3 The Battle

const defender = (f: Fight): Side => enemyOf(f.attacker);
const unitsOf = (f: Fight, of: Side): IdSet<Piece> => (of === FRENCH ? f.french : f.british);

const commanders = (g: State, f: Fight, of: Side): IdSet<Piece> => findCommanders(g, of, f.at, ready);

/** 13.3.1 One Commander for the Battle, with as many rerolls as its rating. */
const chooseCommander = (whose: (f: Fight) => Side) =>
  Battle.ask({
    rule: '13.3.1',
    who: (_g, f) => whose(f),
    verbs: { lead: [piece] },
    list(g, f, offer) {
      const able = commanders(g, f, whose(f));
      eachOffered(g, able, offer.lead);
      if (explaining()) eachOther(g, whose(f), f.at, able, () => CLAUSES.leads, offer.lead);
    },
    take: {
      lead(_g, f, p) {
        f.commander.set(whose(f), p);
        f.rerolls.set(whose(f), ratingOf(p));
        return undefined;
      },
    },
  });

/** 13.3.2 The marker goes back for each Battle Penalty. */
function setMarker(g: State, f: Fight, of: Side): void {
  const penalties = penaltiesOf(g, of, f.at, of === f.attacker);
  f.marker.set(of, Math.max(LOWEST, sum(penalties)));
  f.say?.({ type: 'penalties', side: side.nameOf(of), penalties, marker: f.marker.get(of) });
}
const sum = (penalties: readonly Penalty[]): number => penalties.reduce((total, { by }) => total + by, 0);

const BY_CONTROL = option.of('desertion');
/**
 * 13.7.1 An enemy Settled Space. Open: by whose home it is, as in 17.3.1 ("friendly controlled enemy Settled Space"),
 * or by who controls it (1.1.1). With the former, retaking your own Settled Space costs nothing.
 */
const isHostile = (g: State, of: Side, where: Space): boolean =>
  isSettled(where) && (g.options.has(BY_CONTROL) ? controls(g, enemyOf(of), where) : homeOf(where) === enemyOf(of));

/** 13.6 The attacker wins with the higher marker. A side without units loses; if both have none, the attacker does. */
function winnerOf(g: State, f: Fight): Side {
  const gone = (of: Side): boolean => !unitsOf(f, of).isEmpty && fighters(g, of, f.at) === 0;
  if (gone(f.attacker)) return defender(f);
  if (gone(defender(f))) return f.attacker;
  return f.marker.get(f.attacker) > f.marker.get(defender(f)) ? f.attacker : defender(f);
}

const loser = (f: Fight): Side => enemyOf(f.winner);

/** 13.8 */
function isPutToRout(g: State, f: Fight): boolean {
  if (fighters(g, loser(f), f.at) === 0) return false;
  return isBeatenBadly(f) || (f.bastionLost && loser(f) === defender(f));
}
const isBeatenBadly = (f: Fight): boolean => f.marker.get(f.winner) - f.marker.get(loser(f)) >= ROUT_MARGIN;

/** 2.1.10 The defenders of a Fortress with a Bastion stay, and hold the space. */
const holdsOut = (g: State, f: Fight): boolean => loser(f) === FRENCH && f.attacker !== FRENCH && hasBastion(g, f.at);

function deserters(g: State, f: Fight): IdSet<Piece> {
  ready.clear();
  eachFighter(g, f.attacker, f.at, (p) => {
    if (isIndian(p)) ready.add(p);
  });
  return ready;
}

function defeated(g: State, f: Fight): IdSet<Piece> {
  ready.clear();
  eachIn(g, loser(f), placeOf(f.at), (p) => {
    if (!isFort(p) && !isBastion(p)) ready.add(p);
  });
  return ready;
}

const HANDED_OVER = option.of('loneFort');
/** 13.9.5 Whether a Fort may be given up. Open: whether also one with no other unit to retreat. */
const mayRaze = (g: State, retreating: IdSet<Piece>): boolean =>
  (!isRouted(g, retreating) || unmet(CLAUSES.routedFort)) &&
  (!retreating.isEmpty || !g.options.has(HANDED_OVER) || unmet(CLAUSES.loneFort));

Battle.define({
  // 13.1 Who attacks; 13.2.1 Militia.
  begin(g, f) {
    f.attacker = enemyOf(defenderAt(g, f.at));
    const militia = militiaSideOf(f.at);
    if (militia !== NONE) f.militia.set(militia, militiaFor(g, militia, f.at));
    f.fortified = isHostile(g, f.attacker, f.at) || hasFort(g, defender(f), f.at);
    for (const of of side.all) f.commander.set(of, NONE);
    const men = f.militia.get(defender(f)) + f.militia.get(f.attacker);
    f.say?.({
      type: 'battle',
      side: side.nameOf(defender(f)),
      at: space.nameOf(f.at),
      attacker: side.nameOf(f.attacker),
      militia: men,
    });
  },

  // 13.2.2, 13.2.3
  attackerGuns: (_g, f) => flow.call(EmergencyArtillery, { side: f.attacker, at: f.at }),
  defenderGuns: (_g, f) => flow.call(EmergencyArtillery, { side: defender(f), at: f.at }),
  attackerCombine: (_g, f) => flow.call(Combine, { side: f.attacker, at: placeOf(f.at) }),
  defenderCombine: (_g, f) => flow.call(Combine, { side: defender(f), at: placeOf(f.at) }),

  // 13.3.1, 13.3.2
  combined(g, f) {
    for (const of of side.all) {
      eachFighter(g, of, f.at, (p) => {
        if (!isCommander(p)) unitsOf(f, of).add(p);
      });
      setMarker(g, f, of);
    }
  },
  attackerLed: (g, f) => (commanders(g, f, f.attacker).isEmpty ? Battle.goto('defenderLed') : undefined),
  attackerCommander: chooseCommander((f) => f.attacker),
  defenderLed: (g, f) => (commanders(g, f, defender(f)).isEmpty ? Battle.goto('eventful') : undefined),
  defenderCommander: chooseCommander(defender),

  // 7.4 Events at the start of a Battle; all are French.
  eventful(g, f) {
    let some = false;
    eachBattleEvent(g, f.at, f.attacker, () => {
      some = true;
    });
    return some ? undefined : Battle.goto('attackerFire');
  },
  events: Battle.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { play: [card], pass: [] },
    list(g, f, offer) {
      eachBattleEvent(g, f.at, f.attacker, offer.play);
      offer.pass();
    },
    take: {
      play(g, f, played) {
        g.used.add(played);
        f.say?.({ type: 'event', card: card.nameOf(played), side: 'french' });
        const { french, british, coup } = battleEvent(g, played, f.at);
        f.marker.set(FRENCH, f.marker.get(FRENCH) + french);
        f.marker.set(BRITISH, Math.max(LOWEST, f.marker.get(BRITISH) + british));
        f.coup ||= coup;
        return Battle.goto('eventful');
      },
      pass: () => undefined,
    },
  }),

  // 13.3.3 Attackers, then defenders, including the eliminated ones, then Militia.
  attackerFire: (_g, f) => flow.call(Fire, { side: f.attacker }),
  defenderFire: (_g, f) => flow.call(Fire, { side: defender(f) }),
  militia(_g, f) {
    f.left = f.militia.get(FRENCH) + f.militia.get(BRITISH);
    return f.left === 0 ? Battle.goto('outcome') : undefined;
  },
  militiaRoll: Battle.ask({
    rule: '13.3.3',
    who: () => CHANCE,
    verbs: { roll: [face] },
    list(_g, _f, offer) {
      offerFaces(offer);
    },
    take: {
      roll(_g, f, rolled) {
        const of = f.militia.get(FRENCH) > 0 ? FRENCH : BRITISH;
        if (rolled === FLAG) f.marker.set(of, f.marker.get(of) + 1);
        f.say?.({ type: 'roll', side: side.nameOf(of), piece: null, face: face.nameOf(rolled), reroll: null });
        f.left--;
        return f.left > 0 ? Battle.goto('militiaRoll') : undefined;
      },
    },
  }),

  // 13.6, 13.8
  outcome(g, f) {
    f.winner = winnerOf(g, f);
    f.routed = isPutToRout(g, f);
    f.say?.({
      type: 'battle-won',
      side: side.nameOf(f.winner),
      at: space.nameOf(f.at),
      attacker: f.marker.get(f.attacker),
      defender: f.marker.get(defender(f)),
      rout: f.routed,
    });
    const deserts = f.winner === f.attacker && f.fortified && !holdsOut(g, f) && !deserters(g, f).isEmpty;
    return deserts ? undefined : Battle.goto('rout');
  },

  // 13.7.1 One Indian unit at random.
  desertion: Battle.ask({
    rule: '13.7.1',
    who: () => CHANCE,
    verbs: { desert: [piece] },
    list(g, f, offer) {
      const able = deserters(g, f);
      for (let p = able.first(); p !== NONE; p = able.after(p)) offer.desert(p);
    },
    take: {
      desert(g, f, p) {
        remove(g, f.say, p, LOSSES, '13.7.1');
        return undefined;
      },
    },
  }),

  // 13.8 If a Fortress loses its last Bastion and the Battle by three, all but the Light defenders are lost.
  rout(_g, f) {
    if (!f.routed) return Battle.goto('stand');
    const all = f.bastionLost && loser(f) === defender(f) && isBeatenBadly(f);
    return flow.call(Rout, { side: loser(f), at: f.at, all });
  },
  routed(g, f) {
    dismissLone(g, f.say, loser(f), '13.4.2');
    return flow.call(Chits, {});
  },

  // 13.9 A Bastion holds out: the attacker's victory is cancelled, and the Battle goes on.
  stand(g, f) {
    if (holdsOut(g, f)) return Battle.goto('close');
    return hasFort(g, loser(f), f.at) ? undefined : Battle.goto('retreat');
  },

  // 13.9.5 A Fort that is not Routed may be given up.
  fort: Battle.ask({
    rule: '13.9.5',
    who: (_g, f) => loser(f),
    verbs: { raze: [], leave: [] },
    list(g, f, offer) {
      if (mayRaze(g, defeated(g, f))) offer.raze();
      offer.leave();
    },
    take: {
      raze(g, f) {
        const fort = known(fortAt(g, loser(f), f.at));
        remove(g, f.say, fort, REMOVED, '13.9.5');
        return undefined;
      },
      leave(g, f) {
        handOverFort(g, f.say, loser(f), f.at, '13.9.5');
        return undefined;
      },
    },
  }),
  retreat(g, f) {
    const units = defeated(g, f);
    if (units.isEmpty) return undefined;
    const attacker = loser(f) === f.attacker;
    return flow.call(Retreat, { side: loser(f), at: f.at, units, attacker, routed: isRouted(g, units) });
  },
  retreated: () => flow.call(Chits, {}),

  // 13.7 Control and markers.
  close(g, f) {
    for (const each of [loser(f), f.winner]) {
      leaveBehind(g, f.say, each, f.at);
      dismissLone(g, f.say, each, '13.4.2');
      eachIn(g, each, placeOf(f.at), (p) => {
        g.landed.delete(p);
        g.marshaled.delete(p);
        g.sittingOut.delete(p);
      });
    }
    return Battle.end();
  },
});
