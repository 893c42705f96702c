import { hullOf } from '@/lib/geometry/plane/hull';
import type { ActionKind, Target } from '../../contract/about';
import type { Order } from '../../contract/play-presentation';
import type { ActionBase } from '../../contract/play-rules';

export type AnyOrder = Order<ActionBase>;

/** Something on the board that orders lead to. */
export interface LitTarget {
  readonly key: string;
  readonly target: Target;
  readonly kind: ActionKind;
  /** The orders that lead to it, by their place in the list. */
  readonly orders: readonly [number, ...number[]];
  /** Whether it is a field of a place, not where a unit would stand. */
  readonly isField: boolean;
  /** Whether another player must agree first. */
  readonly asksConsent: boolean;
}

export const keyOfTarget = (target: Target): string =>
  target.type === 'outline' ? `outline ${target.points.join(' ')}` : `${target.type} ${target.id}`;

/**
 * The target that a player points at for an order: a field of a place, a place before the pieces on it, and never a
 * side, which has no place.
 */
export const aimOf = ({ about, field }: AnyOrder): Target | null => {
  if (field) return { type: 'outline', points: field };
  const { targets } = about;
  const first =
    targets.find(({ type }) => type === 'place') ??
    targets.find(({ type }) => type === 'piece' || type === 'outline');
  return first?.type === 'outline' ? joinOutlines(targets) : (first ?? null);
};

/** Every base of a unit has its outline: together they are where it would stand. */
const joinOutlines = (targets: readonly Target[]): Target => ({
  type: 'outline',
  points: hullOf(targets.flatMap(target => (target.type === 'outline' ? target.points : []))),
});

const BY_FORCE: readonly ActionKind[] = ['attack', 'shoot'];

export const isByForce = (kind: ActionKind): boolean => BY_FORCE.includes(kind);

type SpaceOf = (piece: string) => string | null;

/** How an order looks on the board; null: it leads nowhere, such as one that ends something or turns in place. */
export const findAim = (order: AnyOrder, spaceOf: SpaceOf): Target | null => {
  const { kind, subjects } = order.about;
  const target = kind === 'end' ? null : aimOf(order);
  if (kind === 'turn' && target?.type === 'outline') return null;
  const isHere =
    target?.type === 'place' && subjects.length > 0 && subjects.every(id => spaceOf(id) === target.id);
  return isHere ? null : target;
};

/** What is only picked is lit wherever it may be picked: any of several counters that are alike. */
const listAims = (order: AnyOrder, spaceOf: SpaceOf): readonly Target[] => {
  const { kind, subjects, targets } = order.about;
  const isPick = kind === 'pick' && subjects.length === 0 && targets.every(({ type }) => type === 'piece');
  return isPick ? targets : [findAim(order, spaceOf) ?? []].flat();
};

/** Every target of the orders once, with all orders that lead to it. */
export const listLitTargets = (orders: readonly AnyOrder[], spaceOf: SpaceOf): readonly LitTarget[] => {
  const lit = new Map<string, LitTarget>();
  const aims = orders.flatMap((order, index) =>
    listAims(order, spaceOf).map(target => ({ order, index, target })),
  );
  aims.forEach(({ order, index, target }) => {
    const key = keyOfTarget(target);
    const known = lit.get(key);
    const marks = { isField: order.field !== undefined, asksConsent: order.asksConsent === true };
    if (!known) lit.set(key, { key, target, kind: order.about.kind, orders: [index], ...marks });
    else
      lit.set(key, {
        ...known,
        kind: isByForce(known.kind) ? known.kind : order.about.kind,
        orders: [...known.orders, index],
      });
  });
  return [...lit.values()];
};
