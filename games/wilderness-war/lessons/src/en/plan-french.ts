import type { LessonText } from '@carillon/lessons';

export const PLAN_FRENCH: LessonText = {
  title: 'A plan for the French',
  about: 'Spring 1757: strike first, win allies, shut the sea, and send raiders.',
  steps: {
    aim: {
      say: 'You are the French, in spring 1757, and 4 VP ahead. The British grow stronger every season; you will not. At the end of 1759 you need 1 VP, and the British must not hold two of Québec, Montréal, Niagara and Ohio Forks. So gather VP early, and lose them slowly. The plan: take the fort at Hudson Carry North while it is weak; win Indians; keep the British fleet from Louisbourg; then raid, year after year. Look at your hand, and go on.',
    },
    strike: {
      say: 'Two Provincials hold Hudson Carry North, and no British army is near yet. Montcalm at Montréal has Initiative 1: any card activates him, so spend one of value 1. By boat it is seven spaces. Take both Regulars, and Indians or Coureurs des bois up to his Command of 6. The Indians also stop you from having −1 in the woods.',
      dear: 'Montcalm needs only a card of value 1. Keep the better ones for their events and for raiders.',
      half: 'With fewer than 5 VP an alliance brings half of the die. Take the fort first: then it brings the whole.',
      event:
        'That event can wait a card. Each card you wait, the British may reinforce Hudson Carry North. Strike first.',
      build: 'No fort of yours is in danger. Strike first.',
      discard: 'A discarded card does nothing. Activate Montcalm.',
      leader: 'Others are nearer, but Montcalm has Tactics 2 and Command 6. The siege needs him.',
      alone: 'One piece takes no fort. Choose Montcalm as the leader of a force.',
      drop: 'Leave nobody behind: each point of strength counts.',
      elsewhere: 'That is not the fort. Go by Sorel, St-Jean and the lake to Hudson Carry North.',
      few: 'Too few came. Take at least five units, both Regulars among them.',
      other: 'Activate Montcalm, and go by boat to Hudson Carry North.',
    },
    surrender: {
      say: 'The Provincials went into the fort, and a siege begins. You hold Surrender!: played where you may roll for a siege, it takes the place without roll and assault, and as a finished fort. Activate Montcalm with a card of value 1, besiege, and play Surrender!.',
      spent: 'You need Surrender! as a response. Use a card of value 1 to activate.',
      dear: 'A card of value 1 is enough for Montcalm. Keep François Bigot for four raiders.',
      half: 'You still have 4 VP: an alliance would bring half of the die. The fort first.',
      event: 'First the fort: the British could relieve it.',
      build: 'Nothing is built under siege. Activate Montcalm.',
      discard: 'A discarded card does nothing. Activate Montcalm.',
      leader: 'That leader is not at Hudson Carry North. Choose Montcalm.',
      alone: 'Only a force under a leader can press the siege. Choose Montcalm as leader of the force.',
      march: 'Without a roll there is no surrender. Besiege.',
      pass: 'You may, but an assault costs steps and leaves only a fort under construction. Play Surrender!.',
      other: 'Activate Montcalm, besiege, and play Surrender!.',
    },
    allies: {
      say: 'The fort is yours, +2 VP: you have 6. From 5 VP on an alliance brings as many points as the die shows, below that only half. Now is the time for Western Indian Alliance: you also hold the fort at Ohio Forks, which it needs. A point places a new unit in its village. Play the event, and take a tribe whose village is near Virginia: Mingo or Shawnee.',
      later:
        'That event can follow. Indians need time to reach the frontier, and raids count at the end of the year. Win allies first.',
      activate: 'More raiders first: then one card sends four of them. Choose the event of Western Indian Alliance.',
      build: 'The forts are complete. Choose the event of Western Indian Alliance.',
      discard: 'A discarded card does nothing. Choose the event of Western Indian Alliance.',
      far: 'That village is further from Virginia. From Mingo Town and Logstown raiders reach Allegheny South in one march.',
      done: 'You have points to spend. Take the Mingo or the Shawnee.',
      other: 'Play Western Indian Alliance, and take the Mingo or the Shawnee.',
    },
    second: {
      say: 'The die was 2: two points. With 4 VP it would have been one. Take the other of the two tribes near Virginia as well.',
      far: 'That village is further from Virginia. Take the other of Mingo and Shawnee.',
      done: 'One point is left. Take the other of Mingo and Shawnee.',
      other: 'Take the other of Mingo and Shawnee.',
    },
    squadrons: {
      say: 'The British raised Provincials and brought Regulars. From Halifax they may soon sail to Louisbourg: a fortress worth 3 VP, with three Regulars inside. Louisbourg Squadrons forbids every Amphibious Landing for the rest of the year. A die of 1 to 3 then costs you your own sea moves for good; that is cheap. Play it while most of the year lies ahead.',
      later:
        'Two Regulars do not hold Louisbourg against an army, and they can come with a later card. Shut the sea first.',
      activate:
        'Raids can begin with a later card. A landing could come with the next British one. Shut the sea first.',
      build: 'Nothing can be built at a fortress. Shut the sea first.',
      discard: 'A discarded card does nothing. Choose its event.',
      other: 'Play Louisbourg Squadrons as an event.',
    },
    regulars: {
      say: 'The die was 5: the card may even come again. Now French Regulars, two units, at Québec or Louisbourg. Eliminated Regulars never come back, so bring all you can and risk few. Play the event, and place them where they are needed this year.',
      activate: 'Two new Regulars are worth more than a march now. Choose the event of French Regulars.',
      build: 'Two new Regulars are worth more than a fort now. Choose the event of French Regulars.',
      discard: 'A discarded card does nothing. Choose the event of French Regulars.',
      louisbourg:
        'No landing can come there this year, and from there you leave only by sea. From Québec they reach the lake by boat.',
      other: 'Play French Regulars as an event, and place them at Québec.',
    },
    raiders: {
      say: 'Two cards are left for you here. François Bigot has value 2: two points, and Indians count half. So four tribes may go with one card [5.32]. Activate both Mingo and both Shawnee by themselves, then start with one of them.',
      low: 'Ambush! activates only two Indians, and you need it in battle. Use François Bigot.',
      build: 'No fort of yours is in danger. Send the raiders.',
      discard: 'A discarded card sends nobody. Use François Bigot to activate.',
      lead: 'Indians need no leader, and a force spends the whole card. Choose them by themselves.',
      alone: 'That piece is not near Virginia. Choose the Mingo and the Shawnee.',
      four: 'You may activate more Indians with this card: four in all.',
      other: 'Activate the Mingo and the Shawnee with François Bigot.',
    },
    end: {
      say: 'They march to Allegheny South, and with the next such card they raid: three successful raids are 2 VP at the end of the year. Keep Ambush! for a battle in the woods. Before winter bring Montcalm home, and think of the fort at Hudson Carry North: if it must fall, demolish it, for 1 VP instead of 2. So each year you gain a little early, and lose a little late.',
    },
  },
};
