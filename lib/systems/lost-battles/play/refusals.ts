import type { About, ActionKind, Refusal, Target } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { DIRECTIONS } from '@/lib/geometry/square';
import { isTile } from '../rules/battlefield/field';
import { TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import { ACTIVATIONS } from '../rules/commands/activation';
import { about } from './about';
import type { Choice } from './actions';
import { orders } from './presentation/orders';
import { findIdleReason, findRuleReason } from './refusals/idle-pieces';
import { createPlaceReasons, findBlockedReason, refuseGroup } from './refusals/place-reasons';
import { findObjections, runner } from './sequence';
import type { State } from './state';

/** Why these pieces, or the seat itself, cannot do more than they are offered. */
export const refusals = (
  state: State,
  seat: string,
  subjects: readonly string[],
  target?: Target,
): readonly Refusal[] => {
  if (seat !== runner.awaits(state)) return refuseSeat(state, seat, target);
  const offered = listOffered(state, seat, subjects);
  if (target) return isLed(offered, target) ? [] : refuseTargets(state, seat, subjects, [target]);
  return [
    ...(offered.length === 0 ? [{ finding: findWhyIdle(state, seat, subjects) }] : []),
    ...refuseTargets(state, seat, subjects, listUnledTargets(state, offered)),
    ...(offered.length === 0
      ? []
      : [...refuseGroup(state, subjects, offered), ...refuseWays(state, seat, offered)]),
  ];
};

/** A rule against it, something in the way, or simply not the time. */
const findWhyIdle = (state: State, seat: string, subjects: readonly string[]): Finding =>
  findRuleReason(state, seat, subjects) ??
  findBlockedReason(state, subjects) ??
  findIdleReason(state, seat, subjects);

/** Of chosen pieces their whole orders, of the seat all that can be chosen. */
const listOffered = (state: State, seat: string, subjects: readonly string[]): readonly About[] =>
  subjects.length > 0
    ? orders(state, seat, subjects).map(order => order.about)
    : runner.offers(state).map(action => about(state, action));

/** The other side decides, or nobody does any more. */
const refuseSeat = (state: State, by: string, target?: Target): readonly Refusal[] =>
  findObjections(state, { by, type: 'end-turn' }).map(finding => ({
    ...(target ? { target } : {}),
    finding,
  }));

const isLed = (offered: readonly About[], target: Target): boolean =>
  offered.some(({ targets }) => targets.some(other => isSameTarget(other, target)));

const isSameTarget = (one: Target, other: Target): boolean =>
  one.type !== 'outline' && other.type !== 'outline' && one.type === other.type && one.id === other.id;

/** Every tile without an offer, and the enemy units on such tiles. */
const listUnledTargets = ({ field, active }: State, offered: readonly About[]): readonly Target[] => {
  const tiles = new Set<string>(TILE_IDS.filter(id => !isLed(offered, { type: 'place', id })));
  const enemies = field.units.filter(({ side, at }) => side !== active && tiles.has(at));
  return [
    ...[...tiles].map(id => ({ type: 'place', id }) as const),
    ...enemies.map(({ id }) => ({ type: 'piece', id }) as const),
  ];
};

/** The reason at each target; a piece off the board has the reason of the pieces that were chosen. */
const refuseTargets = (
  state: State,
  by: string,
  subjects: readonly string[],
  targets: readonly Target[],
): readonly Refusal[] => {
  const reasonAt = createPlaceReasons(state, by, subjects);
  return targets.map(target => {
    const tile = tileOfTarget(state, target);
    return { target, finding: tile ? reasonAt(tile) : findIdleReason(state, by, subjects) };
  });
};

const tileOfTarget = ({ field }: State, target: Target): TileId | null => {
  if (target.type === 'place') return isTile(target.id) ? target.id : null;
  if (target.type !== 'piece') return null;
  const place = [...field.units, ...field.generals].find(({ id }) => id === target.id)?.at;
  return place !== undefined && isTile(place) ? place : null;
};

interface Way {
  readonly kind: ActionKind;
  readonly choice: Choice;
}

/** What a group, or the seat, may expect to be able to do in this phase. */
const listWays = ({ phase, turn }: State): readonly Way[] => {
  switch (phase.type) {
    case 'activate':
      return turn.hasProposed ? [{ kind: 'end', choice: { type: 'propose-end' } }] : [];
    case 'muster':
      return ACTIVATIONS.map(activation => ({ kind: 'form', choice: { type: 'order', activation } }));
    case 'march':
      return [
        { kind: 'move', choice: { type: 'step', step: { type: 'forward' } } },
        ...DIRECTIONS.filter(to => to !== phase.move.facing).map(
          (to): Way => ({ kind: 'turn', choice: { type: 'step', step: { type: 'turn', to } } }),
        ),
        { kind: 'attack', choice: { type: 'attack' } },
        { kind: 'end', choice: { type: 'finish' } },
      ];
    case 'assault':
      return [{ kind: 'end', choice: { type: 'break-off' } }];
    default:
      return [];
  }
};

/**
 * Unavailable actions: each activation separately, of the others one reason for a kind that is not offered at all.
 */
const refuseWays = (state: State, by: string, offered: readonly About[]): readonly Refusal[] => {
  const found = listWays(state)
    .filter(({ kind }) => kind === 'form' || !offered.some(offer => offer.kind === kind))
    .flatMap(({ kind, choice }) => {
      const [finding] = findObjections(state, { ...choice, by });
      return finding ? [{ kind, finding }] : [];
    });
  return [...new Map(found.map(refusal => [JSON.stringify(refusal), refusal])).values()];
};
