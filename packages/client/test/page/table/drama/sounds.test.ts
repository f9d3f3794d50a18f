import type { Sound } from '@carillon/board';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sounds } from '../../../../src/page/table/drama/sounds.ts';

/**
 * The sounds that the browser was asked to play: for each burst its filter, its start and end, and its loudest moment.
 */
const heard: string[] = [];

const node = { connect: (next: unknown) => next };

/** The part of `AudioContext` that the sounds use; its clock stands at ten seconds. */
class FakeContext {
  readonly currentTime = 10;
  readonly sampleRate = 8;
  readonly destination = {};
  state = 'running';
  private filter = { ...node, type: '', frequency: { value: 0 } };
  private swell = '';
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBiquadFilter = () => {
    this.filter = { ...node, type: '', frequency: { value: 0 } };
    return this.filter;
  };
  createGain = () => ({
    ...node,
    gain: {
      setValueAtTime: (value: number) => {
        this.swell = `${value}`;
      },
      exponentialRampToValueAtTime: (value: number, at: number) => {
        this.swell += ` ${value.toFixed(4)}@${(at - 10).toFixed(3)}`;
      },
    },
  });
  createBufferSource = () => {
    let begins = 0;
    return {
      ...node,
      buffer: null,
      start: (at: number) => {
        begins = at;
      },
      stop: (at: number) => {
        const { type, frequency } = this.filter;
        const times = `${(begins - 10).toFixed(2)}–${(at - 10).toFixed(2)} s`;
        heard.push(`${type} ${frequency.value} Hz ${times}: ${this.swell}`);
      },
    };
  };
  close = () => Promise.resolve();
  resume = () => {
    this.state = 'running';
    return Promise.resolve();
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  heard.length = 0;
});

describe('the sounds of the table', () => {
  it.each<[Sound, readonly string[]]>([
    ['card', ['highpass 2600 Hz 0.00–0.09 s: 0.0001 0.0350@0.027 0.0001@0.090']],
    [
      'drum',
      [
        'bandpass 190 Hz 0.00–0.14 s: 0.0001 0.0700@0.003 0.0001@0.140',
        'bandpass 190 Hz 0.16–0.30 s: 0.0001 0.0700@0.163 0.0001@0.300',
        'bandpass 190 Hz 0.24–0.38 s: 0.0001 0.0700@0.243 0.0001@0.380',
      ],
    ],
    [
      'musket',
      [
        'highpass 1800 Hz 0.00–0.03 s: 0.0001 0.0490@0.001 0.0001@0.030',
        'lowpass 900 Hz 0.02–0.34 s: 0.0001 0.0700@0.026 0.0001@0.340',
      ],
    ],
    [
      'oars',
      [
        'lowpass 520 Hz 0.00–0.42 s: 0.0001 0.0490@0.189 0.0001@0.420',
        'lowpass 520 Hz 0.50–0.92 s: 0.0001 0.0490@0.689 0.0001@0.920',
      ],
    ],
  ])('%s', (sound, bursts) => {
    vi.stubGlobal('AudioContext', FakeContext);
    new Sounds().play(sound);
    expect(heard).toEqual(bursts);
  });

  it('wait for a browser that has gone to sleep, and can begin again after they were closed', () => {
    const made: FakeContext[] = [];
    vi.stubGlobal(
      'AudioContext',
      class extends FakeContext {
        constructor() {
          super();
          this.state = 'suspended';
          made.push(this);
        }
      },
    );
    const sounds = new Sounds();
    sounds.play('card');
    expect(made[0]?.state).toBe('running');
    sounds.play('card');
    sounds.close();
    sounds.play('card');
    expect([made.length, heard.length]).toEqual([2, 3]);
  });
});
