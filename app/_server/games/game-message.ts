import { entryFor, WATCHER } from '@/lib/game/remote/viewer-entry';
import type { GameInfo, GameTalk, SeatInfo } from '@/lib/games/remote/game-message';
import type { Store } from '@/lib/store/engine/open-store';
import { type GameSeat, type GameWithSeats, readGame } from '@/lib/store/games/games';
import { listBlocked, readFirstMessages, readMessages } from '@/lib/store/games/messages';
import { readEntriesByViewer, readView } from '@/lib/store/games/moves';
import { seatOf } from '@/lib/store/games/seats';

/** What somebody knows already: the last choice, the last message, the last revision. */
export interface Known {
  /** -1: nothing. */
  readonly seq: number;
  readonly talk: number;
}

export const NOTHING_KNOWN: Known = { seq: -1, talk: 0 };

/** What one visitor may see of a game, as JSON; null: there is no such game. */
export const makeGameMessage = async (
  store: Store,
  id: string,
  user: string | null,
  known: Known,
): Promise<{ readonly text: string; readonly known: Known; readonly revision: number } | null> => {
  const found = await readGame(store, id);
  if (!found) return null;
  const viewer = seatOf(found.seats, user)?.seat ?? WATCHER;
  const [view, entriesByViewer, talk, blocked] = await Promise.all([
    readView(store, id, viewer),
    readEntriesByViewer(store, id, known.seq),
    readTalk(store, found, user, known.talk),
    user === null ? [] : listBlocked(store, user),
  ]);
  if (!view) return null;
  // A move may arrive between the two reads: its events are sent with the board that belongs to them.
  const entries = entriesByViewer
    .filter(({ most }) => most.seq <= view.seq)
    .map(told => entryFor(told, viewer));
  const isDiff = known.seq >= 0 && view.base === known.seq;
  const isNews = known.seq < view.seq;
  const board = isDiff ? `"base":${view.base},"diff":${view.diff}` : `"state":${view.view}`;
  const info = JSON.stringify(toGameInfo(found, user, viewer, blocked));
  const text = `{"info":${info},"seq":${view.seq}${isNews ? `,${board}` : ''},"entries":${JSON.stringify(entries)},"talk":${JSON.stringify(talk)}}`;
  return {
    text,
    known: { seq: view.seq, talk: talk.at(-1)?.n ?? known.talk },
    revision: found.game.revision,
  };
};

/** Players talk during the game, and who watches reads and talks when it is over. */
const readTalk = async (
  store: Store,
  { game, seats }: GameWithSeats,
  user: string | null,
  after: number,
): Promise<readonly GameTalk[]> => {
  if (game.status !== 'over' && !seatOf(seats, user)) return [];
  const rows = await readMessages(store, game.id, after, user);
  if (rows.length === 0) return [];
  const firsts = await readFirstMessages(store, game.id);
  return rows.map(({ n, seat, name, text, at, user_id }) => ({
    ...{ n, author: firsts.get(user_id) ?? n, seat, name, text, at },
    isOwn: user_id === user,
  }));
};

const toGameInfo = (
  { game, seats }: GameWithSeats,
  user: string | null,
  viewer: string,
  blocked: readonly string[],
): GameInfo => ({
  ...{ id: game.id, title: game.title, system: game.system, home: game.home, variant: game.variant },
  ...{ status: game.status, revision: game.revision, viewer, isOwner: user !== null && game.owner === user },
  ...{ paceDays: game.pace_days, onTimeout: game.on_timeout, deadline: game.deadline },
  awaits: JSON.parse(game.awaits),
  progress: JSON.parse(game.progress),
  requests: JSON.parse(game.requests),
  outcome: game.outcome === null ? null : JSON.parse(game.outcome),
  seats: seats.map(seat => toSeatInfo(seat, user, blocked)),
});

const toSeatInfo = (
  { seat, side, colour, style, player, level, name, seen_at, user_id }: GameSeat,
  user: string | null,
  blocked: readonly string[],
): SeatInfo => ({
  ...{ seat, side, colour, style: style === 'solid' ? 'solid' : 'outline', player, level, name },
  isYou: user_id !== null && user_id === user,
  isBlocked: user_id !== null && blocked.includes(user_id),
  seenAt: seen_at,
});
