import type { Sound } from '@carillon/board';

/** A sound of the table: of an event, or the knock at the start of the user's turn. */
export type TableSound = Sound | 'knock';

/** The gain of the loudest sound, from 0 to 1. */
const VOLUME = 0.07;

/** A burst of noise: its start and length (seconds), its frequency (Hz) and its loudness. */
interface Burst {
  readonly at: number;
  readonly lasts: number;
  readonly filter: BiquadFilterType;
  readonly frequency: number;
  readonly loud: number;
  /** The share of its length in which it swells. */
  readonly swell?: number;
}

/** Sounds made of bursts of noise; a drum has a falling tone under its taps. */
const BURSTS: Readonly<Record<TableSound, readonly Burst[]>> = {
  card: [{ at: 0, lasts: 0.09, filter: 'highpass', frequency: 2600, loud: 0.5, swell: 0.3 }],
  drum: [0, 0.16, 0.24].map((at) => ({ at, lasts: 0.14, filter: 'bandpass', frequency: 190, loud: 1 })),
  musket: [
    { at: 0, lasts: 0.03, filter: 'highpass', frequency: 1800, loud: 0.7 },
    { at: 0.02, lasts: 0.32, filter: 'lowpass', frequency: 900, loud: 1 },
  ],
  knock: [0, 0.15].map((at) => ({ at, lasts: 0.1, filter: 'bandpass', frequency: 640, loud: 0.9 })),
  oars: [0, 0.5].map((at) => ({ at, lasts: 0.42, filter: 'lowpass', frequency: 520, loud: 0.7, swell: 0.45 })),
};

/** The table's sounds, synthesised in the page: nothing is loaded. */
export class Sounds {
  private context: AudioContext | undefined;
  private noise: AudioBuffer | undefined;

  /** Plays a sound; browsers allow that once the user has touched the page. */
  play(sound: TableSound): void {
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === 'suspended') void context.resume();
    for (const burst of BURSTS[sound]) this.burst(context, burst);
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }

  private burst(context: AudioContext, { at, lasts, filter, frequency, loud, swell = 0.02 }: Burst): void {
    const begins = context.currentTime + at;
    const source = context.createBufferSource();
    source.buffer = this.noiseIn(context);
    const tone = context.createBiquadFilter();
    tone.type = filter;
    tone.frequency.value = frequency;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, begins);
    gain.gain.exponentialRampToValueAtTime(VOLUME * loud, begins + lasts * swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    source.connect(tone).connect(gain).connect(context.destination);
    source.start(begins);
    source.stop(begins + lasts);
  }

  /** A second of noise, the same each time. */
  private noiseIn(context: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    let seed = 1;
    for (let i = 0; i < samples.length; i++) {
      seed = (seed * 16807) % 2147483647;
      samples[i] = seed / 1073741823.5 - 1;
    }
    this.noise = noise;
    return noise;
  }
}
