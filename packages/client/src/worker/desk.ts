import type { Entry, StateBase } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type {
  Answers,
  AskMessage,
  Asks,
  AskType,
  Gathered,
  NewGame,
  Now,
  Refused,
  Reply,
  SavedGame,
} from '../messages.ts';
import type { Hosted } from './hosted.ts';
import { HotSeat } from './hot-seat.ts';
import { isSaved, type Saved, type Shelf } from './shelf.ts';
import type { StandingBySeat } from './standing.ts';

type AnyAnswers = Answers<unknown, unknown>;
type AnyNow = Now<unknown, unknown>;

/** A game at one screen, whatever its title. */
interface Sitting {
  greet(): AnyNow;
  again(): AnyNow;
  branch(ask: Asks['analyse']): Sitting;
  look(ask: Asks['look']): Reply<AnyNow>;
  choose(ask: Asks['choose']): Reply<AnyNow>;
  undo(ask: Asks['undo']): Reply<AnyNow>;
  redo(ask: Asks['redo']): Reply<AnyNow>;
  stand(ask: Asks['stand']): Reply<AnyNow>;
  gather(ask: Asks['gather']): Gathered;
  way(ask: Asks['way']): AnyAnswers['way'];
  past(ask: Asks['past']): Reply<AnyAnswers['past']>;
  query(ask: Asks['query']): Reply<Json>;
  journal(): readonly Entry[];
  saved(now: number): Saved;
}

/** A title that games can be opened of. */
export type Opener = (game: NewGame, journal: readonly Entry[], standing?: StandingBySeat) => Sitting;

/** The opener of a title. */
export function opener<G extends StateBase, View, LogEntry>(hosted: Hosted<G, View, LogEntry>): Opener {
  return (game, journal, standing) => HotSeat.resume(hosted, game, journal, standing);
}

const gameOf = ({ title, scenario, options, seed }: NewGame): NewGame => ({ title, scenario, options, seed });
const refused = (code: Refused): { readonly ok: false; readonly code: Refused } => ({ ok: false, code });
const ok = <T>(value: T): Reply<T> => ({ ok: true, value });

/** Answers the page's messages. Every message gets one answer; a refusal changes nothing. */
export class Desk {
  private sitting: Sitting | undefined;
  /** A copy of the game that is being tried out. It is never kept, and never becomes the game. */
  private analysis: Sitting | undefined;
  private saving: Promise<void> = Promise.resolve();
  /** Whether the last game could be put into the store; some browsers refuse. */
  private keeps = true;

  constructor(
    private readonly titles: ReadonlyMap<string, Opener>,
    private readonly shelf: Shelf,
    private readonly clock: () => number,
  ) {}

  /** Answers one message. */
  async answer(ask: AskMessage): Promise<Reply<AnyAnswers[AskType]>> {
    try {
      return await this.handle(ask);
    } catch (error) {
      console.error(error);
      return refused('broken');
    }
  }

  /** Resolves when all that was played so far is in the store. */
  async saved(): Promise<void> {
    await this.saving;
  }

  private async handle(ask: AskMessage): Promise<Reply<AnyAnswers[AskType]>> {
    if (ask.type === 'saved') return ok(await this.savedGame());
    if (ask.type === 'open') return this.open(ask);
    if (ask.type === 'resume') return await this.resume();
    const sitting = this.analysis ?? this.sitting;
    return sitting === undefined ? refused('no_game') : this.play(ask, sitting);
  }

  private play(
    ask: Exclude<AskMessage, { type: 'saved' | 'open' | 'resume' }>,
    sitting: Sitting,
  ): Reply<AnyAnswers[AskType]> {
    switch (ask.type) {
      case 'choose':
        return this.kept(sitting.choose(ask));
      case 'undo':
        return this.kept(sitting.undo(ask));
      case 'redo':
        return this.kept(sitting.redo(ask));
      case 'stand':
        return this.kept(sitting.stand(ask));
      case 'look':
        return sitting.look(ask);
      case 'gather':
        return ok(sitting.gather(ask));
      case 'analyse':
        return this.analyse(sitting, ask);
      case 'leaveAnalysis':
        return this.leaveAnalysis();
      case 'way':
        return ok(sitting.way(ask));
      case 'past':
        return sitting.past(ask);
      case 'query':
        return sitting.query(ask);
      case 'journal':
        return ok(sitting.journal());
    }
  }

  private analyse(from: Sitting, ask: Asks['analyse']): Reply<AnyNow> {
    this.analysis = from.branch(ask);
    return ok(this.analysis.greet());
  }

  private leaveAnalysis(): Reply<AnyNow> {
    this.analysis = undefined;
    return this.sitting === undefined ? refused('no_game') : ok(this.sitting.again());
  }

  private open(game: NewGame): Reply<AnyNow> {
    const open = this.titles.get(game.title);
    if (open === undefined) return refused('unknown_title');
    this.analysis = undefined;
    this.sitting = open(gameOf(game), []);
    return this.kept(ok(this.sitting.greet()));
  }

  private async resume(): Promise<Reply<AnyNow>> {
    await this.saving;
    const saved = await this.shelf.load();
    if (saved === undefined) return refused('no_game');
    if (!isSaved(saved)) return refused('damaged');
    const open = this.titles.get(saved.title);
    return open === undefined ? refused('unknown_title') : this.reopen(open, saved);
  }

  /** A game that does not fit the rules is left in the store as it is. */
  private reopen(open: Opener, saved: Saved): Reply<AnyNow> {
    this.analysis = undefined;
    try {
      this.sitting = open(gameOf(saved), saved.journal, saved.standing);
    } catch (error) {
      console.error(error);
      return refused('damaged');
    }
    return ok(this.sitting.greet());
  }

  private async savedGame(): Promise<SavedGame | null> {
    await this.saving;
    const saved = await this.shelf.load();
    if (!isSaved(saved)) return null;
    return { title: saved.title, scenario: saved.scenario, entries: saved.journal.length, at: saved.at };
  }

  /** Puts the game into the store after a change, one after another. */
  private kept(reply: Reply<AnyNow>): Reply<AnyNow> {
    if (!reply.ok || this.analysis !== undefined) return reply;
    const game = this.sitting?.saved(this.clock());
    if (game === undefined) return reply;
    this.saving = this.saving.then(() => this.save(game));
    return ok({ ...reply.value, kept: this.keeps });
  }

  private async save(game: Saved): Promise<void> {
    try {
      await this.shelf.save(game);
      this.keeps = true;
    } catch (error) {
      console.error(error);
      this.keeps = false;
    }
  }
}
