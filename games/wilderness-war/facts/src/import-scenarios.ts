import { asList, asRow, figure, figures, pick, type Row, rowsOf, textOf } from '@carillon/workshop';

/** A change of the hand size (4.0 A.2): which event, whose hand, the new size, which event it ends. */
function handChange(change: Row): Row {
  const text = textOf(change, 'effect');
  const [side = '', size] = figures(text, /^(British|French) hand becomes (\d+) from the next deal/);
  return {
    event: textOf(change, 'event'),
    side: side.toLowerCase(),
    size: Number(size),
    cancels: text.includes('cancels Diplomatic Revolution') ? 'diplomatic-revolution' : null,
  };
}

function handSize(scenario: Row): Row {
  const size = asRow(scenario.handSize, 'handSize');
  return { atStart: asRow(size.atStart, 'atStart'), changes: rowsOf(size, 'changes').map(handChange) };
}

/** The thresholds of the year-end check (13.11). */
function suddenDeath(lines: readonly string[]): Row {
  const text = lines.join(' ');
  const french = [...text.matchAll(/at least (\d+) VP in the (\d{4}) check/g)];
  const [first = '', second = ''] = figures(text, /solely occupy both (\w+) and (\w+ \w+)/);
  return {
    fortresses: figure(text, /control all (\d+) fortresses/),
    occupied: [first, second].map((name) => name.toLowerCase().replace(' ', '-')),
    vp: figure(text, /Either side at (\d+) or more VP/),
    frenchByYear: french.map(([, vp, year]) => ({ year: Number(year), vp: Number(vp) })),
  };
}

/** Victory when the last season is over: 13.12 for scenarios that end in 1759, 13.13 for those that end in 1762. */
function atEnd(rule: string, text: string): Row {
  if (rule === '13.12') {
    const [fortresses, strongholds, list = ''] = figures(
      text,
      /all (\d+) originally .* at least (\d+) of ([a-z, -]+);/,
    );
    return {
      rule,
      frenchVp: figure(text, /at least (\d+) VP wins/),
      britishVp: figure(text, /at least (\d+) VP wins/),
      britishFortresses: Number(fortresses),
      strongholds: { atLeast: Number(strongholds), of: list.split(', ') },
    };
  }
  return {
    rule,
    frenchVp: figure(text, /French win with (\d+) VP/),
    britishVp: figure(text, /British win with (\d+) VP/),
    britishFortresses: null,
    strongholds: null,
  };
}

function victory(scenario: Row): Row {
  const from = asRow(scenario.victory, 'victory');
  const end = asRow(from.atEnd, 'atEnd');
  const steps = asList(end.steps, 'steps').map(String);
  return {
    suddenDeath: suddenDeath(asList(from.suddenDeath, 'suddenDeath').map(String)),
    atEnd: atEnd(textOf(end, 'rule'), steps.join(' ')),
  };
}

function importScenario(scenario: Row): Row {
  return {
    ...pick(scenario, ['id', 'name', 'setup', 'startYear', 'endYear', 'seasons', 'start', 'cards']),
    handSize: handSize(scenario),
    ...pick(scenario, ['startVp']),
    victory: victory(scenario),
  };
}

/** Leaders that join the pool later: at once with the event, otherwise when the year begins. */
function addedLater(entry: Row): Row {
  const [name = '', year] = figures(textOf(entry, 'when'), /when (\w+ \w+) is played .* beginning of (\d{4})/);
  return {
    leaders: asList(entry.leaders, 'leaders'),
    event: name.toLowerCase().replace(' ', '-'),
    year: Number(year),
  };
}

/** Leaders set aside until the first card of the list is played as an event. */
function setAside(entry: Row): Row {
  const [list = ''] = figures(textOf(entry, 'enterWith'), /cards ([\d, ]+)\)/);
  return { leaders: asList(entry.leaders, 'leaders'), cards: list.split(', ').map(Number) };
}

function importSetup(setup: Row): Row {
  const pool = asRow(setup.leaderPool, 'leaderPool');
  return {
    ...pick(setup, ['id', 'startYear', 'french', 'british']),
    leaderPool: { ...pick(pool, ['fromStart']), addedLater: rowsOf(pool, 'addedLater').map(addedLater) },
    ...pick(setup, ['notUsedLeaders']),
    setAsideLeaders: rowsOf(setup, 'setAsideLeaders').map(setAside),
    ...pick(setup, ['eventsAlreadyInEffect', 'provincialAssemblies', 'vpLocationHolders']),
  };
}

/** Scenarios and set-ups: conditions that the sources give in words are kept as figures. */
export function importScenarios(from: Row): Row {
  const setups = asRow(from.setups, 'setups');
  return {
    scenarios: rowsOf(from, 'scenarios').map(importScenario),
    setups: Object.fromEntries(Object.keys(setups).map((key) => [key, importSetup(asRow(setups[key], key))])),
  };
}
