import type { Target } from '@carillon/board';
import { expect, it } from 'vitest';
import { deedsOf } from '../../../../src/page/table/legend/legend-note.tsx';
import type { Deed } from '../../../../src/page/table/play/deeds.ts';
import type { Play } from '../../../../src/page/table/play/play.ts';
import { hintOf } from '../../../../src/page/table/prompt/prompt-hint.ts';

const ALBANY: Target = { kind: 'space', id: 'albany' };

interface Looked {
  readonly pointed?: Target;
  readonly ring?: Target;
  readonly deeds?: readonly Deed[];
  readonly now?: object;
  readonly undone?: { readonly log: readonly string[]; readonly anew: boolean };
}

/** The second line of the prompt while pointer or ring is on a target with these actions. */
function hint({ pointed, ring, deeds = [], now = { moment: null }, undone }: Looked): string {
  const play = {
    session: { notice: () => undefined, past: () => undefined, now: () => now, undone: () => undone },
    confirm: { armed: () => undefined },
    focus: { pointed: () => pointed, ring: () => ring, left: () => undefined, deedsLookedAt: () => deeds },
    title: {
      momentName: (moment: string) => moment,
      continues: (one: string, other: string) => one.startsWith('Montcalm:') && other.startsWith('Montcalm:'),
      logLine: (text: string, _: string, before: readonly string[] = []) =>
        text ? { text: [...before, text].join(' ') } : undefined,
    },
    words: {
      prompt: () => ({ text: 'British: play a card?' }),
      say: (key: string, args: object = {}) => `${key}: ${Object.values(args).join(', ')}`,
      nameOf: ({ id }: Target) => id,
      deedLabel: () => 'Raid',
      deedWarning: () => '',
    },
  };
  return hintOf(play as unknown as Play<unknown, unknown>);
}

const DEED: Deed = { target: ALBANY, choices: ['raid albany'] };

it('shows the effect of a click on a place', () => {
  expect(hint({ pointed: ALBANY, deeds: [DEED] })).toContain('clickTo: albany, Raid');
});

it('says nothing about a place under the pointer with no actions or only rarely used ones', () => {
  expect(hint({ pointed: ALBANY })).toBe('');
  expect(hint({ pointed: ALBANY, deeds: [{ ...DEED, aside: true }] })).toBe('');
});

it('counts the other choices of a place as its legend counts them, without rarely used ones', () => {
  const deeds = [DEED, { ...DEED, choices: ['stay'] }, { ...DEED, choices: ['burn'], aside: true } as const];
  expect(hint({ pointed: ALBANY, deeds })).toBe('choicesHere: albany, Raid, 1');
  expect(deedsOf({ deeds: ['March', 'Stay'], more: 0 }, 'en')).toEqual(['March', 'Stay']);
  expect(deedsOf({ deeds: ['March', 'Stay'], more: 4 }, 'en')).toEqual(['March', 'Stay', '4 more']);
});

it('names the target of the ring', () => {
  expect(hint({ ring: ALBANY })).toBe('albany');
});

it('says why a window asks whoever holds no card for it, and why the game waits for the other side', () => {
  const asked = { seat: 'british' };
  expect(hint({ now: { moment: 'attacked', covered: true, online: null, asked } })).toMatch(/attacked.*windowAsks/);
  const waits = hint({ now: { moment: 'attacked', covered: false, online: { seat: 'french' }, asked } });
  expect(waits).toMatch(/play a card\?.*windowWaits/);
  expect(hint({ now: { moment: 'attacked', covered: false, online: { seat: 'british' }, asked } })).toBe('');
});

it('says what was undone, and that the computer’s answers went with it, until a place is pointed at', () => {
  const log = ['', 'The British discard Massacre!', 'The French play a card'];
  expect(hint({ undone: { log, anew: false } })).toBe('undone: The British discard Massacre!');
  expect(hint({ undone: { log, anew: true } })).toBe('undoneAnew: The British discard Massacre!');
  expect(hint({ undone: { log: [], anew: false } })).toBe('undone: undoneChoice: ');
  expect(hint({ undone: { log, anew: true }, pointed: ALBANY, deeds: [DEED] })).toContain('clickTo');
});

it('names start and end of a march of several spaces that was undone', () => {
  const log = [
    '',
    'Montcalm: Montréal to Isle aux Noix.',
    'Montcalm: Isle aux Noix to Ticonderoga.',
    'The march ends.',
  ];
  expect(hint({ undone: { log, anew: false } })).toBe(
    'undone: Montcalm: Montréal to Isle aux Noix. Montcalm: Isle aux Noix to Ticonderoga.',
  );
});

it('says that a card under the ring can be played, and not as if it had been played', () => {
  expect(hint({ ring: { kind: 'card', id: 'Raid' }, deeds: [DEED] })).toBe('possible: Raid');
});
