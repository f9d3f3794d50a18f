import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ear } from './ear.ts';
import { type House, openHouse } from './harness.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';

// A player's jobs by ear: with keys only, and every decision from the accessibility tree and the texts read out.

let house: House;
let laid: LaidHouse;

beforeAll(async () => {
  house = await openHouse();
  laid = await openLaidHouse();
});
afterAll(async () => {
  await house.close();
  await laid.close();
});

/** A busy machine takes its time. */
const MOST_MS = 240_000;

/** Listens to a position set up by hand. */
async function listen(title: LaidTitle, position: string): Promise<Ear> {
  const page = await laid.visit();
  await lay(page, position, title);
  return Ear.at(page);
}

/** Begins a game from its cover: both sides at one screen. */
async function beginFrom(ear: Ear, title: string): Promise<void> {
  await ear.goTo(new RegExp(`^Play ${title}`));
  await enter(ear);
  await ear.goTo(/^You play/, 'Shift+Tab');
  await ear.press('End');
  await ear.goTo(/^Begin/);
  await enter(ear);
}

const enter = (ear: Ear): Promise<void> => ear.press('Enter');

/** Plays a card of Wilderness War for one of its uses, from the map. */
async function playCard(ear: Ear, card: RegExp, use: RegExp): Promise<void> {
  await ear.onMap();
  await ear.ringOn(card);
  await enter(ear);
  await ear.inMenu(use);
}

describe('the map', () => {
  it('has a name, its keys, and the target of the ring with its name, contents and actions', async () => {
    const ear = await listen('wilderness-war', 'corridor');
    await ear.onMap();
    const { role, about } = await ear.focused();
    expect(role).toBe('application');
    expect(about).toMatch(/Arrow keys.*Page Down.*Shift T/);
    expect(await ear.onBoard()).toBe('');
    const read = await ear.ringOn(/^Wood Creek\./);
    expect(read).toBe('Wood Creek. British: 2 Rangers. March to Wood Creek');
    expect(await ear.onBoard()).toBe('Wood Creek');
    await ear.ringOn(/^(?!Wood Creek)/, 'ArrowLeft');
    expect(await ear.onBoard()).not.toBe('Wood Creek');
  });
});

describe('by ear, in Wilderness War', () => {
  it('a game is begun and its first card chosen', { timeout: MOST_MS }, async () => {
    const page = await house.visit('desktop', '?seed=1');
    await page.waitForSelector('.start');
    const ear = await Ear.at(page);
    await beginFrom(ear, 'Wilderness War');
    await ear.hears(/French: /);
    await ear.goTo(/Look at my cards/);
    await enter(ear);
    await ear.onMap();
    await ear.ringOn(/Activate a force/);
    await enter(ear);
    await ear.inMenu(/^Activate/);
    await ear.hears(/The French play .* to activate/);
  });

  it('a force marches over several spaces, and the odds of a fight are heard', { timeout: MOST_MS }, async () => {
    const ear = await listen('wilderness-war', 'corridor');
    await ear.onMap();
    await ear.ringOn(/^Hudson Carry North\. British: Webb/);
    await ear.hears(/Battle: \w+ win \d+\s?%/);
    await ear.ringOn(/^Sorel\. March to Sorel/);
    await enter(ear);
    await ear.hears(/5 spaces\. All of it can be undone\. Enter: March/);
    await enter(ear);
    await ear.hears(/at Sorel, 5 spaces on/);
  });

  it('a siege is pressed', { timeout: MOST_MS }, async () => {
    const ear = await listen('wilderness-war', 'lake-george');
    await playCard(ear, /^Massacre/, /^Activate/);
    await ear.ringOn(/^Montcalm\./);
    await enter(ear);
    await ear.inMenu(/^Force under Montcalm/);
    await ear.goTo(/^Take this force/);
    await enter(ear);
    await ear.hears(/what does Montcalm .* do/);
    await ear.goTo(/^Press the siege/);
    await enter(ear);
    await ear.hears(/[Ss]iege/);
  });

  it('a stockade is built', { timeout: MOST_MS }, async () => {
    const ear = await listen('wilderness-war', 'frontier');
    await playCard(ear, /^Massacre/, /^Build stockades/);
    await ear.ringOn(/^Baie-St-Paul\. Stockade/);
    await enter(ear);
    // It ends the turn, so it waits for a second press.
    await ear.hears(/Again to confirm: Stockade at Baie-St-Paul\..*ends your turn/);
    await enter(ear);
    await ear.hears(/The French build a stockade at Baie-St-Paul/);
  });

  it('Indians raid', { timeout: MOST_MS }, async () => {
    const ear = await listen('wilderness-war', 'frontier');
    await playCard(ear, /^Massacre/, /^Activate/);
    await ear.ringOn(/^(French )?Seneca\b.* alone/);
    await enter(ear);
    await ear.goTo(/^Begin with these/);
    await enter(ear);
    await ear.hears(/Seneca may move now/);
    await ear.ringOn(/^(French )?Seneca\./);
    await enter(ear);
    await ear.hears(/British: play a card as the enemy sets out/);
    await ear.goTo(/^No$/);
    await enter(ear);
    await ear.hears(/Seneca may march/);
    await ear.onMap();
    await ear.ringOn(/^(Easton|Reading|Lancaster|Carlisle|Trenton|Harris|York|Poughkeepsie)\b.*March/);
    await ear.hears(/^Raid: \d+/);
    await enter(ear);
    await ear.hears(/Enter: March/);
    await enter(ear);
    await ear.hears(/Seneca: Wyoming to/);
  });

  it('the reason why not is heard', { timeout: MOST_MS }, async () => {
    const ear = await listen('wilderness-war', 'corridor');
    await ear.onMap();
    await ear.ringOn(/^Hoosic/, 'ArrowDown');
    await ear.press('Shift+W');
    await ear.hears(/^Hoosic .+\./);
  });
});

