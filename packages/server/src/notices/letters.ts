type Language = 'en' | 'fr' | 'de';

/** The contents of a letter or notice. */
export interface Text {
  readonly subject: string;
  readonly body: string;
}

interface Words {
  readonly verify: (link: string) => Text;
  readonly reset: (name: string, link: string) => Text;
  readonly turn: (title: string, link: string) => Text;
  readonly reminder: (title: string, link: string, end: string) => Text;
}

const WORDS: Record<Language, Words> = {
  en: {
    verify: (link) => ({
      subject: 'Carillon: is this your address?',
      body: `Follow this link to confirm that this address is yours:\n${link}\n\nIf you did not ask for this, do nothing: nothing more will be sent here.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon: a new password',
      body: `${name},\n\nfollow this link to choose a new password. It works once, within 20 minutes:\n${link}\n\nIf you did not ask for this, do nothing: your password stays as it is.\n`,
    }),
    turn: (title, link) => ({
      subject: `Carillon: your turn in ${title}`,
      body: `It is your turn in ${title}:\n${link}\n`,
    }),
    reminder: (title, link, end) => ({
      subject: `Carillon: your time in ${title} is running out`,
      body: `Your time to answer in ${title} ends on ${end}. After that the other side may claim the game:\n${link}\n`,
    }),
  },
  fr: {
    verify: (link) => ({
      subject: 'Carillon : cette adresse est-elle la vôtre ?',
      body: `Suivez ce lien pour confirmer que cette adresse est la vôtre :\n${link}\n\nSi vous n’avez rien demandé, ne faites rien : plus rien ne sera envoyé ici.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon : un nouveau mot de passe',
      body: `${name},\n\nsuivez ce lien pour choisir un nouveau mot de passe. Il sert une fois, dans les 20 minutes :\n${link}\n\nSi vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.\n`,
    }),
    turn: (title, link) => ({
      subject: `Carillon : à vous de jouer, ${title}`,
      body: `C’est à vous de jouer, ${title} :\n${link}\n`,
    }),
    reminder: (title, link, end) => ({
      subject: `Carillon : votre temps s’écoule, ${title}`,
      body: `Votre temps pour répondre à ${title} s’achève le ${end}. Ensuite, l’autre camp pourra réclamer la partie :\n${link}\n`,
    }),
  },
  de: {
    verify: (link) => ({
      subject: 'Carillon: Ist das deine Adresse?',
      body: `Folge diesem Link, um zu bestätigen, dass diese Adresse dir gehört:\n${link}\n\nWenn du das nicht verlangt hast, tu nichts: Hierher wird nichts mehr geschickt.\n`,
    }),
    reset: (name, link) => ({
      subject: 'Carillon: ein neues Passwort',
      body: `${name},\n\nfolge diesem Link, um ein neues Passwort zu wählen. Er gilt einmal, 20 Minuten lang:\n${link}\n\nWenn du das nicht verlangt hast, tu nichts: Dein Passwort bleibt, wie es ist.\n`,
    }),
    turn: (title, link) => ({
      subject: `Carillon: Du bist am Zug, ${title}`,
      body: `Du bist am Zug, ${title}:\n${link}\n`,
    }),
    reminder: (title, link, end) => ({
      subject: `Carillon: Deine Zeit läuft ab, ${title}`,
      body: `Deine Zeit zum Antworten, ${title}, endet am ${end}. Danach kann die andere Seite den Sieg beanspruchen:\n${link}\n`,
    }),
  },
};

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

/** The texts for letters and notices in a user's language. */
export const wordsIn = (language: Language): Words => WORDS[language];

/** A time, `at` milliseconds since 1970, in a language's notation and a time zone. */
export const timeIn = (language: Language, zone: string, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...{ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  }).format(at);

/** A title's usual name, from its name in the rules. */
export const titleName = (title: string): string =>
  title
    .split('-')
    .map((word) => (word === 'and' ? '&' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
