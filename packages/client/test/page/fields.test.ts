import { afterAll, describe, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { batch, createComputed, createRoot, createSignal } = await import('solid-js');
const { fieldsOf } = await import('../../src/page/fields.ts');

interface Shown {
  readonly seat: string;
  readonly length: number;
  readonly result?: string;
}

describe('the fields of a record', () => {
  it('always have their present values, also within a change and when the record is spread', () =>
    createRoot((end) => {
      const [record, setRecord] = createSignal<Shown>({ seat: 'red', length: 1 });
      const fields = fieldsOf(record);
      expect([fields.seat, fields.length, fields.result]).toEqual(['red', 1, undefined]);
      batch(() => {
        setRecord({ seat: 'red', length: 2, result: 'won' });
        expect([fields.length, fields.result]).toEqual([2, 'won']);
      });
      expect({ ...fields }).toMatchObject({ seat: 'red', length: 2 });
      end();
    }));

  it('concern those who read them only when they change', () =>
    createRoot((end) => {
      const [record, setRecord] = createSignal<Shown>({ seat: 'red', length: 1 });
      const fields = fieldsOf(record);
      const read: string[] = [];
      createComputed(() => read.push(fields.seat));
      setRecord({ seat: 'red', length: 2 });
      setRecord({ seat: 'red', length: 2 });
      expect(read).toEqual(['red']);
      setRecord({ seat: 'blue', length: 2 });
      expect(read).toEqual(['red', 'blue']);
      end();
    }));
});
