import type { Dispatch, MouseEvent, SetStateAction } from 'react';
import type { Target } from '@/lib/game/contract/about';
import type { Piece } from '@/lib/game/contract/position';
import { type AnyOrder, keyOfTarget, type LitTarget } from '@/lib/game/play/board/lit-targets';
import { findReasonAgainst } from '@/lib/game/play/board/reason-against';
import type { Hand, PlayActions, PlayModel } from './play-model';
import type { GameControls } from './use-game-session';
import { NOTHING, type PointedAt } from './use-play-model';

const findLit = ({ lit }: PlayModel, target: Target): LitTarget | undefined =>
  lit.find(({ key }) => key === keyOfTarget(target));

/** The lit target that a piece represents: itself, or its place; of the orders only those that name the piece. */
const litUnder = (model: PlayModel, { id, space }: Piece): LitTarget | undefined => {
  const place = space === null ? undefined : findLit(model, { type: 'place', id: space });
  return findLit(model, { type: 'piece', id }) ?? (place && narrowTo(model, place, id));
};

const narrowTo = ({ orders }: PlayModel, lit: LitTarget, piece: string): LitTarget => {
  const [first, ...others] = lit.orders.filter(index =>
    orders[index]?.about.targets.some(target => target.type === 'piece' && target.id === piece),
  );
  return first === undefined ? lit : { ...lit, orders: [first, ...others] };
};

/** Where only fields of a place are lit, clicking the place means all of them. */
const joinFields = ({ orders, lit }: PlayModel, id: string): LitTarget | undefined => {
  const target: Target = { type: 'place', id };
  const leads = (index: number): boolean =>
    orders[index]?.about.targets.some(each => keyOfTarget(each) === keyOfTarget(target)) ?? false;
  const fields = lit.filter(({ isField, orders: [first] }) => isField && leads(first));
  const [first, ...others] = fields.flatMap(field => field.orders);
  const [one] = fields;
  return one && first !== undefined ? { ...one, target, orders: [first, ...others] } : undefined;
};

const actingGroupOf = ({ groups }: PlayModel, id: string): readonly string[] | undefined =>
  groups.find(({ pieces }) => pieces.includes(id))?.pieces;

/** Why a target is not available, for the selected pieces or for anybody. */
const findReasons = ({ rules, state, seat, chosen }: PlayModel, target: Target) =>
  seat === null ? [] : findReasonAgainst(rules, { state, seat, chosen: chosen?.members ?? [] }, target);

/** What a click, a tap or a key does. */
export const makeActions = (
  model: PlayModel,
  game: GameControls,
  set: Dispatch<SetStateAction<PointedAt>>,
): PlayActions => {
  const change = (next: Partial<PointedAt>): void => set(before => ({ ...before, ...next }));
  const give = (order: AnyOrder, hand: Hand = 'key'): void => {
    const index = model.orders.indexOf(order);
    const throwsByTap = hand === 'finger' && model.rules.nextThrow(model.state, order) !== null;
    if (order.isDangerous || throwsByTap)
      change({ armed: order, current: index === -1 ? null : index, refusal: null, asking: null });
    else game.playAll(order.actions);
  };
  const chooseGroup = (pieces: readonly string[]): void =>
    set({ ...NOTHING, chosen: { pieces, members: pieces } });
  const refuse = (target: Target): void => {
    const findings = findReasons(model, target);
    change({ refusal: findings.length > 0 ? { target, findings } : null, asking: null });
  };
  const chooseTarget = (target: LitTarget, hand: Hand): void => {
    const [first, ...others] = target.orders;
    const order = model.orders[first];
    if (!order) return;
    if (others.length > 0) change({ asking: target, current: first, refusal: null });
    else give(order, hand);
  };
  const choosePiece = (id: string, hand: Hand): void => {
    const piece = model.pieceOf.get(id);
    const group = actingGroupOf(model, id);
    const lit = piece && litUnder(model, piece);
    if (lit && !(group && piece.seat === model.seat)) chooseTarget(lit, hand);
    else if (model.chosen?.pieces.includes(id)) change({ refusal: null, asking: null });
    else if (group) chooseGroup(group);
    else refuse({ type: 'piece', id });
  };
  const chooseSpace = (id: string, hand: Hand): void => {
    const lit = findLit(model, { type: 'place', id }) ?? joinFields(model, id);
    const inside = model.groups.find(({ pieces }) =>
      pieces.some(piece => model.pieceOf.get(piece)?.space === id),
    );
    if (lit) chooseTarget(lit, hand);
    else if (inside && !model.chosen) chooseGroup(inside.pieces);
    else refuse({ type: 'place', id });
  };
  return {
    point: current => change({ current }),
    pointGroup: pointed => change({ pointed }),
    choosePiece,
    chooseSpace,
    chooseGroup,
    chooseTarget,
    refuse,
    toggle: piece => set(before => toggleMember(before, piece)),
    give,
    confirm: () => {
      if (model.armed) game.playAll(model.armed.actions);
    },
    release: () => set(letGo),
  };
};

/** First closes what is open, then deselects the pieces. */
const letGo = (before: PointedAt): PointedAt =>
  before.refusal || before.asking || before.armed
    ? { ...before, refusal: null, asking: null, armed: null }
    : NOTHING;

/** Whether a finger or something finer pressed a button. */
export const handOfClick = (event: MouseEvent): Hand =>
  event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch' ? 'finger' : 'mouse';

/** At least one of them can move. */
const toggleMember = (before: PointedAt, piece: string): PointedAt => {
  if (!before.chosen) return before;
  const { pieces, members } = before.chosen;
  const next = pieces.filter(id => members.includes(id) !== (id === piece));
  return next.length === 0 ? before : { ...NOTHING, chosen: { pieces, members: next } };
};
