import type { CDPSession, Page } from 'playwright-core';

// A player who hears the page and presses keys. All it knows comes from the accessibility tree: the focus, the
// names of things, and the texts that are read out by themselves.

type Node = Awaited<ReturnType<typeof treeOf>>[number];

const treeOf = async (client: CDPSession) => (await client.send('Accessibility.getFullAXTree')).nodes;

const has = ({ properties }: Node, name: string, value?: unknown): boolean =>
  properties?.some((each) => each.name === name && (value === undefined || each.value.value === value)) ?? false;

const nameOf = (node: Node | undefined): string => String(node?.name?.value ?? '');
const roleOf = (node: Node | undefined): string => String(node?.role?.value ?? '');

/** Everything inside a node, in order. */
function textIn(node: Node, byId: ReadonlyMap<string, Node>): string {
  if (roleOf(node) === 'StaticText') return nameOf(node);
  const inside = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return inside
    .map((each) => textIn(each, byId))
    .filter((text) => text !== '')
    .join(' ');
}

/** How often to listen again to a busy page, and the pause between two attempts, in milliseconds. */
const [TRIES, PAUSE_MS] = [100, 100];
/** The maximum number of presses of a key that it takes to reach anything. */
const MOST_KEYS = 90;

export class Ear {
  /** Everything read out so far. */
  readonly heard: string[] = [];
  /** How many keys were pressed. */
  keys = 0;

  private constructor(
    private readonly page: Page,
    private readonly client: CDPSession,
  ) {}

  static async at(page: Page): Promise<Ear> {
    return new Ear(page, await page.context().newCDPSession(page));
  }

  async press(key: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(key);
  }

  /** The text of each polite live region now. */
  async saying(): Promise<readonly string[]> {
    const nodes = await treeOf(this.client);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const said = nodes
      .filter((node) => !node.ignored && has(node, 'live', 'polite') && !has(node, 'root'))
      .map((node) => textIn(node, byId));
    for (const text of said) if (text !== '' && !this.heard.includes(text)) this.heard.push(text);
    return said;
  }

  /** Waits until a text that matches is read out, and returns it. */
  async hears(words: RegExp): Promise<string> {
    let said: readonly string[] = [];
    for (let i = 0; i < TRIES; i++) {
      said = await this.saying();
      const found = said.find((text) => words.test(text));
      if (found !== undefined) return found;
      await this.page.waitForTimeout(PAUSE_MS);
    }
    throw new Error(`never read out: ${words}; last: ${said.join(' / ')}`);
  }

  /** The role, name and description of the focused element. */
  async focused(): Promise<{ readonly role: string; readonly name: string; readonly about: string }> {
    const nodes = await treeOf(this.client);
    const node = nodes.findLast((each) => !each.ignored && has(each, 'focused', true));
    return { role: roleOf(node), name: nameOf(node), about: String(node?.description?.value ?? '') };
  }

  /** The name of the map's active descendant. */
  async onBoard(): Promise<string> {
    const nodes = await treeOf(this.client);
    const board = nodes.find((each) => roleOf(each) === 'application');
    const active = board?.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0];
    return active ? nameOf(nodes.find((each) => each.backendDOMNodeId === active.backendDOMNodeId)) : '';
  }

  /** Presses a key until the focus is on an element with this name. */
  async goTo(name: RegExp, key = 'Tab'): Promise<void> {
    for (let i = 0; i < MOST_KEYS; i++) {
      if (name.test((await this.focused()).name)) return;
      await this.press(key);
    }
    throw new Error(`${key} never leads to ${name}`);
  }

  /** Moves the ring with a key until a text that matches is read out. */
  async ringOn(words: RegExp, key = 'PageDown'): Promise<string> {
    const seen: string[] = [];
    for (let i = 0; i < MOST_KEYS; i++) {
      await this.press(key);
      const found = (await this.saying()).find((text) => words.test(text));
      if (found !== undefined) return found;
      seen.push(...this.heard.slice(-1));
    }
    throw new Error(`${key} never reads out ${words}; it read ${[...new Set(seen)].join(' / ')}`);
  }

  /** Puts the focus on the map. */
  onMap(): Promise<void> {
    return this.goTo(/^Map$/);
  }

  /** Picks from the menu that has the focus. */
  async inMenu(entry: RegExp): Promise<void> {
    await this.goTo(entry, 'ArrowDown');
    await this.press('Enter');
  }
}
