import type {
  BattleChances,
  BattleOdds,
  CardName,
  RaidChance,
  RaidOdds,
  SideName,
  SpaceName,
  View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { capitalised, frameOf, type Language, type SheetRule } from '@carillon/board';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { isCaptured, spaceFacts } from '../position/facts.ts';
import { counters } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { cardName, placeName, sideName, theSide } from '../texts/names.ts';
import { causesOf, sidesOf, stopsOf } from './causes.ts';
import { percent } from './percent.ts';

// The possible results of a fight, as the rules compute them before its last dice.

type Odds = BattleOdds | RaidOdds;

interface Props<T> {
  readonly odds: T;
  readonly view: View;
  readonly language: Language;
  readonly Rule: SheetRule;
}

export function Chances(props: Props<Odds>): JSX.Element {
  return (
    <section class="bt-odds" aria-label={say(props.language, 'odds')}>
      <Switch>
        <Match when={props.odds.kind === 'battle' && props.odds}>
          {(odds) => <OfBattle {...props} odds={odds()} />}
        </Match>
        <Match when={props.odds.kind === 'raid' && props.odds}>{(odds) => <OfRaid {...props} odds={odds()} />}</Match>
      </Switch>
    </section>
  );
}

const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** A chance in whole percent, so that two of them make up 100. */
const whole = (chance: number): number => Math.round(100 * chance) / 100;

/**
 * The text for a side's chance to be Routed (13.8), which may be its whole chance to lose (`lost`); empty if the chance
 * is 0.
 */
function routed(key: 'odds.rout' | 'odds.routed', chance: number, lost: number, language: Language): string {
  if (whole(chance) === 0) return '';
  const isAlways = percent(chance, language) === percent(lost, language);
  return isAlways ? say(language, `${key}.always`) : say(language, key, { chance: percent(chance, language) });
}

function OfBattle(props: Props<BattleOdds>): JSX.Element {
  const attacker = (): string => sideName(props.odds.attacker, props.language);
  const defender = (): string => sideName(props.odds.attacker === 'french' ? 'british' : 'french', props.language);
  const line = (chances: BattleChances): string =>
    say(props.language, 'odds.battle', {
      attacker: attacker(),
      defender: defender(),
      win: percent(whole(chances.wins), props.language),
      lose: percent(1 - whole(chances.wins), props.language),
      routed: routed('odds.routed', chances.attackerRouted, 1 - whole(chances.wins), props.language),
      rout: routed('odds.rout', chances.defenderRouted, whole(chances.wins), props.language),
    });
  return (
    <>
      <p>
        {line(props.odds)} <props.Rule rule="13.6" />
      </p>
      <Causes {...props} />
      <p>{losses(props.odds, props.language)}</p>
      <For each={props.odds.variants}>
        {({ card, chances }) => <p class="bt-note">{withCard(card, line(chances), props.language)}</p>}
      </For>
    </>
  );
}

/** What the odds come from: each side's units, penalties, Militia and Bastions, and who wins a tie. */
function Causes(props: Props<BattleOdds>): JSX.Element {
  const [, defender] = sidesOf(props.odds);
  const units = (side: SideName): string => say(props.language, 'units', { count: props.odds.sides[side].units });
  return (
    <ul class="bt-causes">
      <For each={sidesOf(props.odds)}>
        {(side) => (
          <li>
            {say(props.language, 'sheet.told', { name: sideName(side, props.language), what: units(side) })}
            <For each={causesOf(props.odds, side, props.language)}>
              {({ text, rule }) => (
                <>
                  {'; '}
                  {text} <props.Rule rule={rule} />
                </>
              )}
            </For>
          </li>
        )}
      </For>
      <li>
        {say(props.language, 'odds.tie', { side: sideName(defender, props.language) })} <props.Rule rule="13.6" />
      </li>
    </ul>
  );
}

/** The units that each side may expect to lose, and the accuracy of all these figures. */
const losses = ({ eliminated, reduced, error }: BattleOdds, language: Language): string =>
  say(language, 'odds.losses', {
    french: figure(eliminated.french, language),
    british: figure(eliminated.british, language),
    frenchReduced: figure(reduced.french, language),
    britishReduced: figure(reduced.british, language),
    error: figure(100 * error, language),
  });

const withCard = (card: CardName, chances: string, language: Language): string =>
  say(language, 'odds.with', { card: cardName(card, language), chances });

function OfRaid(props: Props<RaidOdds>): JSX.Element {
  const line = ({ points, arrives, succeeds }: RaidChance): string =>
    say(props.language, 'odds.raid', {
      points,
      arrives: percent(arrives, props.language),
      succeeds: percent(succeeds, props.language),
    });
  const captured = (holder: SideName): string =>
    say(props.language, 'odds.raid.captured', { side: capitalised(theSide(holder, props.language)) });
  return (
    <>
      <ul class="bt-targets">
        <For each={props.odds.targets}>
          {(target, i) => (
            <li>
              <b>{placeName(target.at, props.language)}</b>{' '}
              {[line(target), stopsOf(target, props.language)].filter(Boolean).join(' ')}
              <Show when={isCaptured(props.view, target.at) && props.view.control[target.at]}>
                {(holder) => (
                  <>
                    {' '}
                    {captured(holder())} <props.Rule rule="9.0" />
                  </>
                )}
              </Show>
              <OwnUnits at={target.at} {...props} />
              <Show when={i() === props.odds.targets.length - 1}>
                {'\u00a0'}
                <props.Rule rule="9.3" />
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.odds.goesToLosses}>
        <p class="bt-note">
          {say(props.language, 'odds.raid.home')} <props.Rule rule="9.3" />
        </p>
      </Show>
      <p class="bt-note">
        {say(props.language, 'odds.raid.dice')} <props.Rule rule="9.2" />
      </p>
      <Show when={props.odds.again}>
        <p class="bt-note">{say(props.language, 'odds.again')}</p>
      </Show>
    </>
  );
}

/** 9.0 That the raiding side has units of its own at a target that it does not control. */
function OwnUnits(props: Props<RaidOdds> & { readonly at: SpaceName }): JSX.Element {
  const count = (): number => ownUnitsAt(props.view, props.at);
  return (
    <Show when={count() > 0 && !isCaptured(props.view, props.at) && spaceFacts(props.at).home}>
      {(home) => (
        <>
          {' '}
          {say(props.language, 'odds.raid.own', { count: count(), side: sideName(home(), props.language) })}{' '}
          <props.Rule rule="9.0" />
        </>
      )}
    </Show>
  );
}

/** The units of the raiding side in a space, besides the raider. */
function ownUnitsAt(view: View, at: SpaceName): number {
  const raid = frameOf(view.stack, 'raid')?.locals;
  const stacks = counters.stacksAt(view, at).filter(({ side }) => side === raid?.side);
  return stacks.flatMap(({ units }) => units).filter((unit) => unit !== raid?.raider).length;
}
