// What the help itself says, in English; a title brings its own rules and cards.

export const en = {
  help: 'Help',
  first: 'First steps',
  rules: 'Rules',
  cards: 'Cards',
  about: 'About',
  search: 'Search rules and cards',
  nothing: 'Nothing is found for “{question}”.',
  back: 'Back',
  chapters: 'Chapters',
  events: 'Events',
  reading: 'Our reading',
  when: 'When',
  does: 'What it does',
  open: 'Read one way where another is possible',
  restsOn: 'Rests on',
  rule: 'Rule {rule}',
  loading: 'Opening the help…',
  failed: 'The help could not be loaded. Look whether there is a network, then open it again.',
  ourWords:
    'The rules are told here in our own words, section by section under the numbers of the rulebook. Where they and the printed rulebook differ, the rulebook is right.',

  // First steps
  stepAsk: 'Somebody is always asked something',
  stepAskText:
    'The bar says who must do what, and by which rule. Press the number of a rule, wherever you see one, and read what it says.',
  stepClick: 'Click the piece, then the space',
  stepClickText:
    'What can be chosen glows; nothing else reacts. A space far away can be clicked as well: the way there is shown, with its stops and dangers, before it is gone.',
  stepForce: 'Forces come ready made',
  stepForceText:
    'When a leader is activated, as many units as he can command are taken along. Add and drop until it suits you.',
  stepCards: 'One card, several uses',
  stepCardsText:
    'Click a card of your hand: its uses are listed, and why others are not possible now. What a card does is told under Cards.',
  stepHidden: 'Two players, one screen',
  stepHiddenText:
    'Hands stay covered until their owner looks. When you are asked for a response you can say no without a look at your cards.',
  stepUndo: 'Take it back',
  stepUndoText:
    'Choices can be taken back until dice fall, a card is drawn, or the other side has chosen; the button says why not. The game is kept in this browser after every choice.',
  stepLog: 'What has happened',
  stepLogText: 'The log tells everything with its modifiers and rules. Click a line to see the board as it was then.',
  stepKeys: 'With the keys alone',
  stepKeysText:
    'Arrows walk the map, Enter chooses, letters name what can be done; ? shows all keys. Shift T tells the whole position in words.',

  // About
  aboutText:
    'Carillon is a table for two wargames on the French & Indian War. It is named after Fort Carillon, which the French built on Lake Champlain in 1755.',
  aboutGames: 'The games',
  aboutMap: 'The map',
  aboutMapText: 'Made with Natural Earth: coasts, lakes and rivers, bent to meet the spaces of the games.',
  aboutLicence: 'Licence',
  aboutLicenceText:
    'Carillon is free software under the MIT licence. Everything it shows is written and drawn for it; nothing is copied from the published games.',
  aboutHere: 'On this machine',
  aboutHereText:
    'Games stay in this browser; nothing is sent anywhere. Once loaded, the page also opens without a network.',
} as const;
