// Made by `npm run texts` from packages/client/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "help": object;
  "first": object;
  "rules": object;
  "cards": object;
  "about": object;
  "search": object;
  "nothing": { question: Value };
  "back": object;
  "chapters": object;
  "events": object;
  "reading": object;
  "when": object;
  "does": object;
  "open": object;
  "restsOn": object;
  "rule": { rule: Value };
  "loading": object;
  "failed": object;
  "ourWords": object;
  "stepAsk": object;
  "stepAskText": object;
  "stepClick": object;
  "stepClickText": object;
  "stepForce": object;
  "stepForceText": object;
  "stepCards": object;
  "stepCardsText": object;
  "stepHidden": object;
  "stepHiddenText": object;
  "stepUndo": object;
  "stepUndoText": object;
  "stepLog": object;
  "stepLogText": object;
  "stepKeys": object;
  "stepKeysText": object;
  "aboutText": object;
  "aboutVersion": { version: Value };
  "aboutGames": object;
  "aboutMap": object;
  "aboutMapText": object;
  "aboutLicence": object;
  "aboutLicenceText": object;
  "aboutHere": object;
  "aboutHereText": object;
  "war": object;
  "warPoints": object;
  "warTurn": object;
  "warEnd": object;
  "warNow": object;
  "warBegin": object;
  "warScenario": object;
}
