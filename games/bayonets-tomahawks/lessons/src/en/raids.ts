import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Raids',
  about: 'Send Indians and light troops against the frontier, and see a raider intercepted.',
  steps: {
    aim: {
      say: 'You are the French, in 1755. A raid costs one Light or Indian point: one light unit moves up to three spaces to an enemy home space or a fort, raids it, and is back at once [9.1]. A space is raided once a year. Eight Raid Points make 1 VP.',
    },
    card: {
      say: 'The new Indian card is always played too; this one has two Indian points. Beside it play card 22, which has a Light point.',
      light:
        'The first point of card 23 could move an army as well: keep it. For a raid the Light point of card 22 is enough.',
      other: 'Play card 22.',
    },
    delaware: {
      say: 'The British have the higher Initiative, and let you begin. First come the Indian points. Choose the Delaware at Kithanink, then Raid. Go by way of Assunepachla to Ray’s Town, and raid there: no enemy is on the way.',
      raider: 'That nation has its own targets. Here the Delaware go first.',
      astray: 'From there Ray’s Town is out of reach. Begin again, over Assunepachla.',
      march: 'That moves Indians without a raid. Choose Raid.',
      done: 'The Indian points would be lost. Choose the Delaware.',
      other: 'Choose the Delaware and their raid.',
    },
    abenaki: {
      say: 'The triangle was a success: 1 Raid Point. Indians who succeed go to the Losses box with their plunder, and come back in winter. Now send the Abenaki from Les Trois-Rivières to Number Four, by way of Mamhlawbagok and Goasek.',
      raider: 'That nation has its own targets. Here the Abenaki go next.',
      astray: 'From there Number Four is out of reach. Begin again, over Mamhlawbagok and Goasek.',
      march: 'That moves Indians without a raid. Choose Raid.',
      done: 'The second Indian point would be lost. Choose the Abenaki.',
      other: 'Choose the Abenaki and their raid.',
    },
    hold: {
      say: 'A Miss: the Abenaki came home without plunder, and may try again in a later round. Now your own card. As First Player you may hold one point for a Reaction after the British have acted [7.3]. Hold none here.',
      hold: 'A held point acts last, and may find nothing to do. Hold none in this lesson.',
      other: 'Hold no point.',
    },
    light: {
      say: 'Lignery is at the Forks of the Ohio. Send him over Mekekasink to Wills Creek with the Light point. Washington is there: a light unit in the space intercepts more easily than any other [9.2].',
      raider: 'He has other targets. This time send Lignery.',
      astray: 'That is not the way to Wills Creek. Begin again, over Mekekasink.',
      march: 'That moves, and does not raid. Choose Raid.',
      later: 'First the raid of Lignery.',
      done: 'The Light point would be lost. Choose Lignery.',
      other: 'Choose Lignery and his raid.',
    },
    end: {
      say: 'Washington intercepted him: the raid failed, and Lignery is back at the Forks, spent. Choose targets without enemies on the way; the overlays show where raiders can go.',
    },
  },
};
