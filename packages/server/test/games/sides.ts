/** Both sides of a game at which everything may happen: people and computer players come and go, and rest. */
import { HOUR, type Random } from '@carillon/kit';
import type { NewTable, StandInTerms } from '@carillon/protocol';
import { computerOf } from '../../src/computers/accounts.ts';
import type { Rest } from '../../src/games/absent/rest.ts';
import { readGame } from '../../src/store/games.ts';
import { keepRest } from '../../src/store/rests.ts';
import type { Who } from '../../src/who.ts';
import { thinkersOf } from '../computers/hall.ts';
import { type Page, somebody, Venue } from '../venue.ts';

const LEVEL = 'recruit';
/** By place. */
const SEATS = ['blue', 'red'];
const COMPUTER = computerOf(LEVEL)?.account ?? '';

export const seatOf = (page: Page): string => page.known.seat ?? '';
export const isAsked = (page: Page): boolean => page.known.awaited.includes(seatOf(page));

export class Sides {
  /** The page of the player who has each place. */
  readonly pages: Page[];
  private came = 0;

  private constructor(
    readonly here: Venue,
    readonly id: string,
    pages: { readonly blue: Page; readonly red: Page },
    private readonly random: Random,
  ) {
    this.pages = [pages.blue, pages.red];
  }

  static async open(changes: Partial<NewTable>, random: Random): Promise<Sides> {
    const here = await Venue.open({ thinkers: thinkersOf().thinkers });
    await here.heart.beat();
    const id = await here.begin(changes);
    return new Sides(here, id, await here.seated(id), random);
  }

  at(place: number): Page {
    const page = this.pages[place];
    if (page === undefined) throw new Error(`no place ${place}`);
    return page;
  }

  /** The game as both may know it. */
  get known(): Page['known'] {
    return this.at(0).known;
  }

  /** The places asked now. */
  get asked(): number[] {
    return [0, 1].filter((place) => this.known.awaited.includes(SEATS[place] ?? ''));
  }

  /** Whether the seat of a place is taken. */
  isTaken(place: number): boolean {
    return this.known.players[SEATS[place] ?? ''] != null;
  }

  row() {
    return this.here.store.db.selectFrom('game').selectAll().executeTakeFirstOrThrow();
  }

  /** Lets time pass while another server is running, and does what is due then. */
  async goBy(ms: number): Promise<void> {
    await this.here.store.db
      .updateTable('pulse')
      .set({ at: this.here.clock.now() + ms })
      .execute();
    this.here.clock.pass(ms);
    await this.here.games.tick(this.id);
  }

  /** Lets time pass while no server runs. */
  async stop(ms: number): Promise<void> {
    this.here.clock.pass(ms);
    await this.here.heart.beat();
    await this.here.games.tick(this.id);
  }

  /** The player of a place chooses: a person, or the computer that stands in. */
  async choose(place: number): Promise<void> {
    const page = this.at(place);
    const choices = isAsked(page) ? page.choices() : [];
    if (choices.length === 0) return;
    const choice = choices[this.random.below(choices.length)] ?? '';
    const playing = page.known.standIns?.find(({ seat }) => seat === seatOf(page))?.playing === true;
    if (!playing || this.random.below(3) === 0) return void (await page.choose(choice));
    const inPlaceOf = page.who?.account ?? '';
    const computer = this.here.page({ account: COMPUTER, name: '', guest: true, admin: false, inPlaceOf });
    await computer.join(this.id);
    await computer.choose(choice);
  }

  /**
   * Both agree that a computer player stands in for a place, or one of them ends that; the computer takes over or
   * leaves.
   */
  async standIn(place: number): Promise<void> {
    const page = this.at(place);
    const seat = seatOf(page);
    const standIn: StandInTerms = { seat, level: LEVEL, after: 12 * HOUR };
    switch (this.random.below(5)) {
      case 0:
        await page.ask({ type: 'propose', game: this.id, kind: 'standin', seen: page.known.seq, standIn });
        return void (await this.answer(1 - place, 'standin', true));
      case 1:
        return void (await page.ask({ type: 'standin', game: this.id, seat, how: 'back' }));
      case 2:
        return void (await page.ask({ type: 'standin', game: this.id, seat, how: 'end' }));
      default:
        return void (await this.here.games.standIn(this.id, place, this.random.below(3) > 0));
    }
  }

  answer(place: number, kind: 'takeback' | 'draw' | 'standin', agree: boolean) {
    return this.at(place).ask({ type: 'answer', game: this.id, kind, agree });
  }

  /** A new player takes a place. */
  async takeOver(place: number): Promise<void> {
    const who = this.newcomer();
    const kept = await readGame(this.here.store.db, this.id);
    const seats = (kept?.seats ?? []).filter((seat) => seat.place === place);
    await this.here.games.seat(
      this.id,
      seats.map((seat) => ({ ...seat, account: who.account })),
    );
    this.pages[place] = await this.here.page(who).join(this.id);
  }

  /** The other side gives away the seat of a place, if its days have run out. */
  async giveAway(place: number): Promise<boolean> {
    return (await this.at(1 - place).ask({ type: 'claim', game: this.id, how: 'replace' })).type === 'done';
  }

  /** A new player takes a place that was given away. */
  async join(place: number): Promise<void> {
    const who = this.newcomer();
    await this.here.tables.join(who, this.id, { seat: null, value: '' });
    this.pages[place] = await this.here.page(who).join(this.id);
  }

  private newcomer = (): Who => somebody(`Newcomer ${++this.came}`);

  /** Sets when a player sleeps and is away. */
  async rest(place: number, rest: Rest): Promise<void> {
    await keepRest(this.here.store.db, this.at(place).who?.account ?? '', rest);
  }

  /** Closes the server; returns its unexpected errors. */
  async close(): Promise<readonly unknown[]> {
    await this.here.close();
    return this.here.troubles;
  }
}
