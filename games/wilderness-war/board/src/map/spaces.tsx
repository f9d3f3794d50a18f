import { palette, signs } from '@carillon/board';
import { spacesOf } from '@carillon/wargame-board';
import type { SpaceFacts } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { ALLIANCE_BAND } from './palette.ts';
import { placedSpaces } from './positions.ts';

const { BRITISH, BRITISH_WASH, FRENCH, FRENCH_WASH, GOLD, HILL, HILL_INK, INK, LEAF_INK, PAPER } = palette;
const { ANCHOR, CLEARING, LODGE, NOTCHED, RAYS, SQUARE, SQUARE_INNER, STAR_FORT, TOWN, TRIANGLE, TRIANGLE_SHADE } =
  signs;

/** The sign of one space around 0, 0. */
export function SpaceSign(props: { facts: SpaceFacts }): JSX.Element {
  return (
    <>
      <Show when={props.facts.vpLocation}>
        <path d={RAYS} stroke={GOLD} stroke-width="1.3" />
      </Show>
      <Switch fallback={<Clearing facts={props.facts} />}>
        <Match when={props.facts.terrain === 'mountain'}>
          <path d={TRIANGLE} fill={HILL} stroke={INK} stroke-width="1" />
          <path d={TRIANGLE_SHADE} fill="url(#map-hatch)" stroke={HILL_INK} stroke-width=".5" />
        </Match>
        <Match when={props.facts.terrain === 'cultivated'}>
          <Field facts={props.facts} />
        </Match>
      </Switch>
      <Show when={props.facts.port}>
        <PortBadge />
      </Show>
    </>
  );
}

function Field(props: { facts: SpaceFacts }): JSX.Element {
  const french = () => props.facts.originally === 'french';
  const colour = () => (french() ? FRENCH : BRITISH);
  const wash = () => (french() ? FRENCH_WASH : BRITISH_WASH);
  return (
    <>
      <Show when={props.facts.fortress}>
        <path d={STAR_FORT} fill={colour()} stroke={INK} stroke-width=".7" />
      </Show>
      <path d={french() ? NOTCHED : SQUARE} fill={wash()} stroke={colour()} stroke-width="1.3" />
      <Show when={!french()}>
        <path d={SQUARE_INNER} fill="none" stroke={colour()} stroke-width=".5" />
      </Show>
      <Emblem facts={props.facts} fallback={TOWN} />
    </>
  );
}

function Clearing(props: { facts: SpaceFacts }): JSX.Element {
  return (
    <>
      <circle r="8" fill={PAPER} stroke={INK} stroke-width=".9" />
      <Emblem facts={props.facts} fallback={CLEARING} />
    </>
  );
}

/** A lodge on the alliance's colour for the peoples of the forest, otherwise the ordinary picture. */
function Emblem(props: { facts: SpaceFacts; fallback: string }): JSX.Element {
  const band = () => ALLIANCE_BAND[props.facts.settlement?.alliance ?? ''];
  return (
    <Show
      when={band()}
      fallback={
        <path
          d={props.fallback}
          fill="none"
          stroke={props.facts.terrain === 'wilderness' ? LEAF_INK : INK}
          stroke-width=".6"
        />
      }
    >
      <circle r="6.9" fill="none" stroke={band()} stroke-width="1.8" />
      <path d={LODGE} fill={band()} fill-opacity=".35" stroke={INK} stroke-width=".6" transform="scale(.82)" />
    </Show>
  );
}

/** The anchor hangs below the counters, so that it is visible when they are on the port. */
function PortBadge(): JSX.Element {
  return (
    <g transform="translate(0 10.2)">
      <circle r="4.6" fill={PAPER} stroke={INK} stroke-width=".5" />
      <path d={ANCHOR} transform="scale(.66)" fill="none" stroke={INK} stroke-width="1.2" />
    </g>
  );
}

const onMap = placedSpaces.filter((space) => !space.facts.holdingBox);

/**
 * The signs of the spaces: square fields, round clearings, triangular mountains; star forts for fortresses, anchors for
 * ports, lodges with the band of their alliance for settlements, rays around scoring places.
 */
export const Spaces: () => JSX.Element = spacesOf({
  ...{ spaces: onMap.map(({ facts }) => facts), points: onMap, Sign: SpaceSign },
  kindOf: ({ terrain }) => terrain,
});
