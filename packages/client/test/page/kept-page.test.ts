import { describe, expect, it } from 'vitest';
import { holdNothingWhenKept } from '../../src/page/kept-page.ts';

/** A page with one worker, and a record of the events of both. */
function open() {
  const page = new EventTarget();
  const happened: string[] = [];
  holdNothingWhenKept(page, [{ terminate: () => happened.push('ended') }], () => happened.push('loaded again'));
  const fire = (type: string, persisted: boolean) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { happened, tell: fire };
}

describe('a page that the browser keeps', () => {
  it('ends its worker, which holds the lock on the game, and loads again when it is shown', () => {
    const { happened, tell: fire } = open();
    fire('pagehide', true);
    expect(happened).toEqual(['ended']);
    fire('pageshow', true);
    expect(happened).toEqual(['ended', 'loaded again']);
  });

  it('is left alone when it is first shown, and when it is gone for good', () => {
    const { happened, tell: fire } = open();
    fire('pageshow', false);
    fire('pagehide', false);
    expect(happened).toEqual([]);
  });
});
