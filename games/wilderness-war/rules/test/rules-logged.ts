import { namedBy } from '@carillon/testkit';

// The rule that each step of the game shows to the players, with its question or in the log. Every game that a test
// plays is checked against this table.

const TABLE: Readonly<Record<string, string>> = {
  // Questions
  '4.0 asks': 'phase.card',
  '5.21 asks': 'season.draw',
  '5.22 asks': 'recovering.recover',
  '5.26 asks': 'phase.card',
  '5.32 asks': 'activation.choose',
  '5.33 asks': 'activation.choose activation.start',
  '5.34 asks': 'campaign.lead campaign.leadSecond muster.pick',
  '5.36 asks': 'campaign.start march.intent',
  '5.41 asks': 'construction.build',
  '5.42 asks': 'construction.build',
  '5.46 asks': 'phase.last',
  '5.51 asks': `
    bastions-repaired.choose courier-intercepted.take event-roll.roll francois-bigot.discard
    indians-desert.desert ministerial-crisis.discard relocation.to removing.remove small-pox.choose
    stingy-assembly.name vaudreuil-interferes.first vaudreuil-interferes.second
  `,
  '5.52 asks': 'french-regulars.place placing-or-restoring.choose placing.place',
  '5.523 asks': 'restoring.restore',
  '5.53 asks': 'alliance.spend cherokees.place',
  '5.54 asks': 'raise-provincials.choose',
  '5.55 asks': 'leader-draw.dismiss leader-draw.draw leader-draw.place',
  '5.56 asks': 'window.offer',
  '6.1 asks': 'march.onward',
  '6.71 asks': 'interception.roll',
  '6.72 asks': 'interception.ask',
  '6.8 asks': 'avoid.ask avoid.roll',
  '6.81 asks': 'avoid.to',
  '7.3 asks': 'battle.militia',
  '7.4 asks': 'window.offer',
  '7.56 asks': 'battle.firstFire battle.secondFire',
  '7.6 asks': 'battle.fire',
  '7.62 asks': 'losses.pick',
  '7.7 asks': 'leader-checks.check',
  '7.91 asks': 'retreat.to',
  '8.1 asks': 'shelter.pick',
  '8.22 asks': 'small-pox.lose',
  '8.231 asks': 'siege.roll window.offer',
  '8.24 asks': 'siege.storm',
  '8.251 asks': 'battle.relief',
  '9.13 asks': 'window.offer',
  '9.14 asks': 'assault.fire',
  '10.13 asks': 'march.whichRaid',
  '10.2 asks': 'raid.militia',
  '10.3 asks': 'raid.roll window.offer',
  '10.31 asks': 'raid.lose',
  '10.4 asks': 'go-home.go',
  '11.2 asks': 'attrition.eliminate',
  '13.3 asks': 'sealed-bids.bid sealed-bids.tie',
  '14.2 asks': 'militia-flees.lose',
  '14.6 asks': 'card-exchange.lose card-exchange.offer season.call',
  '14.7 asks': 'open-bids.answer open-bids.open open-bids.roll open-bids.side',

  // What the log shows
  '5.22 card-recovered': 'recovering.recover',
  '5.25 reshuffle': 'season.close season.deal',
  '5.45 fort-started-lost': 'avoid.to battle.aftermath march.displaced',
  '5.45 vp': 'battle.aftermath capture.take',
  '5.46 vp': `
    activation.choose activation.start alliance.spend bastions-repaired.choose campaign.lead campaign.leadSecond
    campaign.start cherokees.place construction.build french-regulars.place indians-desert.desert
    leader-draw.dismiss leader-draw.place march.intent march.onward muster.pick phase.card phase.last
    placing-or-restoring.choose placing.place raise-provincials.choose recovering.recover restoring.restore
    siege.storm small-pox.choose stingy-assembly.name vaudreuil-interferes.first vaudreuil-interferes.second
  `,
  '5.51 eliminated': `
    cherokee-uprising.cherokees event.effect indians-desert.desert removing.remove small-pox.indians
  `,
  '5.51 leader-dismissed': 'event.effect',
  '5.51 loss': 'small-pox.lose',
  '5.51 event-without-effect': 'courier-intercepted.outcome event.play',
  '5.522 not-received': 'acadians-expelled.regulars placing.ready',
  '5.53 alliance': 'alliance.points',
  '5.532 allied': 'alliance.spend event.effect',
  '5.54 assemblies': 'event.effect',
  '5.55 leader-dismissed': 'leader-draw.dismiss',
  '5.55 leader-drawn': 'leader-draw.draw',
  '5.55 leader-returned': 'leader-draw.sevens',
  '5.55 leaders-available': 'event.effect game.check',
  '5.56 captured': 'capture.take',
  '6.431 amphib-placed': 'march.onward',
  '6.431 amphib-removed': 'assault.winner avoid.to battle.aftermath displacement.retreat march.displaced',
  '6.63 eliminated': 'march.expelled',
  '6.8 slip-away': 'avoid.try',
  '7.51 tactics': `
    avoid.roll battle.fire battle.firstFire battle.secondFire interception.roll raid.roll
    siege.roll
  `,
  '7.52 no-auxiliaries': 'battle.fire battle.secondFire',
  '7.53 no-regulars': 'battle.fire',
  '7.54 amphibious-landing': 'battle.fire',
  '7.54 stockade': 'battle.fire battle.firstFire battle.secondFire',
  '7.55 fieldworks': 'battle.fire battle.firstFire',
  '7.6 loss': 'losses.pick',
  '7.61 loss': 'losses.pick',
  '7.62 loss': 'losses.pick',
  '7.63 loss': 'losses.pick',
  '7.8 won': 'battle.winner',
  '7.81 vp': 'battle.winner',
  '7.82 overrun': 'battle.winner',
  '7.92 eliminated': 'march.expelled retreat.begin',
  '8.21 siege-begins': 'march.arrive march.expelled',
  '8.231 coehorns': 'siege.roll',
  '8.231 louisbourg': 'siege.roll',
  '8.232 siege-lifted': `
    assault.winner avoid.to battle.aftermath event.settled go-home.next interception.roll march.onward
  `,
  '8.24 fortress-reverts': 'avoid.to battle.aftermath capture.take event.settled interception.roll march.onward',
  '8.24 vp': 'avoid.to battle.aftermath capture.take event.settled interception.roll march.onward',
  '9.13 tactics': 'assault.fire',
  '9.13 assault': 'assault.fire',
  '9.13 coehorns': 'assault.fire',
  '9.2 assault-failed': 'assault.winner',
  '9.22 captured': 'capture.take',
  '9.22 eliminated': 'assault.winner',
  '9.22 vp': 'capture.take',
  '10.3 militia': 'raid.roll',
  '10.3 rangers': 'raid.roll',
  '10.31 eliminated': 'raid.success',
  '10.31 loss': 'raid.lose',
  '10.31 raided': 'raid.success',
  '10.411 eliminated': 'go-home.go',
  '10.412 eliminated': 'go-home.go',
  '10.42 eliminated': 'go-home.go',
  '11.2 attrition': 'attrition.begin',
  '11.2 loss': 'attrition.eliminate attrition.reduce',
  '13.11 result': 'game.result',
  '13.12 result': 'game.result',
  '13.13 result': 'game.result',
  '13.14 result': 'game.result',
  '13.2 vp': 'window.offer',
  '13.22 raids-counted': 'year-end.raided',
  '13.22 vp': 'year-end.raided',
  '13.23 vp': `
    avoid.to battle.aftermath capture.close capture.take march.displaced raid.success window.offer
  `,
  '13.3 bids': 'sealed-bids.compare',
  '13.3 bids-even': 'sealed-bids.tie',
  '13.3 sides': 'sealed-bids.settle',
  '14.1 card-recovered': 'season.declarations',
  '14.2 loss': 'militia-flees.lose',
  '14.3 vp': 'event.play',
  '14.6 card-recovered': 'recovering.recover',
  '14.7 bid': 'open-bids.answer open-bids.open',
  '14.7 bid-roll': 'open-bids.roll',
  '14.7 sides': 'open-bids.settle',
  'massacre eliminated': 'window.offer',
  'surrender eliminated': 'relocation.begin',
};

export const NAMED_RIGHTLY = namedBy('wilderness-war', TABLE);
