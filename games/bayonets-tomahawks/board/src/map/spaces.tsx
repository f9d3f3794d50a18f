import { SPACE_FACTS, type SpaceFacts } from '@carillon/bayonets-tomahawks-rules/reference';
import { Legible, palette, signs } from '@carillon/board';
import { spacesOf } from '@carillon/wargame-board';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { POSITIONS } from './generated/positions.ts';
import { NATION_BAND } from './palette.ts';

const { BRITISH, BRITISH_WASH, FRENCH, FRENCH_WASH, GOLD, INK, LEAF_INK, PAPER, SERIF } = palette;

interface SignProps {
  readonly facts: SpaceFacts;
}

const colourOf = ({ home }: SpaceFacts): string => (home === 'french' ? FRENCH : home === 'british' ? BRITISH : INK);
const washOf = ({ home }: SpaceFacts): string =>
  home === 'french' ? FRENCH_WASH : home === 'british' ? BRITISH_WASH : PAPER;

/** The sign of one space around 0, 0. */
export function SpaceSign(props: SignProps): JSX.Element {
  return (
    <>
      <Show when={props.facts.victorySpace}>
        <path d={signs.RAYS} stroke={GOLD} stroke-width="1.5" />
      </Show>
      <Switch fallback={<Clearing />}>
        <Match when={props.facts.kind === 'outpost'}>
          <Outpost facts={props.facts} />
        </Match>
        <Match when={props.facts.kind === 'settled' || props.facts.kind === 'fortress'}>
          <Settled facts={props.facts} />
        </Match>
        <Match when={props.facts.kind === 'base'}>
          <Base facts={props.facts} />
        </Match>
        <Match when={props.facts.indianNation}>{(nation) => <Village band={NATION_BAND[nation()]} />}</Match>
      </Switch>
      <Value facts={props.facts} />
      <Militia facts={props.facts} />
    </>
  );
}

function Clearing(): JSX.Element {
  return (
    <>
      <circle r="6.4" fill={PAPER} stroke={INK} stroke-width=".9" />
      <path d={signs.CLEARING} fill="none" stroke={LEAF_INK} stroke-width=".7" transform="scale(.9)" />
    </>
  );
}

/** A ring of stakes: the French one has a doubled, scalloped line, the British one a plain line. */
function Outpost(props: SignProps): JSX.Element {
  return (
    <>
      <circle r="8" fill={washOf(props.facts)} stroke={colourOf(props.facts)} stroke-width="1.4" />
      <circle
        r="6"
        fill="none"
        stroke={colourOf(props.facts)}
        stroke-width={props.facts.home === 'french' ? '1.1' : '.6'}
        stroke-dasharray={props.facts.home === 'french' ? '1.6 1.2' : 'none'}
      />
      <path d="M-3.2 3V-.6L0-3.4L3.2-.6V3ZM-1 3V.8H1V3" fill="none" stroke={INK} stroke-width=".7" />
    </>
  );
}

function Settled(props: SignProps): JSX.Element {
  const french = (): boolean => props.facts.home === 'french';
  return (
    <>
      <Show when={props.facts.kind === 'fortress'}>
        <path d={signs.STAR_FORT} fill={colourOf(props.facts)} stroke={INK} stroke-width=".7" />
      </Show>
      <path
        d={french() ? signs.NOTCHED : signs.SQUARE}
        fill={washOf(props.facts)}
        stroke={colourOf(props.facts)}
        stroke-width="1.4"
      />
      <Show when={!french()}>
        <path d={signs.SQUARE_INNER} fill="none" stroke={colourOf(props.facts)} stroke-width=".5" />
      </Show>
      <path d={signs.TOWN} fill="none" stroke={INK} stroke-width=".7" />
    </>
  );
}

function Base(props: SignProps): JSX.Element {
  return (
    <>
      <path d="M-9 0L-6.4-6.4L0-9L6.4-6.4L9 0L6.4 6.4L0 9L-6.4 6.4Z" fill={PAPER} stroke={INK} stroke-width=".8" />
      <circle r="6.8" fill={washOf(props.facts)} stroke={colourOf(props.facts)} stroke-width="1" />
      <path d={signs.ANCHOR} fill="none" stroke={INK} stroke-width="1.1" />
    </>
  );
}

function Village(props: { readonly band: string }): JSX.Element {
  return (
    <>
      <circle r="8" fill={PAPER} stroke={INK} stroke-width=".9" />
      <circle r="6.7" fill="none" stroke={props.band} stroke-width="2" />
      <path
        d={signs.LODGE}
        fill={props.band}
        fill-opacity=".35"
        stroke={INK}
        stroke-width=".6"
        transform="scale(.82)"
      />
    </>
  );
}

/** The height of a space's value. */
const VALUE = 8.6;

function Value(props: SignProps): JSX.Element {
  return (
    <Show when={props.facts.value > 0}>
      <g class="space-value" transform="translate(9.4 7.4)">
        <circle r="4.7" fill={props.facts.victorySpace ? '#f5dfa0' : PAPER} stroke={INK} stroke-width=".6" />
        <Legible size={VALUE}>
          <text y="3" text-anchor="middle" font-family={SERIF} font-size={`${VALUE}`} font-weight="700" fill={INK}>
            {props.facts.value}
          </text>
        </Legible>
      </g>
    </Show>
  );
}

/** A silhouette for each printed Militia (13.2.1). */
function Militia(props: SignProps): JSX.Element {
  const men = (): readonly number[] => Array.from({ length: props.facts.militia?.count ?? 0 }, (_, i) => i);
  return (
    <g class="space-militia" transform="translate(-9 6)">
      <For each={men()}>
        {(i) => (
          <g transform={`translate(${-i * 3.6} 0)`} fill={props.facts.militia?.side === 'french' ? FRENCH : BRITISH}>
            <circle cy="-2.2" r="1.5" stroke={PAPER} stroke-width=".4" />
            <path d="M-1.7 3.2C-1.7 .2 -1.2-.7 0-.7C1.2-.7 1.7 .2 1.7 3.2Z" stroke={PAPER} stroke-width=".4" />
          </g>
        )}
      </For>
    </g>
  );
}

/**
 * The signs of the spaces: small rings in the wilderness, stockades for outposts, fields for settled land, star forts
 * for fortresses, anchors for bases, lodges for the Villages of the Nations; rays around Victory Spaces, with a number
 * for the value.
 */
export const Spaces: () => JSX.Element = spacesOf({
  ...{ spaces: SPACE_FACTS, points: POSITIONS, Sign: SpaceSign },
  kindOf: ({ kind }) => kind,
});
