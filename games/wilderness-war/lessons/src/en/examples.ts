import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'monongahela-1755': {
    title: 'Monongahela, 1755',
    about: 'An ambush doubles French fire; Braddock falls, and his column goes back to its stockade.',
  },
  'western-alliance-1756': {
    title: 'Western alliance, 1756',
    about: 'With fewer than 5 VP a roll of 3 gives two points, for a Mingo and a Shawnee unit.',
  },
  'activate-two-indians-and-leader': {
    title: 'Two Indians and a leader',
    about: 'A card of value 2 activates two Indian units and Dumas; all stop in the mountains.',
  },
  'augusta-first-strike': {
    title: 'Militia at Augusta',
    about: 'Militia deploy against a raid and win by a tie, and the raiders retreat without raiding.',
  },
  'plains-of-abraham-1759': {
    title: 'The Plains of Abraham, 1759',
    about: 'Fieldworks are removed, Militia fight, Wolfe and Montcalm fall, and Québec is besieged.',
  },
  'ministerial-crisis-1757': {
    title: 'Ministerial crisis',
    about: 'The British lose one of certain cards in their hand, of their choice.',
  },
  'british-regulars-1757': {
    title: 'British Regulars',
    about: 'A leader drawn by lot and three Regulars come to ports; the card leaves the game.',
  },
  'northern-alliance-1757': {
    title: 'Northern alliance',
    about: 'With fewer than 5 VP a roll of 4 is halved: two new units enter at their settlements.',
  },
  'loudoun-naval-move-1757': {
    title: 'Loudoun sails',
    about: 'Loudoun and Abercromby may lead fourteen units; five sail with a card of value 3.',
  },
  'hudson-carry-north-1757': {
    title: 'Rangers intercept',
    about: 'Rangers intercept Rigaud beside a fort; a tie is a win for the defender.',
  },
  'royal-american-boat-move-1757': {
    title: 'A carry by boat',
    about: 'One unit goes by boat from New York and over the carry between two forts.',
  },
  'colonial-politics-1757': {
    title: 'Colonial politics',
    about: 'Reluctant assemblies cost the British two Southern Provincials.',
  },
  'foul-weather-halifax-1757': {
    title: 'Foul weather at Halifax',
    about: 'Foul Weather forbids the sea; the Amphibious Landing stays in the hand.',
  },
  'four-indians-two-points-1757': {
    title: 'Four Indians for two points',
    about: 'Two go far by boat, two by land into the mountains, where only Auxiliaries could intercept.',
  },
  'construction-ban-1757': {
    title: 'No construction twice',
    about: 'A fort is finished; the next British card may not build.',
  },
  'culpeper-raids-1757': {
    title: 'Two raids on Culpeper',
    about: 'Both tribes infiltrate past Augusta; one raid fails, one succeeds, and both go home.',
  },
  'easton-militia-1757': {
    title: 'Militia at Easton',
    about: 'Militia deploy at a stockade although the Department was raided, and drive the raider off.',
  },
  'small-pox-1757': { title: 'Small pox', about: 'Half the roll: two steps, from units at full strength first.' },
  'surrender-and-massacre-1757': {
    title: 'Surrender and massacre',
    about: 'A fort surrenders for 2 VP; a massacre costs 1 VP and all Indians there.',
  },
  'demolition-1757': { title: 'Demolition', about: 'The French give up a fort for 1 VP instead of losing it.' },
  'schenectady-raid-1757': {
    title: 'A raid led by Villiers',
    about: 'An interception fails, a lone leader retreats, and the stockade is raided with +1.',
  },
  'restore-two-for-one-1757': {
    title: 'One point restores two',
    about: 'Half a point restores a reduced unit: one point, two units.',
  },
  'year-end-1757': {
    title: 'The end of 1757',
    about: 'Three Raided markers are 2 VP; ten units at one fort suffer attrition.',
  },
  'vp-ledger-oswego-1756': { title: 'VP at Oswego, 1756', about: 'A fort gives 2 VP, a massacre takes one back.' },
  'vp-ledger-duquesne-1758': {
    title: 'VP at Ohio Forks, 1758',
    about: 'A demolished fort costs 1 VP, the place itself another.',
  },
  'vp-ledger-niagara-1759': { title: 'VP at Niagara, 1759', about: 'A battle, a fort and the place: 4 VP.' },
  'vp-ledger-quebec-1759': { title: 'VP at Québec, 1759', about: 'A battle and a fortress: 4 VP.' },
  'vp-ledger-1760': { title: 'VP in 1760', about: 'A battle won, a stockade and a fortress lost.' },
  'murray-force-limit': {
    title: 'Fourteen units under Murray',
    about: 'Subordinates add their Command: Murray, Webb and Bradstreet lead fourteen units with any card.',
  },
  'johnson-free-iroquois': {
    title: 'Johnson and the Iroquois',
    about: 'Mohawk and Iroquois units do not count against Johnson’s Command.',
  },
  'five-losses-drilled-share': {
    title: 'The share of Drilled Troops',
    about: 'At least three of five lost steps come from Drilled Troops.',
  },
  'light-infantry-eliminated-first': {
    title: 'Light Infantry goes first',
    about: 'The share of the Drilled Troops takes precedence over the rule that all units are reduced first.',
  },
  'attrition-fort-in-wilderness': {
    title: 'Attrition at a fort',
    about: 'Two of three reduced units are eliminated, and two full ones are reduced.',
  },
};
