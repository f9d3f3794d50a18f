import { LANGUAGES, type Overlay, type PickedOut, type Told } from '@carillon/board';
import { type View, wildernessWar } from '@carillon/wilderness-war-rules';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { NAMED, named } from './named/positions.ts';

const viewOf = (name: string): View => ({ ...named(name), seat: null });
const overlayOf = (id: string): Overlay<View> => {
  const found = title.overlays.find((each) => each.id === id);
  if (!found) throw new RangeError(`there is no overlay ${id}`);
  return found;
};

/** What an overlay tells of a position, as the rules answer it. */
function tell(id: string, name: string, target?: PickedOut['target'], language: 'en' | 'fr' = 'en'): Told | undefined {
  const view = viewOf(name);
  const picked = { taken: [], target };
  const state = wildernessWar.fromView(view);
  const questions = overlayOf(id).questions(view, picked);
  const answers = questions?.map(({ name: asked, args }) => wildernessWar.query(state, asked, { ...args }));
  return answers && overlayOf(id).tell(view, answers, language, picked);
}

const spacesWith = (told: Told | undefined, sign: string): string[] =>
  (told?.marks ?? []).filter((mark) => mark.sign === sign).map(({ space }) => space);
const stack = { kind: 'space', id: 'montreal' } as const;

describe('what is laid over the map', () => {
  it.each(LANGUAGES)('is told in words and signs, in every position, in "%s"', (language) => {
    for (const name of NAMED) {
      for (const { id } of title.overlays) {
        const told = tell(id, name, stack, language);
        for (const text of [
          told?.said ?? '',
          ...(told?.lines ?? []),
          ...(told?.legend ?? []).map((each) => each.text),
        ]) {
          expect(text, `${id} ${name}`).toMatch(/^\S.*\S$/u);
          expect(text, `${id} ${name}`).not.toMatch(/[{}|]| {2}|undefined|NaN/);
        }
      }
    }
  });

  it('has each of its signs in the legend, and each sign a shape of its own', () => {
    const shapes = new Map<string, string>();
    for (const name of NAMED) {
      for (const { id } of title.overlays) {
        const told = tell(id, name, stack);
        const known = new Set(told?.legend.map(({ sign }) => sign));
        for (const { sign } of told?.marks ?? []) expect(known, `${id} ${name}`).toContain(sign);
        for (const { sign } of told?.legend ?? []) {
          const drawn = renderToString(() => <title.Sign sign={sign} />);
          shapes.set(sign, drawn.replace(/(fill|stroke)="[^"]*"/g, ''));
        }
      }
    }
    expect(new Set(shapes.values()).size).toBe(shapes.size);
    for (const shape of shapes.values()) expect(shape).toMatch(/<(path|circle)/);
  });
});

describe('supply', () => {
  it('shows the Drilled Troops of a side that are out of it', () => {
    const told = tell('supply-british', 'lake-george');
    expect(spacesWith(told, 'cut')).toHaveLength(1);
    expect(told?.said).toContain('1 stack out of supply');
    expect(told?.lines[0]).toContain('Out of supply: Hudson Carry North');
    expect(spacesWith(told, 'supply-british')).toContain('albany');
    expect(spacesWith(told, 'supply-british')).not.toContain('montreal');
  });
});

describe('the reach of a force', () => {
  it('is that of the force on the march', () => {
    const told = tell('reach', 'corridor');
    expect(told?.said).toContain('Montcalm');
    expect(told?.marks).toContainEqual({ space: 'montreal', sign: 'reach', figure: '4' });
  });

  it('is that of the stack pointed at, and none where none is', () => {
    expect(tell('reach', 'opening', { kind: 'piece', id: 'villiers' })?.said).toContain('Villiers');
    expect(tell('reach', 'opening', { kind: 'space', id: 'cataraqui' })?.said).toContain('Villiers');
    expect(tell('reach', 'opening')).toBeUndefined();
    expect(overlayOf('reach').hint('en')).not.toBe('');
  });
});

describe('the risk of interception', () => {
  it('is shown where the enemy may try, and only there', () => {
    const told = tell('interception', 'corridor');
    expect(spacesWith(told, 'risk').length).toBeGreaterThan(0);
    expect(spacesWith(told, 'free')).toContain('montreal');
    expect(told?.lines).toHaveLength(spacesWith(told, 'risk').length);
  });
});

describe('control', () => {
  it('tells who holds each fortress, and that nobody holds a besieged one', () => {
    const told = tell('control', 'quebec');
    expect(spacesWith(told, 'control-british')).toContain('louisbourg');
    expect(spacesWith(told, 'control-nobody')).toContain('quebec');
    expect(told?.lines).toContain('Québec: controlled by nobody.');
  });
});

describe('raid targets', () => {
  it('tell stockades, settlements and cultivated land apart', () => {
    const told = tell('raids-french', 'nations');
    expect(spacesWith(told, 'raid-stockade')).toContain('hoosic');
    expect(spacesWith(told, 'raid-cultivated')).toContain('york');
    expect(spacesWith(told, 'raid-settlement').length).toBeGreaterThan(0);
  });
});
