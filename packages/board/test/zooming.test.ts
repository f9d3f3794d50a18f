import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fitted } from '../src/index.ts';
import { createZooming } from '../src/zooming.ts';

const BOARD = { width: 1000, height: 500 };

/** The part of an element that the camera uses: a size, listeners, and styles. */
class Stage {
  clientWidth = 400;
  clientHeight = 300;
  top = 60;
  readonly ownerDocument = { documentElement: { clientWidth: 1000, clientHeight: 800 } };
  readonly getBoundingClientRect = () => ({ left: 0, top: this.top });
  readonly listening = new Map<string, (event: unknown) => void>();
  readonly style = { transform: '', setProperty: () => undefined, removeProperty: () => undefined };
  /** The movements that have begun. */
  readonly glides: { readonly frames: unknown; readonly timing: unknown; canceled: boolean; onfinish: () => void }[] =
    [];

  animate(frames: unknown, timing: unknown) {
    const glide = {
      frames,
      timing,
      canceled: false,
      onfinish: () => undefined,
      cancel: () => {
        glide.canceled = true;
      },
    };
    this.glides.push(glide);
    return glide;
  }

  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.listening.set(name, listener);
  }

  removeEventListener(name: string): void {
    this.listening.delete(name);
  }
}

let resized: () => void;
let watched: number;
let lessMotion: boolean;
let lent: string;

beforeEach(() => {
  watched = 0;
  lent = 'auto';
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingBottom: lent }));
  vi.stubGlobal('navigator', { maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: { getPropertyValue: () => '' } } });
  lessMotion = true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe = () => void watched++;
      disconnect = () => void watched--;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A camera on a window of 400 × 300 pixels. */
function attached() {
  const [stage, picture] = [new Stage(), new Stage()];
  const zooming = createZooming(BOARD);
  const detach = zooming.attach(stage as unknown as HTMLElement, picture as unknown as HTMLElement);
  return { zooming, stage, picture, detach };
}

