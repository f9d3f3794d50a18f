import { clash, nameBox } from '@carillon/board';
import { PIECE_FACTS, PIECES, type PieceName, type View } from '@carillon/wilderness-war-rules/reference';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { names } from '../src/map/index.ts';
import { layStacks, occupiedBy } from '../src/position/layout.ts';
import { takenByStarted } from '../src/table/Started.tsx';
import { startView } from './samples.ts';

const nobody = { seat: 'french', procedure: 'phase', step: 'card', rule: '5.26', pass: null };
const nothing = (): undefined => undefined;

const table = (view: View): string =>
  renderToString(() => (
    <title.Table
      view={view}
      language="en"
      asked={nobody}
      options={[{ text: 'move sorel', verb: 'move', args: ['sorel'] }]}
      routes={[]}
      planned={undefined}
      marks={[]}
      onBend={nothing}
      lit={[]}
      close="Close"
      focus={undefined}
      recent={[{ type: 'battle', at: 'niagara', attacker: 'british', attackers: ['forbes'], defenders: [] }]}
      onTarget={nothing}
      onPoint={nothing}
      onLook={nothing}
      onVain={nothing}
    />
  ));

const figure = (id: PieceName, reduced = false): string =>
  renderToString(() => (
    <title.Figure
      view={{ ...startView(), reduced: reduced ? [id] : [] }}
      target={{ kind: 'piece', id }}
      language="en"
    />
  ));

describe('the table', () => {
  const html = table(startView());

  it('has every piece on the board exactly once', () => {
    const view = startView();
    const there = PIECES.filter((piece) => title.placeOf(view, { kind: 'piece', id: piece }));
    expect(there.length).toBeGreaterThan(60);
    for (const piece of there) expect(html.split(`data-piece="${piece}"`)).toHaveLength(2);
    expect(html.split('data-piece=')).toHaveLength(there.length + 1);
  });

  it('has a target for every space and box', () => {
    for (const space of title.spaces) expect(html).toContain(`data-target="space:${space}"`);
  });

  it('shows fortifications, choices and recent events', () => {
    expect(html).toContain('data-work="french-fort"');
    expect(html).toContain('halo-legal');
    expect(html).toContain('deed-battle');
  });

  it('marks sieges, raids, landings and captured fortresses', () => {
    const marked: View = {
      ...startView(),
      besieged: ['louisbourg'],
      siegeOne: ['louisbourg'],
      frenchRaids: { york: 2 },
      amphib: ['louisbourg'],
      captured: ['quebec'],
      fieldworks: ['ticonderoga'],
    };
    const drawn = table(marked);
    for (const sign of ['siege', 'raided', 'amphib', 'captured', 'fieldworks']) {
      expect(drawn).toContain(`class="${sign}"`);
    }
    expect(drawn.split('class="raided"')).toHaveLength(3);
    // A stack of a space nearby does not hide them.
    expect(drawn.indexOf('class="raided"')).toBeGreaterThan(drawn.indexOf('class="layer-counters"'));
  });

  it('shows forts under construction above the counters of spaces nearby, clear of their own and of all names', () => {
    const work: View['works'] = { cataraqui: 'french-stockade-fort-started', 'french-creek': 'french-fort-started' };
    const view: View = { ...startView(), works: work };
    const drawn = table(view);
    expect(drawn.split('class="started"')).toHaveLength(3);
    expect(drawn.indexOf('class="started"')).toBeGreaterThan(drawn.indexOf('class="layer-counters"'));
    for (const zoom of [0.7, 0.9, 1.2, 1.7, 2.5]) {
      const stacks = layStacks(view);
      const counters = stacks.flatMap(({ boxes, place }) => boxes.map((box) => ({ ...box, place })));
      const forts = takenByStarted(view, occupiedBy(stacks));
      expect(forts.map(({ place }) => place)).toEqual(['cataraqui', 'french-creek']);
      const lettering = names.letteringAt(zoom);
      if (lettering === undefined) continue;
      const size = names.settings[lettering.setting].size * lettering.scale;
      const shown = names.among([...counters, ...forts], lettering).map((label) => nameBox(label, size));
      const own = counters.filter(({ place }) => place === 'cataraqui' || place === 'french-creek');
      for (const fort of forts)
        expect(
          [...shown, ...own.filter(({ place }) => place === fort.place)].filter((box) => clash(box, fort, 1)),
        ).toEqual([]);
    }
  });
});

