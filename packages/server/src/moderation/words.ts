import type { ActKind, Language } from '@carillon/protocol';
import { inLanguage, type Translations } from '../translations.ts';

/** The facts in a notice of an act: its end, and the kind of the act that it lifts or upholds. */
interface ActFacts {
  readonly end: string;
  readonly of: ActKind | null;
}
type Sentences = Exclude<ActKind, 'note' | 'settled'>;
type Words = Readonly<Record<Sentences, (facts: ActFacts) => string>>;

const ofWarning = ({ of }: ActFacts): boolean => of === 'warning';

const WORDS: Translations<Words> = {
  en: {
    warning: () => 'A moderator has warned you',
    chat: ({ end }) => `A moderator has locked your chat until ${end}`,
    rated: ({ end }) => `A moderator has locked you out of rated games until ${end}`,
    login: ({ end }) => `A moderator has locked you out until ${end}; your games go on and their clocks run`,
    lift: (facts) => (ofWarning(facts) ? 'A moderator has withdrawn a warning' : 'A moderator has ended a lock'),
    upheld: (facts) =>
      ofWarning(facts) ? 'Your appeal was read: the warning stands' : 'Your appeal was read: the lock stands',
    line: () => 'A moderator has deleted one of your chat lines',
    closed: () => 'An administrator has closed your account',
    opened: () => 'An administrator has opened your account again',
    code: () => 'An administrator has issued a one-time code for a new password for your account',
    appointed: () => 'You are a moderator now',
    dismissed: () => 'You are no longer a moderator',
  },
  fr: {
    warning: () => 'Un modérateur vous a adressé un avertissement',
    chat: ({ end }) => `Un modérateur vous a interdit la discussion jusqu’au ${end}`,
    rated: ({ end }) => `Un modérateur vous a exclu des parties classées jusqu’au ${end}`,
    login: ({ end }) =>
      `Un modérateur a bloqué votre accès jusqu’au ${end} ; vos parties continuent et leurs pendules tournent`,
    lift: (facts) => (ofWarning(facts) ? 'Un modérateur a retiré un avertissement' : 'Un modérateur a levé un blocage'),
    upheld: (facts) =>
      ofWarning(facts) ? 'Votre recours a été lu : l’avertissement reste' : 'Votre recours a été lu : le blocage reste',
    line: () => 'Un modérateur a supprimé votre message dans une discussion',
    closed: () => 'Un administrateur a fermé votre compte',
    opened: () => 'Un administrateur a rouvert votre compte',
    code: () => 'Un administrateur a remis un code à usage unique pour un nouveau mot de passe de votre compte',
    appointed: () => 'Vous êtes désormais modérateur',
    dismissed: () => 'Vous n’êtes plus modérateur',
  },
  de: {
    warning: () => 'Ein Moderator hat dich verwarnt',
    chat: ({ end }) => `Ein Moderator hat dir den Chat bis ${end} gesperrt`,
    rated: ({ end }) => `Ein Moderator hat dich bis ${end} von gewerteten Partien ausgeschlossen`,
    login: ({ end }) =>
      `Ein Moderator hat deine Anmeldung bis ${end} gesperrt; deine Partien gehen weiter, und ihre Uhren laufen`,
    lift: (facts) =>
      ofWarning(facts)
        ? 'Ein Moderator hat eine Verwarnung zurückgenommen'
        : 'Ein Moderator hat eine Sperre aufgehoben',
    upheld: (facts) =>
      ofWarning(facts)
        ? 'Dein Einspruch wurde gelesen: Die Verwarnung bleibt'
        : 'Dein Einspruch wurde gelesen: Die Sperre bleibt',
    line: () => 'Ein Moderator hat deine Zeile in einem Chat gelöscht',
    closed: () => 'Ein Verwalter hat dein Konto geschlossen',
    opened: () => 'Ein Verwalter hat dein Konto wieder geöffnet',
    code: () => 'Ein Verwalter hat einen Einmalcode für ein neues Passwort deines Kontos ausgegeben',
    appointed: () => 'Du bist jetzt Moderator',
    dismissed: () => 'Du bist kein Moderator mehr',
  },
};

/** The notice of an act, as a sentence without its full stop; `undefined` if the user concerned is not notified. */
export function actLineIn(language: Language, kind: ActKind, facts: ActFacts): string | undefined {
  return kind === 'note' || kind === 'settled' ? undefined : inLanguage(WORDS, language)[kind](facts);
}
