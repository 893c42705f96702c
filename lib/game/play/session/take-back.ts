import type { EventBase } from '../../contract/play-rules';

interface PlayedMoment {
  /** A seat's choice; null, or without `by`, where no seat chose: the beginning, other dice. */
  readonly entry: object | null;
  readonly events: readonly EventBase[];
}

/** A game as far as it is shown: up to the moment `at`, by default the last one. */
interface ShownGame {
  readonly moments: readonly PlayedMoment[];
  readonly at?: number;
  /** Whether the choice that led to a moment showed its seat something hidden; absent: where an event is not for all. */
  readonly showsSecret?: (index: number) => boolean;
}

const seatOf = (entry: object | null): unknown => (entry && 'by' in entry ? entry.by : undefined);

/** A die that was thrown or a secret that was shown cannot be unseen. */
export const isIrrevocable = ({ moments, showsSecret }: ShownGame, index: number): boolean => {
  const { events = [] } = moments[index] ?? {};
  const isPrivate = ({ readers }: EventBase): boolean => readers !== undefined;
  return (
    events.some(({ faces }) => faces !== undefined) ||
    (showsSecret ? showsSecret(index) : events.some(isPrivate))
  );
};

/** How many of the last choices a seat may take back: those since a die, a secret or another seat's decision. */
export const countRetractable = (game: ShownGame, seat: string): number => {
  const { moments, at = moments.length - 1 } = game;
  const last = moments
    .slice(0, at + 1)
    .findLastIndex(({ entry }, index) => seatOf(entry) !== seat || isIrrevocable(game, index));
  return at - last;
};

/** Whether the last choice may be taken back by the seat that made it. */
export const canTakeBack = (game: ShownGame): boolean => {
  const { moments, at = moments.length - 1 } = game;
  const seat = seatOf(moments[at]?.entry ?? null);
  return typeof seat === 'string' && countRetractable(game, seat) > 0;
};
