import { applyJsonPatch } from '@/lib/documents/compare/json-patch';
import type { Moment } from '@/lib/game/play/session/game-session';
import { isUnknownState, toMoment } from '@/lib/game/remote/received-rules';
import type { ViewerEntry } from '@/lib/game/remote/viewer-entry';
import type { GameInfo, GameMessage, GameTalk } from './game-message';

/** A game by link as far as this browser knows it. */
export interface RemoteGame {
  readonly info: GameInfo;
  readonly entries: readonly ViewerEntry[];
  readonly moments: readonly [Moment, ...Moment[]];
  readonly talk: readonly GameTalk[];
  /** The newest state as the viewer may have it. */
  readonly state: unknown;
}

export const findLastSeq = ({ entries }: Pick<RemoteGame, 'entries'>): number => entries.at(-1)?.seq ?? -1;

/** The board of a message; null: it does not follow the known one. */
const stateIn = (before: RemoteGame | null, message: GameMessage): unknown => {
  if (message.state !== undefined) return message.state;
  if (!before) return null;
  if (message.diff === undefined || message.base !== findLastSeq(before)) return null;
  const patched = applyJsonPatch(before.state, message.diff);
  return patched.type === 'patched' ? patched.document : null;
};

/**
 * Applies a message of the server; null: something is missing, so that everything must be loaded again. Old messages
 * change nothing.
 */
export const receiveMessage = (before: RemoteGame | null, message: GameMessage): RemoteGame | null => {
  // A person who takes a seat sees another board: the boards they saw before are useless.
  if (before && before.info.viewer !== message.info.viewer) return receiveMessage(null, message);
  const known = before ? findLastSeq(before) : -1;
  if (before && message.seq < known) return before;
  // Players receive their own choices twice: as the answer and by the stream.
  if (before && message.seq === known) return withNews(before, message);
  const state = stateIn(before, message);
  if (state === null) return null;
  const added = message.entries.filter(({ seq }) => seq > known);
  if ((added[0]?.seq ?? known + 1) !== known + 1 || known + added.length !== message.seq) return null;
  const moments = added.map(told => toMoment(told, told.seq === message.seq ? state : null));
  const [first, ...rest] = [...(before?.moments ?? []), ...moments];
  if (!first) return null;
  return {
    info: before ? newerInfo(before, message) : message.info,
    entries: [...(before?.entries ?? []), ...added],
    moments: [first, ...rest],
    talk: addTalk(before?.talk ?? [], message.talk),
    state,
  };
};

const newerInfo = ({ info }: RemoteGame, message: GameMessage): GameInfo =>
  info.revision > message.info.revision ? info : message.info;

const withNews = (before: RemoteGame, message: GameMessage): RemoteGame => ({
  ...before,
  info: newerInfo(before, message),
  talk: addTalk(before.talk, message.talk),
});

const addTalk = (before: readonly GameTalk[], added: readonly GameTalk[]): readonly GameTalk[] => {
  const last = before.at(-1)?.n ?? 0;
  return added.some(({ n }) => n > last) ? [...before, ...added.filter(({ n }) => n > last)] : before;
};

/** The boards of the past, once they came. */
export const addBoards = (
  game: RemoteGame,
  boards: readonly { readonly seq: number; readonly state: unknown }[],
): RemoteGame => {
  const found = new Map(boards.map(({ seq, state }) => [seq, state]));
  const [first, ...rest] = game.moments.map((moment, seq) =>
    isUnknownState(moment.state) && found.has(seq) ? { ...moment, state: found.get(seq) } : moment,
  );
  return first ? { ...game, moments: [first, ...rest] } : game;
};
