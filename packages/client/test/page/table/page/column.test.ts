import { describe, expect, it } from 'vitest';
import { isUpAmong, PANELS, type Panel } from '../../../../src/page/table/page/column.ts';
import type { Room } from '../../../../src/page/table/page/room.ts';

/** The panels that are seen if these were asked for, the latest first; all panels exist except those `missing`. */
const seen = (room: Room, asked: readonly Panel[], ...missing: readonly Panel[]): Panel[] =>
  PANELS.filter((panel) => isUpAmong(panel, room, asked, (each) => !missing.includes(each)));

describe('the column beside the map', () => {
  it('shows the log until something else is asked for, and then that alone', () => {
    expect(seen('usual', [])).toEqual(['log']);
    expect(seen('usual', ['fight', 'coach'])).toEqual(['fight']);
    expect(seen('usual', ['log', 'fight', 'coach'])).toEqual(['log']);
  });

  it('goes back to what was asked for before, when a fight is over', () => {
    expect(seen('usual', ['fight', 'chat', 'coach'], 'fight')).toEqual(['chat']);
    expect(seen('usual', ['fight', 'coach'], 'fight', 'coach', 'judge')).toEqual(['log']);
  });

  it('has two columns on a wide screen: the log always, and beside it one of the others', () => {
    expect(seen('wide', [])).toEqual(['log']);
    expect(seen('wide', ['judge', 'fight'])).toEqual(['log', 'judge']);
    expect(seen('wide', ['log', 'fight'])).toEqual(['fight', 'log']);
  });

  it('keeps coach and fight apart from the drawer of the log on a phone', () => {
    expect(seen('narrow', ['coach', 'fight', 'judge'])).toEqual(['coach', 'judge']);
    expect(seen('narrow', ['chat', 'fight'], 'chat')).toEqual(['fight', 'log']);
  });

  it('gives a hint the place of the other panels: in the column, and on a phone that of coach and fight', () => {
    expect(seen('usual', ['hint', 'fight', 'coach'])).toEqual(['hint']);
    expect(seen('usual', ['hint', 'fight'], 'hint')).toEqual(['fight']);
    expect(seen('wide', ['hint', 'fight'])).toEqual(['hint', 'log']);
    expect(seen('narrow', ['hint', 'coach'])).toEqual(['hint', 'log']);
  });
});