describe('the camera of a board', () => {
  test('begins with the whole board, and keeps it whole when the window changes', () => {
    const { zooming, stage } = attached();
    expect(zooming.camera()).toEqual(fitted(BOARD, { width: 400, height: 300 }));
    expect(zooming.settled()).toEqual(zooming.camera());
    expect(zooming.moving()).toBe(false);
    expect(zooming.sees({ x: 1, y: 1 })).toBe(true);
    stage.clientWidth = 800;
    resized();
    expect(zooming.camera()).toEqual(fitted(BOARD, { width: 800, height: 300 }));
    expect(zooming.settled()).toEqual(zooming.camera());
  });

  test('keeps the size of the whole board while a bar below it opens and closes', () => {
    const { zooming, stage } = attached();
    const high = { width: 800, height: 300 };
    [stage.clientWidth, stage.clientHeight] = [high.width, high.height];
    resized();
    const open = zooming.camera();
    expect(open).toEqual(fitted(BOARD, high));
    [stage.clientHeight, lent] = [400, '100px'];
    resized();
    expect(zooming.camera()).toEqual(open);
    zooming.zoomBy(0.5);
    zooming.fit();
    expect(zooming.camera()).toEqual(open);
    lent = 'auto';
    resized();
    expect(zooming.camera()).toEqual(fitted(BOARD, { ...high, height: 400 }));
  });

  test('goes to a point, at a zoom, and is drawn there at once with reduced motion', () => {
    const { zooming, picture } = attached();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    expect(zooming.camera()).toEqual({ x: 200 - 600, y: 150 - 400, k: 2 });
    expect(zooming.settled()).toEqual(zooming.camera());
    expect(picture.style.transform).toBe('translate(-400px, -250px) scale(1)');
    zooming.focusOn({ x: 400, y: 200 });
    expect(zooming.camera()).toEqual({ x: 200 - 800, y: 150 - 400, k: 2 });
    zooming.zoomBy(1.5);
    expect(zooming.camera()).toEqual({ x: 200 - 1200, y: 150 - 600, k: 3 });
  });

  test('glides there otherwise, and is drawn at the end, or when it goes elsewhere', () => {
    lessMotion = false;
    const { zooming, picture } = attached();
    const before = zooming.settled();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    expect([zooming.camera().k, zooming.settled()]).toEqual([2, before]);
    const frames = ['translate(0px, 0px) scale(1)', 'translate(-400px, -250px) scale(5)'];
    expect(picture.glides).toMatchObject([
      { frames: frames.map((transform) => ({ transform })), timing: { duration: 260 } },
    ]);
    picture.glides[0]?.onfinish();
    expect(zooming.settled()).toEqual(zooming.camera());
    expect([picture.style.transform, picture.glides[0]?.canceled]).toEqual([
      'translate(-400px, -250px) scale(1)',
      true,
    ]);
    zooming.focusOn({ x: 400, y: 200 }, 3);
    const there = zooming.camera();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    expect([picture.glides[1]?.canceled, zooming.settled()]).toEqual([true, there]);
  });

  test('is not drawn again for a place of the same zoom, and rests on whole pixels', () => {
    const { zooming, picture } = attached();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    zooming.focusOn({ x: 300.3, y: 200.1 });
    expect(zooming.settled().k).toBe(2);
    expect(zooming.camera().x).toBeCloseTo(-400.6);
    expect(picture.style.transform).toBe('translate(-401px, -250px) scale(1)');
  });

  test('keeps its middle when the window changes', () => {
    const { zooming, stage } = attached();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    stage.clientWidth = 600;
    stage.ownerDocument.documentElement.clientWidth = 1200;
    resized();
    expect(zooming.camera()).toEqual({ x: 300 - 600, y: 150 - 400, k: 2 });
  });

  test('stays in place on the page when bars around it grow', () => {
    const { zooming, stage } = attached();
    zooming.focusOn({ x: 300, y: 200 }, 2);
    const { x, y } = zooming.camera();
    stage.top += 40;
    stage.clientHeight -= 40;
    resized();
    expect(zooming.camera()).toEqual({ x, y: y - 40, k: 2 });
    // A sheet below it only covers its edge.
    stage.clientHeight -= 100;
    resized();
    expect(zooming.camera()).toEqual({ x, y: y - 40, k: 2 });
  });

  test('keeps in sight what it was asked to show when bars around it grow, until it is moved', () => {
    const sought = { x: 300, y: 200 };
    const { zooming, stage } = attached();
    zooming.focusOn(sought, 2);
    zooming.reveal(sought);
    const cover = (height: number): void => {
      stage.top += height;
      stage.clientHeight -= height;
      resized();
    };
    cover(140);
    expect(zooming.camera()).toEqual({ x: 200 - 600, y: 80 - 400, k: 2 });
    cover(-140);
    zooming.focusOn({ x: 300, y: 210 });
    cover(140);
    expect(zooming.sees(sought)).toBe(false);
  });

  test('moves only for points that it does not show', () => {
    const { zooming } = attached();
    zooming.reveal({ x: 990, y: 490 });
    expect(zooming.camera()).toEqual(fitted(BOARD, { width: 400, height: 300 }));
    zooming.focusOn({ x: 300, y: 200 }, 2);
    const before = zooming.camera();
    zooming.reveal({ x: 320, y: 210 });
    expect(zooming.camera()).toEqual(before);
    expect([zooming.sees({ x: 320, y: 210 }), zooming.sees({ x: 700, y: 210 })]).toEqual([true, false]);
    zooming.reveal({ x: 700, y: 210 });
    expect(zooming.camera()).not.toEqual(before);
    expect(zooming.sees({ x: 700, y: 210 })).toBe(true);
    zooming.fit();
    expect(zooming.camera()).toEqual(fitted(BOARD, { width: 400, height: 300 }));
    expect(zooming.sees({ x: 1, y: 1 })).toBe(true);
  });

  test('listens to its stage until it is detached, and never to double clicks', () => {
    const { stage, detach } = attached();
    expect([...stage.listening.keys()]).toEqual(expect.arrayContaining(['wheel', 'mousedown']));
    expect(stage.listening.has('dblclick')).toBe(false);
    expect(watched).toBe(1);
    detach();
    expect([watched, stage.listening.size]).toEqual([0, 0]);
  });
});
