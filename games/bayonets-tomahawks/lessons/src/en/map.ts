import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'Map and counters',
  about: 'Read spaces, connections and shapes, and place the Colonial units of a year.',
  steps: {
    spaces: {
      say: 'You are the British, in the third Action Round of 1755. Spaces in your counters’ colour are your Home Spaces, those in the other colour French. A stockade is an Outpost, fields are a Settled Space with Militia, a star is a Fortress, an anchor a British Base; a small ring is Wilderness and belongs to nobody. Rays mark a Victory Space; the number is its value [2.1].',
    },
    shapes: {
      say: 'Triangles are Light units, squares Brigades, circles Artillery, Fleets, Forts and Bastions [3.0]. Crossed muskets or a thistle mark a Metropolitan Brigade, which came from Europe; a hat marks a Colonial one. Most units have a second, Reduced face: they survive one Hit. Commanders have no shape.',
    },
    path: {
      say: 'Solid lines are Highways, dotted lines Paths. Only Light units follow Paths, up to three spaces [10.2]. You hold card 2: a Light point and two Army points. Choose Rogers at Rumford, and move him with the Light point over the Paths to Number Four, by Zawakwtegok or by Northfield. Stop there.',
      army: 'An Army point would move him too, but Brigades need those. Choose Light Movement.',
      elsewhere: 'Those Light units are in a good place. Choose Rogers at Rumford.',
      raid: 'A Raid comes back at once. Here Rogers must stay at his new place: choose Light Movement.',
      later: 'First move Rogers with the Light point.',
      astray: 'That leads away from Number Four. Go by Zawakwtegok or by Northfield.',
      short: 'Rogers has not reached Number Four. It is two spaces away.',
      done: 'That ends your phase and loses your points. Move Rogers first.',
      other: 'Move Rogers with the Light point to Number Four, and stop.',
    },
    highway: {
      say: 'In one Action Round 4 units of a side may use a Path, 16 a Highway, 8 a Road. Brigades move two spaces, on Highways and Roads only [10.1]. The 35th is at New York, a Base that the French can never enter. Move it with an Army point over Kingston to Albany, and stop.',
      elsewhere: 'Those troops stay. Choose the Brigade at New York.',
      later: 'That does not bring the Brigade to Albany. Choose Army Movement.',
      astray: 'Go to Albany through Kingston.',
      mohawk: 'The Mohawk unit may stay at Albany, ready for another Action. Stop here.',
      short: 'The Brigade has not reached Albany. Go by way of Kingston.',
      done: 'That ends your phase and loses your points. Move the Brigade first.',
      other: 'Move the Brigade from New York to Albany with an Army point.',
    },
    'end-phase': {
      say: 'Both units are Spent: they act no more in this round. One Army point is left, and you need not use it. End the phase. After the third Action Round comes a Logistics Round, Colonials Enlist: you draw eight pieces from the Colonial pool [16.2].',
      construct: 'You may build, but here nothing needs it. End the phase.',
      other: 'The rest may stay where it is. End the phase.',
    },
    vagary: {
      say: 'First you drew a New England Brigade. The second piece is not a unit but a Vagary of War: a token that counts as a draw and has an effect of its own [16.2]. This one lets you pick a Colonial Light unit. Take Armstrong.',
      putnam: 'Putnam would do as well, but the next step needs Armstrong.',
      other: 'Take Armstrong.',
    },
    light: {
      say: 'Two more Vagaries were Fewer Troops: they bring nothing. Then four Brigades came. Now place everybody. A Colonial Light unit goes to any friendly Home Space in a Colony [16.3]. The raiders will come from the Ohio: place Armstrong at Carlisle or at Wills Creek.',
      sea: 'Nova Scotia is far from the Ohio. Place Armstrong at Carlisle or Wills Creek.',
      far: 'That is not on the way of raiders from the Ohio. Place Armstrong at Carlisle or Wills Creek.',
      other: 'Place Armstrong at Carlisle or Wills Creek.',
    },
    'new-england': {
      say: 'A Colonial Brigade enlists in its own Colony: the shaded land of that name [2.4]. In New England, Northfield has a Highway to Number Four and one to Albany. Place the New England Brigade there.',
      far: 'From there it needs one more round to reach the enemy. Place it at Northfield.',
      other: 'Place it at Northfield.',
    },
    'new-york': {
      say: 'The next Brigade belongs to New York & New Jersey. Albany, with value 3, is the gate to Canada. Place it at Albany.',
      base: 'New York is safe without it, and two spaces behind Albany. Place it at Albany.',
      far: 'The French come by Lake George, next to Albany. Place it at Albany.',
      other: 'Place it at Albany.',
    },
    end: {
      say: 'The others are placed in the same way. From now on both sides draw Campaign cards, with more points. The year has two more Logistics Rounds: Fleets Arrive, and Winter Quarters. Point at any space or counter, or press and hold it, to read what it is.',
    },
  },
};
