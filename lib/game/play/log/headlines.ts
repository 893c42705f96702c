import type { Sentence } from '../../contract/sentence';
import { type GameSession, isAction } from '../session/game-session';
import { levelOf } from '../session/players';
import { canRead, type Viewer } from './order-log';

/** Something that everybody must notice, and where it happened. */
export interface Headline {
  /** Its id within the game. */
  readonly id: string;
  readonly at: number;
  readonly sentence: Sentence;
}

/** Of the moments from one to another, in their order. */
export const listHeadlines = (
  { rules, moments }: Pick<GameSession, 'rules' | 'moments'>,
  viewer: Viewer,
  from: number,
  to: number,
): readonly Headline[] =>
  moments.slice(from, to + 1).flatMap(({ events }, step) =>
    events.flatMap((event, place) => {
      const sentence = canRead(event, viewer) ? rules.headline(event, viewer) : null;
      return sentence ? [{ id: `${from + step} ${place}`, at: from + step, sentence }] : [];
    }),
  );

/** News for the people at the screen: since a person last decided, including that decision. */
export const listNewHeadlines = (match: GameSession, viewer: Viewer): readonly Headline[] => {
  const { moments, at, players } = match;
  const last = moments
    .slice(0, at + 1)
    .findLastIndex(({ entry }) => entry !== null && isAction(entry) && levelOf(players, entry.by) === null);
  return listHeadlines(match, viewer, Math.max(0, last), at);
};
