// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { en, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "legend.leader": (d) => "Initiative " + d.initiative + ", Command " + d.command + ", Tactics " + d.tactics + ". A card of value " + d.initiative + " or more activates him; he leads " + plural(d.command, 0, en, { one: number("en", d.command, 0) + " unit", other: number("en", d.command, 0) + " units" }) + " [5.34] and adds " + d.tactics + " to the die [7.51].",
  "legend.drilled": (d) => "" + d.name + ": Drilled Troops, strength " + d.strength + ", movement " + d.movement + ".",
  "legend.auxiliary": (d) => "" + d.name + ": Auxiliary, strength " + d.strength + ", movement " + d.movement + ": raids, infiltrates, and guides Drilled Troops in the wilderness.",
  "legend.militia": (d) => "" + d.name + ": strength " + d.strength + ". It defends its Department [7.3].",
  "legend.full": (d) => "At full strength. Reduced, it has strength " + d.reduced + ".",
  "legend.reduced": (d) => "Reduced; at full strength " + d.full + ". The next step lost eliminates it.",
  "legend.inside": () => "Inside, besieged.",
  "legend.cultivated": () => "Cultivated space.",
  "legend.wilderness": () => "Wilderness: Drilled Troops without Auxiliaries stop after passing it [6.2].",
  "legend.mountain": () => "Mountain: every march stops here, unless there is a friendly fortification [6.2].",
  "legend.fortress": () => "Fortress: capturing it scores 3 VP, and needs siege level 2 [9.22].",
  "legend.fort": () => "Fort: capturing it scores 2 VP, and needs siege level 1. The captor then has a fort under construction here [9.22].",
  "legend.fortStarted": () => "A fort under construction counts for nothing until it is completed [5.44]. It is removed when enemy Drilled Troops alone are in the space [5.45].",
  "legend.port": () => "Port.",
  "legend.key": () => "Scores 1 VP when it changes hands [13.23].",
  "legend.settlement": () => "Indian settlement. It can be raided while its tribe is allied to the enemy [10.1].",
  "legend.value": (d) => "Value " + d.value + ": activates leaders whose Initiative is not higher, or " + plural(d.value, 0, en, { one: number("en", d.value, 0) + " Auxiliary", other: number("en", d.value, 0) + " Auxiliaries" }) + " or leaders singly, or builds " + plural(d.value, 0, en, { one: number("en", d.value, 0) + " time", other: number("en", d.value, 0) + " times" }) + " [5.26].",
  "legend.anchor": () => "Anchor: this card can move a force by sea [6.41].",
  "legend.response": () => "Response card: its event is played at its moment, also in the enemy’s Action Phase [5.56].",
  "legend.remove": () => "Leaves the game after its event [5.23].",
  "legend.reshuffle": () => "Once this card is played, the deck is reshuffled at the end of the season [5.25].",
  "legend.sign.points": () => "Victory points count from the middle of one track, so only one side has any [13.21].",
  "legend.sign.hand": (d) => plural(d.cards, 0, en, { one: number("en", d.cards, 0) + " card", other: number("en", d.cards, 0) + " cards" }) + " in hand. Both hands are filled at the beginning of each season [4.0].",
  "legend.sign.holds": () => "The last card is held: it may be played as an event in the enemy’s Action Phase, or carried into the next season [4.0].",
  "legend.sign.carried": () => "A card was carried into this season, so all cards must be played in it [4.0].",
  "legend.sign.militia": () => "Militia wait in the box of their Department, and may join any battle in its cultivated spaces [7.3].",
  "legend.sign.seasons": () => "A year has two seasons, early and late, each with one half of the year’s box. In each season the sides take turns to play one card from their hands [4.0].",
  "legend.sign.winter": () => "After the late season Indians go home, raids score, and winter brings losses [4.0].",
  "legend.sign.vp": (d) => "" + d.score + ". What one side gains, the other loses: the British end of the track is at the left, the French at the right [13.21].",
  "legend.sign.press": () => "Press it to see how each side wins, and the score if the year ended now.",
  "legend.sign.assemblies": (d) => "The Provincial Assemblies limit the Provincials in play: now " + d.northern + " Northern and " + d.southern + " Southern units [5.54].",
  "legend.sign.event": (d) => "In effect, by the event " + d.event + " [5.51]."
};
