'use client';

import { useMemo, useState } from 'react';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import { type ActingGroup, listActingGroups } from '@/lib/game/play/board/acting-groups';
import { listDistinctOrders } from '@/lib/game/play/board/distinct-orders';
import { type AnyOrder, type LitTarget, listLitTargets } from '@/lib/game/play/board/lit-targets';
import type { Throw } from '@/lib/game/play/log/throws';
import { type AnyPlayRules, findDecider, getCurrentMoment } from '@/lib/game/play/session/game-session';
import { makeActions } from './play-actions';
import type { ChosenGroup, PinnedRefusal, PlayActions, PlayModel } from './play-model';
import type { GameControls } from './use-game-session';

/** If there are fewer orders than this, all are listed at once; else a group is selected first. */
const FEW_ORDERS = 6;

export interface PointedAt {
  readonly chosen: ChosenGroup | null;
  readonly current: number | null;
  readonly pointed: readonly string[];
  readonly refusal: PinnedRefusal | null;
  readonly asking: LitTarget | null;
  readonly armed: AnyOrder | null;
}

export const NOTHING: PointedAt = {
  chosen: null,
  current: null,
  pointed: [],
  refusal: null,
  asking: null,
  armed: null,
};

const NONE: readonly never[] = [];

interface Offers {
  readonly groups: readonly ActingGroup[];
  readonly seatOrders: readonly AnyOrder[];
  /** The orders of all groups, where they are few; null: a group is chosen first. */
  readonly all: readonly AnyOrder[] | null;
}

const NO_OFFERS: Offers = { groups: NONE, seatOrders: NONE, all: null };

const listOffers = (rules: AnyPlayRules, state: unknown, seat: string): Offers => {
  const groups = listActingGroups(rules, state, seat);
  const seatOrders = rules.orders(state, seat, []);
  const all =
    groups.length > 0 && groups.length <= FEW_ORDERS
      ? groups.flatMap(({ pieces }) => rules.orders(state, seat, pieces))
      : null;
  const isFew = all !== null && listDistinctOrders([...seatOrders, ...all]).length <= FEW_ORDERS;
  return { groups, seatOrders, all: isFew ? all : null };
};

const isEnd = ({ about }: AnyOrder): boolean => about.kind === 'end';

/** Whether another seat's action is answered; who can also move only has one more way to use their own roll. */
const isAnswering = (orders: readonly AnyOrder[]): boolean =>
  orders.some(({ about }) => about.kind === 'react') &&
  !orders.some(({ about }) => about.kind === 'move' || about.kind === 'turn');

/** The current orders: of the selected group, of the seat or, where there are few, of all. */
const ordersNow = (offers: Offers, ofChosen: readonly AnyOrder[] | null): readonly AnyOrder[] => {
  if (ofChosen) return ofChosen;
  const others = offers.seatOrders.filter(order => !isEnd(order));
  const ends = others.length + (offers.all?.length ?? 0) === 0 && offers.groups.length === 0;
  return listDistinctOrders([...(ends ? offers.seatOrders : others), ...(offers.all ?? [])]);
};

/**
 * A group that may still act stays selected, unless it could only be reordered; a single group is selected
 * automatically.
 */
const keepChosen = (before: ChosenGroup | null, { groups, all }: Offers): ChosenGroup | null => {
  const same =
    before &&
    groups.find(
      ({ pieces, isOnlyForming }) => !isOnlyForming && pieces.some(id => before.members.includes(id)),
    );
  const [only, second] = groups;
  const next = same ?? (only && !second && !all ? only : null);
  return next ? { pieces: next.pieces, members: next.pieces } : null;
};

interface ModelInput {
  readonly system: AnySystem;
  readonly game: GameControls;
  readonly seats: readonly Seat[];
  readonly position: Position;
  readonly viewer: string | null;
  readonly isAsked: boolean;
  readonly isComputer: boolean;
  readonly throws: readonly Throw[];
}

/**
 * The selected pieces and what the pointer is at: cleared when the game moves on, except for a group that continues
 * to act.
 */
const usePointed = (state: unknown, offers: Offers) => {
  const [pointed, setPointed] = useState<PointedAt>(NOTHING);
  const [seen, setSeen] = useState<unknown>(null);
  if (seen !== state) {
    setSeen(state);
    setPointed({ ...NOTHING, chosen: keepChosen(pointed.chosen, offers) });
  }
  return [pointed, setPointed] as const;
};

export const usePlayModel = (input: ModelInput): PlayModel & PlayActions => {
  const { game, position, isAsked } = input;
  const { match } = game;
  const { rules } = match;
  const { state } = getCurrentMoment(match);
  const seat = findDecider(match);
  const offers = useMemo(
    () => (isAsked && seat !== null ? listOffers(rules, state, seat) : NO_OFFERS),
    [rules, state, seat, isAsked],
  );
  const [pointed, setPointed] = usePointed(isAsked ? state : null, offers);
  const { chosen } = pointed;
  const orders = useMemo(
    () =>
      ordersNow(
        offers,
        chosen && seat !== null && isAsked ? rules.orders(state, seat, chosen.members) : null,
      ),
    [offers, chosen, rules, state, seat, isAsked],
  );
  const pieceOf = useMemo(() => new Map(position.pieces.map(piece => [piece.id, piece])), [position]);
  const lit = useMemo(() => listLitTargets(orders, id => pieceOf.get(id)?.space ?? null), [orders, pieceOf]);
  const model: PlayModel = {
    ...input,
    ...pointed,
    match,
    rules,
    state,
    seat,
    pieceOf,
    groups: offers.groups,
    orders,
    ends: orders.some(isEnd) && !chosen ? NONE : offers.seatOrders.filter(isEnd),
    lit,
    listsGroups: !chosen && offers.all === null && offers.groups.length > 0,
    isReaction: isAnswering([...offers.seatOrders, ...(offers.all ?? [])]),
  };
  return { ...model, ...makeActions(model, game, setPointed) };
};