describe('by ear, in Bayonets & Tomahawks', () => {
  it('a game is begun and its first card chosen', { timeout: MOST_MS }, async () => {
    const page = await house.visit('desktop', '?seed=1');
    await page.waitForSelector('.start');
    const ear = await Ear.at(page);
    await beginFrom(ear, 'Bayonets & Tomahawks');
    await ear.hears(/(French|British): /);
    await ear.goTo(/Look at my cards/);
    await enter(ear);
    await ear.onMap();
    await ear.ringOn(/Keep Card No\. \d+ as the Reserve/);
    await enter(ear);
    await ear.inMenu(/^Keep/);
    await ear.hears(/(French|British): /);
  });

  it('a force marches into a battle, and hears what that means', { timeout: MOST_MS }, async () => {
    const ear = await listen('bayonets-tomahawks', 'corridor');
    await ear.goTo(/^Set out/);
    await enter(ear);
    await ear.hears(/at Lake George\. Where next/);
    // The focus moves once the page has drawn the choice, which may be after it is heard.
    await expect.poll(async () => (await ear.focused()).role, { timeout: 10_000 }).toBe('application');
    await ear.ringOn(/^Ticonderoga\. .*Montcalm/);
    await enter(ear);
    await ear.hears(/The march must end there.*Enter: March/);
    await enter(ear);
    await ear.hears(/A Battle will be fought at Ticonderoga/);
  });

  it('a siege goes on to its dice', { timeout: MOST_MS }, async () => {
    const ear = await listen('bayonets-tomahawks', 'louisbourg');
    await ear.hears(/exchange a Fleet for Artillery/);
    await ear.goTo(/^Keep the Fleets/);
    await enter(ear);
    await ear.hears(/(Hit|Miss|Flag)/);
  });

  it('a Fort is completed', { timeout: MOST_MS }, async () => {
    const ear = await listen('bayonets-tomahawks', 'construction');
    await ear.goTo(/^Complete the Fort/);
    await enter(ear);
    await ear.hears(/British complete a Fort at Lake George/);
  });

  it('Indians raid', { timeout: MOST_MS }, async () => {
    const ear = await listen('bayonets-tomahawks', 'raids');
    await ear.onMap();
    await ear.ringOn(/^Lake George\. British: .*Rogers/);
    await enter(ear);
    await ear.hears(/Enter: /);
    await enter(ear);
    await ear.hears(/(Abénaki|Raid|intercept)/);
  });

  it('the reason why not is heard', { timeout: MOST_MS }, async () => {
    const ear = await listen('bayonets-tomahawks', 'raids');
    await ear.onMap();
    await ear.ringOn(/^Le Baril/, 'ArrowDown');
    await ear.press('Shift+W');
    await ear.hears(/^Le Baril .+\./);
  });
});
