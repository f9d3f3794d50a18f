import type { Play } from '../../../../src/page/table/play/play.ts';

/** A table whose words are the keys of its texts, with their parameters. */
export const play = {
  session: { past: () => undefined },
  title: { seats: ['french', 'british'], reckoning: { scoreName: (score: number) => `${score} VP` } },
  words: {
    language: 'en',
    say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    seatName: (seat: string) => seat,
  },
} as unknown as Play<unknown, unknown>;
