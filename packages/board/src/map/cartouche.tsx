import { createMemo, type JSX } from 'solid-js';
import { Legible, legible } from '../Legible.tsx';
import { BRITISH, INK, PAPER, SERIF, TITLE } from './palette.ts';
import type { Sheet } from './sheet.ts';

type CartoucheProps = Sheet['cartouche'] & Pick<Sheet, 'mile'> & { readonly words: (text: string) => string };

/** One quarter of the scrolled frame, lower right; the others are its mirror images. */
const SCROLL =
  'M0 54H62C70 54 70 47 64 46.5C60 46.5 59.5 51 63 51.2M62 54C80 56 92 46 88 36C86 31 79 32 80 37C80.8 40.5 85 40 84.6 37M88 36C93 27 86 18 86 10V0';
const SHEET =
  'M-86 0V-10C-86-18-93-27-88-36C-92-46-80-56-62-54H62C80-56 92-46 88-36C93-27 86-18 86-10V10C86 18 93 27 88 36C92 46 80 56 62 54H-62C-80 56-92 46-88 36C-93 27-86 18-86 10Z';
const INNER = 'M-81 0V-10C-81-24-80-46-60-49.5H60C80-46 81-24 81-10V10C81 24 80 46 60 49.5H-60C-80 46-81 24-81 10Z';

/** The title of the sheet in an engraved frame, with the scale below it; about 180 x 118 units. No frame without a title. */
export function Cartouche(props: CartoucheProps): JSX.Element {
  const titled = createMemo(() => legible(titleSize(props.words(TITLE_TEXT)) * props.scale)());
  return (
    <g
      class="layer-cartouche"
      classList={{ 'too-small': !titled() }}
      transform={`translate(${props.at.x} ${props.at.y}) scale(${props.scale})`}
      font-family={TITLE}
      text-anchor="middle"
    >
      <path d={SHEET} fill="url(#map-hatch)" transform="translate(3 3)" />
      <path d={SHEET} fill={PAPER} />
      <g fill="none" stroke={INK} stroke-width=".9" stroke-linecap="round">
        <path d={SCROLL} />
        <path d={SCROLL} transform="scale(-1 1)" />
        <path d={SCROLL} transform="scale(1 -1)" />
        <path d={SCROLL} transform="scale(-1 -1)" />
        <path d={INNER} stroke-width=".4" />
      </g>
      <Title {...props} />
      <ScaleOfMiles {...props} />
    </g>
  );
}

const TITLE_TEXT = 'SEAT of WAR';
/** The maximum number of letters of a title that fit at its full size. */
const TITLE_LETTERS = 12;

const titleSize = (title: string): number => Math.round(17 * Math.min(1, (TITLE_LETTERS + 1) / title.length));

function Title(props: CartoucheProps): JSX.Element {
  const title = (): string => props.words(TITLE_TEXT);
  const size = (): number => titleSize(title());
  return (
    <g fill={INK}>
      <Legible size={11 * props.scale}>
        <text y="-34" font-size="11" font-family={SERIF} font-style="italic">
          {props.words('A Map of the')}
        </text>
      </Legible>
      <Legible size={size() * props.scale}>
        <text
          y="-16"
          font-size={`${size()}`}
          textLength={title().length > TITLE_LETTERS ? 140 : 118}
          lengthAdjust="spacingAndGlyphs"
        >
          {title()}
        </text>
      </Legible>
      <Legible size={13 * props.scale}>
        <text y="-1" font-size="13" textLength="136" lengthAdjust="spacingAndGlyphs" fill={BRITISH}>
          {props.words('in NORTH AMERICA')}
        </text>
      </Legible>
      <Legible size={11 * props.scale}>
        <text y="15" font-size="11" textLength="112">
          {props.years}
        </text>
      </Legible>
    </g>
  );
}

/** A scale of a hundred English miles; the distorted map matches it only roughly, so it says "about". */
function ScaleOfMiles(props: CartoucheProps): JSX.Element {
  const mile = (): number => props.mile / props.scale;
  return (
    <g transform={`translate(${-50 * mile()} 37)`} stroke={INK} stroke-width=".5">
      <path
        d={`M0 0V4H${100 * mile()}V0M${25 * mile()} 0V4M${50 * mile()} 0V4M${75 * mile()} 0V4M0 1.6H${100 * mile()}`}
        fill="none"
      />
      <path d={`M0 2.8H${25 * mile()}M${50 * mile()} 2.8H${75 * mile()}`} stroke-width="2" />
      <Legible size={10.5 * props.scale}>
        <text x={50 * mile()} y="-4" font-size="10.5" font-family={SERIF} font-style="italic" fill={INK} stroke="none">
          {props.words('about 100 Miles')}
        </text>
      </Legible>
    </g>
  );
}
