import type { Language } from '@carillon/protocol';
import { type LevelName, levelNamed } from '@carillon/seat';
import type { Word } from '../store/job-bodies.ts';
import { inLanguage, type Translations } from '../translations.ts';

/** The contents of a letter or notice. */
export interface Text {
  readonly subject: string;
  readonly body: string;
}

/** The facts in a notice. */
export interface Facts {
  /** Title and scenario. */
  readonly game: string;
  /** The opponent's name; `null` if there is none. */
  readonly who: string | null;
  /** Whether it is the game's first turn. */
  readonly first: boolean;
  /** When the time to answer ends, in the reader's language and time zone. */
  readonly end: string;
  readonly outcome: Outcome;
  /** The rule by which the game ended; empty while it runs. */
  readonly rule: string;
}

type Outcome = 'won' | 'lost' | 'drawn';
/** The facts, with a word for an opponent without a name. */
type Sentences = Facts & { readonly who: string };
type Line = (facts: Sentences) => string;

interface Words extends Readonly<Record<Word, Line>> {
  readonly verify: (link: string) => Text;
  readonly reset: (name: string, link: string) => Text;
  readonly keep: (name: string, link: string) => Text;
  /** An opponent without a name. */
  readonly nobody: string;
  readonly test: string;
}

const RESULT = {
  en: { won: 'you have won', lost: 'you have lost', drawn: 'a draw' },
  fr: { won: 'vous avez gagné', lost: 'vous avez perdu', drawn: 'partie nulle' },
  de: { won: 'du hast gewonnen', lost: 'du hast verloren', drawn: 'Remis' },
} satisfies Translations<Record<Outcome, string>>;

/** The endings that no rule of the title brings. */
const RULES: Translations<Readonly<Record<string, string>>> = {
  en: { resigned: 'resignation', agreed: 'by agreement', time: 'time up', abandoned: 'days up' },
  fr: { resigned: 'abandon', agreed: 'd’un commun accord', time: 'temps écoulé', abandoned: 'délai écoulé' },
  de: { resigned: 'Aufgabe', agreed: 'vereinbart', time: 'Zeit abgelaufen', abandoned: 'Frist abgelaufen' },
};
const RULE: Translations<string> = { en: 'rule', fr: 'règle', de: 'Regel' };

const ruleIn = (language: Language, rule: string): string =>
  inLanguage(RULES, language)[rule] ?? `${inLanguage(RULE, language)} ${rule}`;

