import type { LessonText } from '@carillon/lessons';

export const CARDS: LessonText = {
  title: 'Cards, points and Initiative',
  about: 'Keep a Reserve, win the Initiative, use an event, and hold a point for a Reaction.',
  steps: {
    aim: {
      say: 'You are the British, at the start of 1755. Before the first Action Round of a year each side draws two Buildup cards and keeps one as its Reserve [7.1]. Every round it draws one more card and plays one of the two; the other is the Reserve for the next round.',
    },
    reserve: {
      say: 'Compare your two cards. Card 2 has a Light point and two Army points, and Initiative 5. Card 15 has a Light, an Army and an anchor point, and Initiative 4. Fleets come after the second round, and only an anchor lets them sail: keep card 15. The other is discarded unseen.',
      anchor: 'Card 2 cannot make a Fleet sail, and you do not know when the next anchor comes. Keep card 15.',
      other: 'Keep card 15.',
    },
    play: {
      say: 'You drew card 4, Round up Men & Equipment. It has only two points, but Initiative 6, the highest there is, and an event. Play it now: the Reserve stays in your hand for the Fleets.',
      reserve: 'There are no Fleets yet, so the anchor would be wasted. Play card 4.',
      other: 'Play card 4.',
    },
    initiative: {
      say: 'The cards are open: 6 against 4, so you have the Initiative. In a tie the French would have it. You decide who is First Player. Only the First Player may hold a point and use it after the other side has acted. Go first.',
      second: 'The Second Player sees what the other does, but cannot hold a point. Go first.',
      other: 'Choose the British as First Player.',
    },
    event: {
      say: 'The event of card 4 happens at the start of the round, before anybody acts, and costs no point. It turns up to two Reduced units to their Full face, or brings one back from the Losses box. Turn the 50th and 51st at Lake George.',
      done: 'Then the event is lost, and the Brigade stays Reduced. Turn it.',
      other: 'Turn the 50th and 51st.',
    },
    hold: {
      say: 'Now you may save one point of your card for a Reaction [7.3.6]. Card 4 has a Light point and an Army point. A Brigade may have to march in answer to the French: hold the Army point.',
      light: 'A Light point moves no Brigade. Hold the Army point.',
      none: 'Then both points are used before the French show what they want. Hold the Army point.',
      other: 'Hold the Army point.',
    },
    light: {
      say: 'The Light point is left. Strengthen Lake George before the French come: move the Mohawk unit there from Albany, and stop.',
      raid: 'A Raid brings Raid Points, but Lake George stays weak. Choose Light Movement from Albany.',
      elsewhere: 'Those are far from Lake George. Choose Light Movement from Albany.',
      astray: 'Lake George is next to Albany. Go there.',
      stop: 'The Mohawk unit has not moved. Go to Lake George.',
      done: 'Then the Light point is lost. Move the Mohawk unit to Lake George.',
      other: 'Move the Mohawk unit from Albany to Lake George, and stop.',
    },
    reaction: {
      say: 'The French used no Indian point. With a Light point Beaujeu and Lacorne came to Lake George; the Battle follows at the end of the round. Now use your Reaction, an Army point: march the 35th from Albany into the Battle.',
      marshal:
        'Marshal Troops would bring the 35th too, but all units there would fight with a Battle Penalty [11.0]. March.',
      elsewhere: 'Those troops are too far from Lake George. March from Albany.',
      later: 'That does not help at Lake George. March from Albany.',
      astray: 'The Battle is at Lake George. March there.',
      stop: 'Then the 35th stays at Albany. March to Lake George.',
      done: 'Then the point is lost, and Lake George fights with two units. March from Albany.',
      other: 'March the 35th from Albany to Lake George.',
    },
    end: {
      say: 'Your Brigades rolled two Flags, the French nothing: they retreated to Ticonderoga. A new round has begun, and card 15 is still in your hand. Three things to consider with each card: its points, its Initiative, and the round in which its event or its anchor is worth most.',
    },
  },
};
