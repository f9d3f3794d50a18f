import type { Page } from 'playwright-core';

// The contrast of texts as they are drawn: computed colours on the grounds behind them (WCAG 2.2, 1.4.3, level AA).

/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
type Colour = readonly [number, number, number, number];

const WHITE: Colour = [255, 255, 255, 1];
/** The minimum size of a large text in CSS pixels; for bold texts it is smaller. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

/** A visible text with the words of its style. */
interface DrawnText {
  readonly text: string;
  /** The classes of the element and its parent. */
  readonly where: string;
  readonly colour: string;
  /** The combined opacity of its ancestors, from 0 to 1. */
  readonly opacity: number;
  readonly size: number;
  readonly weight: number;
  /** The grounds behind it, the nearest first; a gradient has several colours. */
  readonly layers: readonly (readonly string[])[];
}

/**
 * Reads a computed colour.
 * @throws if it is in a notation that the page's styles never produce
 */
function read(colour: string): Colour {
  const [, notation = '', body = ''] = /^(rgba?|color)\((?:srgb )?([^()]*)\)$/.exec(colour) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = (body.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (notation === '') throw new Error(`no test reads the colour ${colour}`);
  const scale = notation === 'color' ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
}

/** One colour painted upon another. */
function upon(over: Colour, under: Colour): Colour {
  const mixed = (i: 0 | 1 | 2): number => over[i] * over[3] + under[i] * (1 - over[3]);
  return [mixed(0), mixed(1), mixed(2), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Colour, b: Colour): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const inHex = (colour: Colour): string =>
  `#${colour
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

/** Every colour that may lie behind a text. */
const groundsOf = ({ layers }: DrawnText): Colour[] =>
  layers
    .map((colours) => colours.map(read))
    .toReversed()
    .reduce<Colour[]>((under, over) => over.flatMap((one) => under.map((other) => upon(one, other))), [WHITE]);

/** The faults of a text: for each ground with too little contrast, a kind and a sentence. */
function faults(drawn: DrawnText): (readonly [string, string])[] {
  const isLarge = drawn.size >= LARGE_PX || (drawn.size >= LARGE_BOLD_PX && drawn.weight >= BOLD);
  const [red, green, blue, alpha] = read(drawn.colour);
  return groundsOf(drawn).flatMap((ground) => {
    const ink = upon([red, green, blue, alpha * drawn.opacity], ground);
    const ratio = contrast(ink, ground);
    if (ratio >= (isLarge ? 3 : 4.5)) return [];
    const kind = `${drawn.where}: ${inHex(ink)} on ${inHex(ground)}`;
    return [[kind, `${kind} is ${ratio.toFixed(2)}, "${drawn.text.slice(0, 40)}"`]];
  });
}

/** Attributes of the page's root that choose a theme; one without a value is removed. */
export type Theme = Readonly<Record<string, string | undefined>>;

/**
 * Visible texts with too little contrast in each of these themes, in words, each kind once per theme; required are 4.5
 * to 1, or 3 to 1 for large text. Behind a text are the grounds of its ancestors up to an opaque one, and in a drawing
 * the shapes under it. The map's picture is left out: it is the same paper in all themes.
 */
export async function faintTexts(page: Page, themes: readonly Theme[]): Promise<string[]> {
  const drawn = await page.evaluate(drawnTexts, themes);
  return drawn.flatMap((texts, i) => {
    const theme = Object.values(themes[i] ?? {})
      .filter(Boolean)
      .join(' ');
    if (texts.length === 0) return [`${theme}: the page has no text`];
    return [...new Map(texts.flatMap(faults)).values()].map((fault) => `${theme}: ${fault}`);
  });
}

/** In the page: all visible texts in each theme, with values and hints of fields, and texts that styles add. */
function drawnTexts(themes: readonly Theme[]): DrawnText[][] {
  const isOpaque = (colour: string): boolean => /^rgb\(|^color\([^/]*\)$/.test(colour);
  const NOTHING = 'rgba(0, 0, 0, 0)';

  /** The shapes of a drawing under a point and below an element, the uppermost first; the same in all themes. */
  const known = new Map<SVGElement, readonly SVGGeometryElement[]>();
  const shapesUnder = (element: SVGElement, x: number, y: number): readonly SVGGeometryElement[] => {
    const found = known.get(element);
    if (found !== undefined) return found;
    const drawing = element.ownerSVGElement ?? element;
    const shapes = [...drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon')];
    const isUnder = (shape: SVGGeometryElement): boolean => {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
      const isBefore = (shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const matrix = shape.getScreenCTM();
      if (!isBefore || !matrix || shape.closest('defs, clipPath, mask') || !shape.checkVisibility()) return false;
      return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
    };
    const under = shapes.filter(isUnder).reverse();
    known.set(element, under);
    return under;
  };
  const fillsUnder = (element: SVGElement, x: number, y: number): string[] =>
    shapesUnder(element, x, y)
      .map((shape) => getComputedStyle(shape).fill)
      .filter((fill) => /^(rgb|color)/.test(fill));

  /** An element's own ground: one colour, or those of its gradient. */
  const groundOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): string[][] => {
    const stops = backgroundImage.includes('gradient') ? backgroundImage.match(/\b(?:rgba?|color)\([^()]*\)/g) : null;
    return [...(stops ? [stops] : []), ...(backgroundColor === NOTHING ? [] : [[backgroundColor]])];
  };

  /** The grounds behind a point of an element, up to the first opaque one, and the opacity there. */
  const behind = (element: Element, x: number, y: number): Pick<DrawnText, 'layers' | 'opacity'> => {
    const layers = element instanceof SVGElement ? fillsUnder(element, x, y).map((fill) => [fill]) : [];
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      opacity *= Number(style.opacity);
      if (!(each instanceof SVGElement)) layers.push(...groundOf(style));
    }
    const last = layers.findIndex((colours) => colours.every(isOpaque));
    return { layers: last < 0 ? layers : layers.slice(0, last + 1), opacity };
  };

  const nameOf = (element: Element): string => {
    const own = (each: Element): string => [each.tagName.toLowerCase(), ...each.classList].join('.');
    const holder = element.parentElement?.closest('[class]');
    return `${holder ? `${own(holder)} ` : ''}${own(element)}`;
  };
  const drawn = (element: Element, text: string, style: CSSStyleDeclaration, box: DOMRect): DrawnText => ({
    text,
    where: nameOf(element),
    colour: element instanceof SVGElement ? style.fill : style.color,
    size: Number.parseFloat(style.fontSize),
    weight: Number(style.fontWeight),
    ...behind(element, box.x + box.width / 2, box.y + box.height / 2),
  });
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.unseen, script, style, option, .map-picture') === null;

  const range = document.createRange();
  const ofNode = (node: Node): DrawnText[] => {
    const [holder, text] = [node.parentElement, node.textContent?.trim() ?? ''];
    if (!holder || text === '' || !isSeen(holder)) return [];
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    return box.width > 0 ? [drawn(holder, text, getComputedStyle(holder), box)] : [];
  };
  const ofField = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): DrawnText[] => {
    const hint = 'placeholder' in field && field.value === '' ? field.placeholder : '';
    const text = hint || field.value;
    if (text === '' || !isSeen(field) || /checkbox|radio|range|file|hidden/.test(field.type)) return [];
    return [drawn(field, text, getComputedStyle(field, hint ? '::placeholder' : null), field.getBoundingClientRect())];
  };
  const ofStyle = (element: Element): DrawnText[] =>
    ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const text = /^"([^"]*[\p{L}\d][^"]*)"/u.exec(style.content)?.[1] ?? '';
      const isDrawn = text !== '' && style.display !== 'none' && isSeen(element);
      return isDrawn ? [drawn(element, text, style, element.getBoundingClientRect())] : [];
    });

  const nodes: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const elements = [...document.querySelectorAll('body *:not(.map-picture *)')];
  return themes.map((theme) => {
    for (const [name, value] of Object.entries(theme)) {
      if (value === undefined) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
    return [...nodes.flatMap(ofNode), ...fields.flatMap(ofField), ...elements.flatMap(ofStyle)];
  });
}
