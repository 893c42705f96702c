import type { EventBase } from '../../contract/play-rules';
import type { GameSession } from '../session/game-session';
import { canRead, type Viewer } from './order-log';

/** Dice that fell. */
export interface Throw {
  /** Its id within the game. */
  readonly id: string;
  /** The moment after it. */
  readonly at: number;
  readonly event: EventBase;
  readonly faces: readonly number[];
}

/** What was thrown on the way from one moment to another, in its order, as far as the viewer may see it. */
export const listThrows = (
  { moments }: Pick<GameSession, 'moments'>,
  viewer: Viewer,
  after: number,
  to: number,
): readonly Throw[] =>
  moments.slice(after + 1, to + 1).flatMap(({ events }, step) =>
    events.flatMap((event, place) => {
      const at = after + 1 + step;
      return event.faces && event.faces.length > 0 && canRead(event, viewer)
        ? [{ id: `${at} ${place}`, at, event, faces: event.faces }]
        : [];
    }),
  );
