'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { Cost } from '@/lib/game/contract/about';
import type { Piece } from '@/lib/game/contract/position';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { usePlay } from './play-model';

export interface OrderWords {
  /** "2 commands"; empty: it costs nothing where nothing ever does. */
  cost(order: AnyOrder): string;
  /** Who pays, if it is not the seat that decides and the price does not say it. */
  payer(order: AnyOrder): string;
  /** In one or two words: what it does. */
  short(order: AnyOrder): string;
  /** "Hasdrubal’s horse", or of several the first and how many more. */
  group(pieces: readonly string[]): string;
  place(space: string | null): string;
  /** The label of a group: its names and its place. */
  groupWithPlace(pieces: readonly string[]): string;
}

/** Words about orders and groups, in the same way wherever they stand. */
export const useOrderWords = (): OrderWords => {
  const words = useTranslations('play');
  const say = useSay();
  const { orders, seat, seats, pieceOf, system, position } = usePlay();
  const isPriced = orders.some(({ about }) => (about.cost ?? []).length > 0);
  const sayCost = ({ unit, amount }: Cost): string => say({ ...unit, values: { amount, ...unit.values } });
  const found = (pieces: readonly string[]): readonly Piece[] => pieces.flatMap(id => pieceOf.get(id) ?? []);
  const group = (pieces: readonly string[]): string => {
    const [first, ...others] = found(pieces);
    const alike = others.filter(({ name }) => name === first?.name).length + 1;
    return words('group', { name: first?.name ?? '', alike, others: others.length + 1 - alike });
  };
  const cost = ({ about }: AnyOrder): string => {
    const costs = about.cost ?? [];
    if (costs.length === 0) return isPriced ? words('free') : '';
    return costs.map(sayCost).join(', ');
  };
  const place = (space: string | null): string => {
    const title = space === null ? undefined : titlesOf(system, position).get(space);
    return title ? say(title) : (space ?? '');
  };
  return {
    cost,
    payer: order => {
      const other = order.about.cost?.find(({ payer }) => payer !== seat)?.payer;
      if (other === undefined) return '';
      const name = pieceOf.get(other)?.name ?? seats.find(({ id }) => id === other)?.name ?? other;
      return cost(order).includes(name) ? '' : words('pays', { name });
    },
    short: ({ about, short }) => (short ? say(short) : words(`kind.${about.kind}`)),
    group,
    place,
    groupWithPlace: pieces => {
      const [first] = found(pieces);
      const where = place(first?.space ?? null);
      return where === '' ? group(pieces) : words('group-at', { group: group(pieces), place: where });
    },
  };
};

type Titles = ReadonlyMap<string, Parameters<ReturnType<typeof useSay>>[0]>;
const TITLES = new WeakMap<object, Titles>();

/** The names of the spaces, made once for a position. */
const titlesOf = (
  system: ReturnType<typeof usePlay>['system'],
  position: ReturnType<typeof usePlay>['position'],
): Titles => {
  const known = TITLES.get(position);
  if (known) return known;
  const made: Titles = new Map(system.describeSpaces(position).map(({ space, title }) => [space, title]));
  TITLES.set(position, made);
  return made;
};
