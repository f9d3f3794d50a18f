import { asList, asRow, figure, figures, pick, type Row, rowsOf, textOf } from '@carillon/workshop';

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A figure that the source gives as a word. */
function numberWord(text: string, pattern: RegExp): number {
  const value = NUMBER_WORDS.indexOf(figures(text, pattern)[0] ?? '');
  if (value < 0) throw new Error(`no number in: ${text}`);
  return value;
}

/** Keys of the rows of a list in the order of the source, each with a word that its row must hold. */
type Keys = readonly (readonly [string, string])[];

const BATTLE_KEYS: Keys = [
  ['tactics', 'commander present'],
  ['no-auxiliaries', 'wilderness or mountain'],
  ['no-regulars', 'cultivated'],
  ['amphibious-landing', 'Amphibious Landing'],
  ['stockade', 'stockade'],
  ['fieldworks', 'Fieldworks'],
  ['ambush', 'Ambush!'],
];

const ASSAULT_KEYS: Keys = [
  ['tactics', 'highest-ranked leader'],
  ['coehorns-and-howitzers', 'Coehorns & Howitzers'],
  ['fortification', 'always'],
];

const RAID_KEYS: Keys = [
  ['tactics', 'commanding leader'],
  ['rangers', 'any Rangers'],
  ['militia', 'two or more enemy Militia'],
];

const SIEGE_KEYS: Keys = [
  ['besieger-tactics', 'besieging commander'],
  ['defender-tactics', 'besieged commander'],
  ['besieger-coehorns', 'besieger played'],
  ['defender-coehorns', 'defender played'],
  ['louisbourg', 'Louisbourg'],
];

const GAINED_KEYS: Keys = [
  ['fortress', 'enemy fortress'],
  ['fort', 'enemy fort'],
  ['stockade', 'enemy stockade'],
  ['niagara', 'Niagara'],
  ['ohio-forks', 'Ohio Forks'],
  ['battle', 'win a battle'],
  ['raided', 'Raided marker'],
];

const PAID_KEYS: Keys = [
  ['demolish', 'demolish own completed fort'],
  ['massacre', 'massacre'],
  ['early-regulars', 'optional rule 14.3'],
];

const THRESHOLD_KEYS: Keys = [
  ['sudden-death', 'year-end check'],
  ['sudden-death-1760', 'sudden death'],
  ['sudden-death-1761', 'sudden death'],
  ['indian-alliance-full-roll', 'full die roll'],
  ['intrigues-against-shirley', 'Intrigues Against Shirley'],
];

/** Replaces the sentence in the field `told` of each row by its key; a row that lacks the key's word is an error. */
function keyed(rows: readonly Row[], shown: string, keys: Keys): Row[] {
  if (rows.length !== keys.length) throw new Error(`${rows.length} rows for ${keys.length} keys`);
  return rows.map((row, index) => {
    const [key = '', word = ''] = keys[index] ?? [];
    const { [shown]: sentence, ...figures } = row;
    if (!String(sentence).includes(word)) throw new Error(`${key}: ${sentence}`);
    return { key, ...figures };
  });
}

function importCombat(from: Row): Row {
  return {
    columns: asList(from.columns, 'columns'),
    rows: asRow(from.rows, 'rows'),
    battleModifiers: keyed(rowsOf(from, 'battleModifiers'), 'when', BATTLE_KEYS),
    assaultModifiers: keyed(rowsOf(from, 'assaultModifiers'), 'when', ASSAULT_KEYS),
    leaderLoss: leaderLoss(asRow(from.leaderLoss, 'leaderLoss')),
  };
}

/** Natural rolls that bring a leader loss check, and the roll that kills (7.7). */
function leaderLoss(from: Row): Row {
  const naturals = figures(textOf(from, 'trigger'), /natural (\d) or (\d)/).map(Number);
  return { naturals, diesOn: figure(textOf(from, 'check'), /dies on (\d)/) };
}

function importRaid(from: Row): Row {
  const loss = textOf(from, 'leaderLoss');
  const modifiers = rowsOf(from, 'modifiers');
  const shown = modifiers.map((row) => textOf(row, 'when')).join('; ');
  return {
    columns: asRow(from.columns, 'columns'),
    modifiers: keyed(modifiers, 'when', RAID_KEYS),
    militiaNeeded: numberWord(shown, /(\w+) or more enemy Militia/),
    leaderLoss: {
      natural: figure(loss, /natural (\d) on any raid/),
      stockadeSettlementNatural: figure(loss, /natural (\d) on a raid against a stockade/),
      diesOn: figure(loss, /dies on (\d)/),
    },
  };
}

function importSiege(from: Row): Row {
  const modifiers = keyed(rowsOf(from, 'modifiers'), 'when', SIEGE_KEYS);
  return { ...pick(from, ['rows', 'maxLevel']), modifiers, ...pick(from, ['levelNeededToAssault']) };
}

function importVictoryPoints(from: Row): Row {
  const gained = rowsOf(from, 'toCapturerOrWinner');
  const shown = gained.map((row) => textOf(row, 'for')).join('; ');
  return {
    gained: keyed(gained, 'for', GAINED_KEYS),
    paid: keyed(rowsOf(from, 'toOwner'), 'for', PAID_KEYS),
    battleUnitsOver: numberWord(shown, /more than (\w+) units/),
  };
}

function importVpTrack(from: Row): Row {
  return { thresholds: keyed(rowsOf(from, 'thresholds'), 'effect', THRESHOLD_KEYS) };
}

function importMovement(from: Row): Row {
  const land = asRow(from.land, 'land');
  return {
    ...pick(land, ['leaderAlone']),
    boat: pick(asRow(from.boat, 'boat'), ['spaces', 'carries']),
    naval: pick(asRow(from.naval, 'naval'), ['frenchOnly', 'forceNeedsCardValue', 'individualNeedsCardValue']),
    foulWeather: pick(asRow(from.foulWeather, 'foulWeather'), ['maxSpaces', 'naval']),
  };
}

/** The maximum number of units of any kind that an unbesieged fort or stockade keeps from attrition (11.1). */
function shelteredUnits(from: Row): number {
  return numberWord(asList(from.exempt, 'exempt').join(' '), /at most (\w+) friendly units/);
}

/** Every table and figure. The condition of a row is kept as a key, since the rules express it in code. */
export function importTables(from: Row): Row {
  const part = (name: string) => asRow(from[name], name);
  const assemblies = part('provincialAssemblies');
  return {
    combat: importCombat(part('combat')),
    raid: importRaid(part('raid')),
    siege: importSiege(part('siege')),
    victoryPoints: importVictoryPoints(part('victoryPoints')),
    vpTrack: importVpTrack(part('vpTrack')),
    provincialAssemblies: pick(assemblies, ['order', 'start', 'limits']),
    movement: importMovement(part('movement')),
    activation: pick(part('activation'), ['auxiliaryOrLeaderAlone', 'indian', 'drilledUnitPerCard']),
    interceptAndAvoid: pick(part('interceptAndAvoid'), ['successAt']),
    stacking: pick(part('stacking'), ['insideFort', 'insideFortress']),
    attrition: { shelteredUnits: shelteredUnits(part('attrition')) },
    deck: pick(part('deck'), ['cards', 'values']),
  };
}
