import './calls.ts';
import './events.ts';
import './fights.ts';
import './march.ts';
import './sequence.ts';
import './year.ts';

// Invariants of the running procedures; see `impossible.ts` of the kernel.
