// Requests a page from a server every 50 ms until it is told to end; then prints the longest time without an answer, in
// milliseconds. `node asking.mjs URL`
import { get } from 'node:http';
import { argv, exit } from 'node:process';

const EVERY = 50;
/** An answer that takes longer counts as none, in milliseconds. */
const TOO_LATE = 1000;

let answered = performance.now();
let longest = 0;

function hear() {
  const now = performance.now();
  longest = Math.max(longest, now - answered);
  answered = now;
}

function ask() {
  const asked = get(argv[2] ?? '', { timeout: TOO_LATE, agent: false }, (answer) => {
    answer.resume();
    if (answer.statusCode === 200) hear();
  });
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => {});
}

setInterval(ask, EVERY);
process.on('SIGTERM', () => {
  hear();
  console.log(Math.round(longest));
  exit(0);
});
console.log('asking');
