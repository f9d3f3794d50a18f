import { describe, expect, it } from 'vitest';
import { type Versions, watchVersions } from '../../src/page/updates/updates.ts';

/** A page whose browser holds these versions, and a record of its calls. */
function open(versions: Versions | undefined) {
  const heard = new Map<string, (event: { readonly isUpdate?: boolean }) => void>();
  const happened: string[] = [];
  const worker = {
    addEventListener: (type: string, then: (event: { readonly isUpdate?: boolean }) => void) =>
      void heard.set(type, then),
    messageSkipWaiting: () => void happened.push('switched'),
  };
  const update = watchVersions(
    worker,
    async () => versions,
    () => happened.push('loaded again'),
  );
  const fire = async (type: string, isUpdate = false): Promise<void> => {
    heard.get(type)?.({ isUpdate });
    await Promise.resolve();
  };
  return { update, happened, tell: fire };
}

describe('a new version of the page', () => {
  it('is offered while it waits beside the one that runs; once wanted, it is switched to and loaded', async () => {
    const { update, happened, tell: fire } = open({ active: 'first', waiting: 'second' });
    expect(update()).toBeUndefined();
    await fire('waiting');
    update()?.();
    expect(happened).toEqual(['switched']);
    await fire('controlling', true);
    expect(happened).toEqual(['switched', 'loaded again']);
  });

  it('is offered for a reload if another tab has switched to it', async () => {
    const { update, happened, tell: fire } = open({ active: 'second', waiting: null });
    await fire('controlling', true);
    update()?.();
    expect(happened).toEqual(['loaded again']);
  });

  it.each([
    ['waits before it starts', { active: null, waiting: 'first' }],
    ['has started meanwhile', { active: 'first', waiting: null }],
  ])('is not the first, which %s', async (_when, versions) => {
    const { update, tell: fire } = open(versions);
    await fire('waiting');
    await fire('controlling');
    expect(update()).toBeUndefined();
  });
});
