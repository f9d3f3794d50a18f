import './calls.ts';
import './events.ts';
import './fights.ts';
import './march.ts';
import './sequence.ts';
import './year.ts';

// What holds of the procedures that run; see `impossible.ts` of the kernel.