const WORDS: Translations<Words> = {
  en: {
    verify: (link) => ({
      subject: 'Carillon: is this your address?',
      body: `Follow this link to confirm that this address is yours:\n${link}\n\nIf you did not ask for this, do nothing: no more mail will be sent to this address.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon: a new password',
      body: `${name},\n\nfollow this link to choose a new password. It works once, within 20 minutes:\n${link}\n\nIf you did not ask for this, do nothing: your password stays as it is.\n`,
    }),
    keep: (name, link) => ({
      subject: 'Carillon: your address is being changed',
      body: `${name},\n\nsomebody logged in to your account has entered another e-mail address or removed this one.\n\nIf that was you, do nothing.\n\nIf not, follow this link within seven days. It brings this address back, logs out all devices and lets you choose a new password:\n${link}\n`,
    }),
    nobody: 'your opponent',
    turn: ({ who, game, first }) =>
      first ? `${who} is at the table: ${game} begins, your turn` : `${who} has played: your turn in ${game}`,
    reminder: ({ who, game, end }) => `Your time to answer ${who} in ${game} ends on ${end}`,
    begun: ({ who, game }) => `${who} has joined: ${game} begins`,
    joined: ({ who, game }) => `${who} has taken the empty seat in ${game}`,
    left: ({ who, game }) => `Your time in ${game} was up: your seat against ${who} is offered to others`,
    over: ({ who, game, outcome, rule }) =>
      `${game} against ${who} is over: ${RESULT.en[outcome]} (${ruleIn('en', rule)})`,
    takeback: ({ who, game }) => `${who} asks to take back a choice in ${game}`,
    draw: ({ who, game }) => `${who} offers a draw in ${game}`,
    standin: ({ who, game }) => `${who} proposes that the computer stands in for an absent player in ${game}`,
    rematch: ({ who, game }) => `${who} offers a rematch of ${game}`,
    test: 'This is a test: notices arrive here',
  },
  fr: {
    verify: (link) => ({
      subject: 'Carillon : cette adresse est-elle la vôtre ?',
      body: `Suivez ce lien pour confirmer que cette adresse est la vôtre :\n${link}\n\nSi vous n’avez rien demandé, ne faites rien : aucun autre message ne sera envoyé à cette adresse.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon : un nouveau mot de passe',
      body: `${name},\n\nsuivez ce lien pour choisir un nouveau mot de passe. Il n’est valable qu’une fois, pendant 20 minutes :\n${link}\n\nSi vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.\n`,
    }),
    keep: (name, link) => ({
      subject: 'Carillon : votre adresse va changer',
      body: `${name},\n\nquelqu’un, connecté à votre compte, a saisi une autre adresse e-mail ou supprimé celle-ci.\n\nSi c’était vous, ne faites rien.\n\nSinon, suivez ce lien dans les sept jours. Il rétablit cette adresse, déconnecte tous les appareils et vous permet de choisir un nouveau mot de passe :\n${link}\n`,
    }),
    nobody: 'votre adversaire',
    turn: ({ who, game, first }) =>
      first
        ? `${who} est à la table : ${game} commence, à vous de jouer`
        : `${who} a joué : à vous de jouer dans ${game}`,
    reminder: ({ who, game, end }) => `Votre temps pour répondre à ${who} dans ${game} s’achève le ${end}`,
    begun: ({ who, game }) => `${who} a pris place : ${game} commence`,
    joined: ({ who, game }) => `${who} a pris la place libre dans ${game}`,
    left: ({ who, game }) => `Votre temps dans ${game} est écoulé : votre place contre ${who} est proposée à d’autres`,
    over: ({ who, game, outcome, rule }) =>
      `${game} contre ${who} est finie : ${RESULT.fr[outcome]} (${ruleIn('fr', rule)})`,
    takeback: ({ who, game }) => `${who} demande à reprendre un choix dans ${game}`,
    draw: ({ who, game }) => `${who} propose la nulle dans ${game}`,
    standin: ({ who, game }) => `${who} propose que l’ordinateur remplace un joueur absent dans ${game}`,
    rematch: ({ who, game }) => `${who} propose une revanche : ${game}`,
    test: 'Ceci est un essai : les notifications arrivent bien ici',
  },
  de: {
    verify: (link) => ({
      subject: 'Carillon: Ist das deine Adresse?',
      body: `Folge diesem Link, um zu bestätigen, dass diese Adresse dir gehört:\n${link}\n\nWenn du das nicht angefordert hast, musst du nichts tun: An diese Adresse wird nichts mehr geschickt.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon: ein neues Passwort',
      body: `${name},\n\nfolge diesem Link, um ein neues Passwort zu wählen. Er gilt nur einmal, 20 Minuten lang:\n${link}\n\nWenn du das nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.\n`,
    }),
    keep: (name, link) => ({
      subject: 'Carillon: Deine Adresse wird geändert',
      body: `${name},\n\njemand, der in deinem Konto angemeldet ist, hat eine andere E-Mail-Adresse eingegeben oder diese entfernt.\n\nWenn du das warst, musst du nichts tun.\n\nWenn nicht, folge innerhalb von sieben Tagen diesem Link. Er stellt diese Adresse wieder her, meldet alle Geräte ab und lässt dich ein neues Passwort wählen:\n${link}\n`,
    }),
    nobody: 'die Gegenseite',
    turn: ({ who, game, first }) =>
      first ? `${who} ist am Tisch: ${game} beginnt, du bist am Zug` : `${who} hat gespielt: Du bist am Zug in ${game}`,
    reminder: ({ who, game, end }) => `Deine Zeit für die Antwort an ${who} in ${game} endet am ${end}`,
    begun: ({ who, game }) => `${who} ist dabei: ${game} beginnt`,
    joined: ({ who, game }) => `${who} hat den freien Platz in ${game} genommen`,
    left: ({ who, game }) => `Deine Zeit in ${game} war um: Dein Platz gegen ${who} wird anderen angeboten`,
    over: ({ who, game, outcome, rule }) =>
      `${game} gegen ${who} ist zu Ende: ${RESULT.de[outcome]} (${ruleIn('de', rule)})`,
    takeback: ({ who, game }) => `${who} möchte in ${game} eine Wahl zurücknehmen`,
    draw: ({ who, game }) => `${who} bietet in ${game} Remis an`,
    standin: ({ who, game }) => `${who} schlägt vor, dass der Computer in ${game} Abwesende vertritt`,
    rematch: ({ who, game }) => `${who} bietet eine Revanche an: ${game}`,
    test: 'Das ist ein Test: Benachrichtigungen kommen hier an',
  },
};

const LOCALES: Translations<string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** The texts for letters and notices in a user's language. */
export const wordsIn = (language: Language): Words => inLanguage(WORDS, language);

/** A time, `at` milliseconds since 1970, in the notation of a language and in a time zone. */
export const timeIn = (language: Language, zone: string, at: number): string =>
  new Intl.DateTimeFormat(inLanguage(LOCALES, language), {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  }).format(at);

/** The level of a computer player, from the name of its account, which is English. */
const COMPUTERS: Partial<Record<Language, Readonly<Record<LevelName | 'computer', string>>>> = {
  fr: {
    computer: 'L’ordinateur',
    ...{ recruit: 'Recrue', lieutenant: 'Lieutenant', captain: 'Capitaine', general: 'Général' },
  },
  de: {
    computer: 'Computergegner',
    ...{ recruit: 'Rekrut', lieutenant: 'Leutnant', captain: 'Hauptmann', general: 'General' },
  },
};

/** A player's name; for a computer player, in the reader's language. */
function playerIn(language: Language, name: string): string {
  const level = levelNamed(name);
  const words = COMPUTERS[language];
  return level === undefined || words === undefined ? name : `${words.computer} (${words[level]})`;
}

/** A notice, as a sentence without its full stop. */
export function lineIn(language: Language, word: Word, facts: Facts): string {
  const words = inLanguage(WORDS, language);
  const line = words[word]({ ...facts, who: facts.who === null ? words.nobody : playerIn(language, facts.who) });
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The usual name of a title or scenario, from its name in the rules. */
export const nameOf = (name: string): string =>
  name
    .split('-')
    .map((word) => (word === 'and' ? '&' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