/** The letters of a counter's figures. */
const figuresOn = (piece: PieceName, reduced: boolean): string | undefined =>
  /<text[^>]* class="counter-figures".*?<\/text>/.exec(figure(piece, reduced))?.[0].replace(/<.*?>/g, '');

describe('a counter', () => {
  it('shows strength and movement as printed, for every unit and side of it', () => {
    PIECES.forEach((piece, i) => {
      const facts = PIECE_FACTS[i];
      if (facts?.kind !== 'unit') return;
      expect(figuresOn(piece, false)).toBe(`${facts.full}-${facts.movement}`);
      expect(figuresOn(piece, true)).toBe(`${facts.reduced}-${facts.movement}`);
    });
  });

  it('has a bar when reduced, not only another number', () => {
    expect(figure('canadian-militia-1')).not.toContain('counter-bar');
    expect(figure('canadian-militia-1', true)).toContain('counter-bar');
  });

  it('distinguishes sides and kinds by its frame', () => {
    const frame = (id: PieceName): string | undefined => /<path d="([^"]+)"/.exec(figure(id))?.[1];
    const frames = ['french-regular-1', 'british-regular-1', 'coureurs-1', 'ranger-1'] as const;
    expect(new Set(frames.map(frame)).size).toBe(4);
  });

  it('shows initiative, command and tactics of a leader', () => {
    expect(figure('montcalm')).toContain('1-6-2');
  });

  it('gives each class of unit its own sign', () => {
    const sign = (id: PieceName): string | undefined => /counter-sign.*?<\/g>/s.exec(figure(id))?.[0];
    const british = ['british-regular-1', 'royal-american-1', 'highland-1', 'light-infantry-1'] as const;
    const provincials = ['northern-provincial-1', 'southern-provincial-1'] as const;
    const signs = [...british, ...provincials].map(sign);
    expect(new Set(signs).size).toBe(signs.length);
  });
});

describe('the hand', () => {
  const hand = (view: View, open: boolean): string =>
    renderToString(() => (
      <title.Hand
        view={view}
        language="en"
        options={[{ text: 'activate ambush-11', verb: 'activate', args: ['ambush-11'] }]}
        open={open}
        onTarget={nothing}
      />
    ));

  it('shows the cards of its seat, and which can be used', () => {
    const view: View = { ...startView(), cards: { 'ambush-11': 'french-hand', 'rangers-53': 'french-hand' } };
    const html = hand(view, true);
    expect(html).toContain('data-target="card:ambush-11"');
    expect(html).toContain('double strength');
    expect(html.split('can be used now')).toHaveLength(2);
  });

  it('shows backs, and their number, while it is closed', () => {
    const html = hand(startView(), false);
    expect(html).toContain('French hand, face down: 9 cards');
    expect(html).not.toContain('data-target');
  });

  it('shows a spectator the backs of both sides', () => {
    const html = hand({ ...startView(), seat: null }, true);
    expect(html.split('face down')).toHaveLength(5);
    expect(html).not.toContain('data-target');
  });
});

describe('the tracks', () => {
  it('show season, score, hands and Militia', () => {
    const html = renderToString(() => <title.Tracks view={startView()} language="en" asked="british" />);
    expect(html.split('to choose')).toHaveLength(2);
    expect(/to choose.*hand/s.exec(html.slice(html.indexOf('of-british')))).not.toBeNull();
    expect(html).toContain('1757, Early Season');
    expect(html).toContain('French 4 VP');
    expect(html).toContain('William Pitt');
  });

  it('keep a score beyond the end of the track on it', () => {
    const html = renderToString(() => <title.Tracks view={{ ...startView(), vp: -13 }} language="en" asked={null} />);
    expect(html).toContain('British 13 VP');
    expect(html).toMatch(/of-british now/);
  });
});
