import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'First game',
  about: 'Play one Action Round as the British: march, raid, begin a fort and win a battle.',
  steps: {
    aim: {
      say: 'You are the British, in 1755. A year has nine Action Rounds. In each of them both sides play one card and spend its Action Points. Victory points (VP) come from Victory Spaces, with rays around them, and from raids. The marker on the Victory track is at French 1; if it is on your half at the end of the scenario, you win. Here you play one Action Round.',
    },
    card: {
      say: 'Each side has two cards in hand: its Reserve and a new card. You play one; the other is your next Reserve. The signs on a card are its Action Points: a triangle is a Light point, a square an Army point, an anchor an Army point that may also sail. Play card 3: it has four points.',
      fewer: 'That card has three points. Card 3 has one more, and you can use all of them here.',
      other: 'Play card 3.',
    },
    order: {
      say: 'The cards are open. Yours has the higher Initiative, so you decide who goes first. The First Player acts without knowing what the other will do, but may hold a point for a Reaction. The French also play an Indian card each round [7.1]: this one lets no Indian unit act, and adds a Light point to the French card. Let the French go first, so that you see what they do.',
      first: 'You could. But then the French answer your marches. Let them go first.',
      other: 'Let the French go first.',
    },
    stack: {
      say: 'The French have done nothing. Now it is your Action Phase. Each point lets one stack act, and each unit acts once a round [7.3]. Two brigades, Goreham’s light unit, artillery and Bradstreet are at Halifax. Choose Halifax and march with an Army point. Take everybody but the 44th and 48th, which guard Halifax, and press Set out.',
      light:
        'A Light point moves light units only: brigade and artillery would stay at Halifax. Choose the Army march.',
      raid: 'First the army. The raid comes in a moment. March from Halifax with an Army point.',
      elsewhere: 'That stack has no enemy within reach. The army at Halifax is next to a French fort.',
      construct: 'That builds, and the army stays. Choose the Army march from Halifax.',
      marshal: 'That gathers neighbours at Annapolis Royal. Choose the Army march from Halifax.',
      done: 'That ends your phase and loses your points. March from Halifax first.',
      few: 'The attack needs the brigade of the 40th, 45th and 47th, Goreham, the artillery and Bradstreet. Take these four.',
      both: 'Somebody must guard Halifax. Leave the 44th and 48th there.',
      other: 'March from Halifax with an Army point.',
    },
    march: {
      say: 'Brigades and artillery move two spaces on roads and highways, light units three on anything [10.2]. March to Chignectou, the site of Fort Beauséjour. A stack that meets enemies stops; the battle follows at the end of the round. Your odds are poor. But Chignectou is worth 1 VP, a defeat costs you a retreat and perhaps a few losses, and the dice of this lesson are set for a victory; in a game, bring more.',
      elsewhere: 'Annapolis Royal is yours already. Fort Beauséjour is at Chignectou.',
      stop: 'The army has not moved. March to Chignectou.',
      other: 'March to Chignectou.',
    },
    raid: {
      say: 'A Light point can also raid: one light unit moves up to three spaces to an enemy home space or fort, and comes back. Choose Rogers at Rumford, then Raid. Go by way of Zawakwtegok and Goasek to the fort at Ticonderoga, or over Northfield and Number Four, and raid there. Enemies on the way may intercept him [9.2].',
      raider: 'Washington and Goreham have no target within three spaces that is worth it. Choose Rogers.',
      astray: 'From there Rogers cannot reach Ticonderoga. He goes back to Rumford; choose the other way.',
      light: 'That moves, and does not raid. Choose Raid.',
      army: 'Keep the Army points for the fort. Choose Rogers and his raid.',
      later: 'The fort comes next. First the raid of Rogers.',
      done: 'You still have points to spend. Choose Rogers and his raid.',
      other: 'Choose Rogers and his raid.',
    },
    fort: {
      say: 'Fort Saint-Frédéric rolled a Miss and did not intercept; your die succeeded. A raid on a fort is worth 1 Raid Point, and eight of them 1 VP. Rogers is back at Rumford. Next, build: a brigade begins a fort with an Army point, and finishes it in a later round [12.0]. Begin one with the 50th and 51st at Lake George.',
      elsewhere: 'New York is far from the enemy. Lake George guards the road from Ticonderoga to Albany.',
      road: 'A road helps an army over a path. Here you want a fort: choose Begin a fort.',
      army: 'Then Lake George stays open. Begin a fort with the 50th and 51st.',
      done: 'You still have points to spend. Begin a fort at Lake George.',
      other: 'Begin a fort with the 50th and 51st at Lake George.',
    },
    'end-phase': {
      say: 'One Army point is left. The troops at Halifax could still march to the battle, but then the town would stand empty. Marshal Troops, which is offered too, would only call neighbours to a stack [11.0]. You need not spend all points. End your Action Phase. Then the battle at Chignectou is fought.',
      army: 'Those troops guard their towns. Let them stay there, and end the phase.',
      construct: 'A fort at New York guards nothing. End the phase.',
      other: 'End the Action Phase.',
    },
    battle: {
      say: 'Each unit rolls one die. A flag, or a hit on an enemy of the same shape, moves your marker one up [13.3]. You began at −1, because you attack a fort. Goreham rolled a flag. Your brigade is a Metropolitan Brigade, from Europe and not from the colonies [3.2]; it missed. Bradstreet may reroll the die of a unit whose shape is on his counter. Reroll the brigade’s die.',
      done: 'A Miss gains nothing, and Bradstreet’s rerolls are lost after the battle. Use one for the brigade.',
      other: 'Reroll the die of the brigade.',
    },
    end: {
      say: 'The reroll was a flag, the artillery hit the fort, and you won by 2 to 1. Langis retreated to Miramichy. He could have destroyed Fort Beauséjour; because he did not, your Fort Augusta takes its place, Reduced as it was [13.9.5]. The Victory Space brings you 1 VP. The Victory track has no zero: the marker goes from French 1 to British 1. You know the round now: cards, order, actions, battles. The other lessons show each part by itself. Or start a game from the start page.',
    },
  },
};
