import { contestant } from './match/contestants.ts';
import { brainOf, rulesOf } from './match/jobs.ts';
import { suiteOf } from './suite/positions.ts';
import { playTurn } from './suite/turn.ts';
const [title, ...levels] = process.argv.slice(2);
const [rules, brain] = [await rulesOf(title!), await brainOf(title!)];
for (const level of ['recruit', ...levels]) {
  const spent: number[] = []; const counts: number[] = []; const each: number[] = [];
  for (const position of suiteOf(title!).slice(0, 4)) {
    const own = contestant(brain, level, 3), enemy = contestant(brain, 'policy', 2);
    let cpu = 0, n = 0;
    const timed = { decide(task: any) { const b = process.cpuUsage(); const t = own.decide(task); const u = process.cpuUsage(b); const ms = (u.user + u.system) / 1000; if (t.playouts > 0) { n++; each.push(ms); } cpu += ms; return t; } };
    playTurn({ rules, brain, position, contestants: rules.seats.map((s) => (s === position.seat ? timed : enemy)), seed: 1 });
    spent.push(cpu); counts.push(n);
  }
  const mean = (a: number[]) => a.reduce((s, x) => s + x, 0) / a.length;
  console.log(title, level, 'turn ms', mean(spent).toFixed(0), 'max', Math.max(...spent).toFixed(0), 'thoughts a turn', mean(counts).toFixed(1), 'ms a thought', mean(each).toFixed(0), 'max', Math.max(...each).toFixed(0));
}
