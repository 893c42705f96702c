import { findUserByName, namesOf } from '@/lib/store/accounts/accounts';
import {
  addContribution,
  listOwnContributions,
  type ReportedGame,
} from '@/lib/store/community/contributions';
import { setFollow } from '@/lib/store/community/follows';
import { listOwnPlayed, setRating } from '@/lib/store/community/ratings';
import type { VersionRef } from '@/lib/store/documents/drafts';
import type { Store } from '@/lib/store/engine/open-store';
import type { CommunityPiece } from './community-pieces';

/** A finished game as it stands in an archive. */
export interface ArchivedGame extends VersionRef {
  readonly variant: string | null;
  readonly record: string | null;
  readonly game: string | null;
}

/** Plays a game again before it is believed, and notes that the author has played it; null: it is not believed. */
export type JudgeGame = (game: ArchivedGame) => Promise<ReportedGame | null>;

/** What an archive brings is believed and counted as if it had been sent piece by piece. */
export interface ImportGuard {
  readonly judge: JudgeGame;
  /** Counts one more comment or report; false: that was too many for now. */
  readonly mayWrite: () => Promise<boolean>;
}

/** How much came in, and how much was left out for now: the same archive brings it another time. */
interface BroughtIn {
  readonly written: number;
  readonly left: number;
}

/** Each of them is played again. */
const MOST_GAMES = 50;

type Taken = 'taken' | 'skipped' | 'left';

const toTaken = (isTaken: boolean): Taken => (isTaken ? 'taken' : 'skipped');

/**
 * Restores what somebody wrote, played, rated and follows, as far as this server has the documents. An archive
 * proves nothing: games are played again, and ratings need one. What exists already is not added again.
 */
export const importCommunity = async (
  store: Store,
  author: string,
  pieces: readonly CommunityPiece[],
  guard: ImportGuard,
): Promise<BroughtIn> => {
  const take = await openImporter(store, author, guard);
  const counts = { taken: 0, skipped: 0, left: 0 };
  for (const piece of pieces) counts[await take(piece)] += 1;
  return { written: counts.taken, left: counts.left };
};

type Written = Extract<CommunityPiece, { type: 'comment' | 'play-report' }>;
type Finished = Extract<CommunityPiece, { type: 'finished-game' }>;

const openImporter = async (store: Store, author: string, { judge, mayWrite }: ImportGuard) => {
  const hasName = (await namesOf(store, [author])).has(author);
  const known = await listKnownKeys(store, author);
  let games = 0;
  const write = async (piece: Written, played: ReportedGame | null): Promise<Taken> => {
    if (!(await mayWrite())) return 'left';
    return toTaken((await addContribution(store, author, { ...piece, played })) !== null);
  };
  const takeGame = async (piece: Exclude<Written | Finished, { type: 'comment' }>): Promise<Taken> => {
    games += 1;
    if (games > MOST_GAMES) return 'left';
    const played = await judge(piece.type === 'finished-game' ? { ...piece, game: null } : piece);
    if (played === null) return 'skipped';
    return piece.type === 'finished-game' ? 'taken' : write(piece, played);
  };
  return async (piece: CommunityPiece): Promise<Taken> => {
    if (piece.type === 'follow') return toTaken(await follow(store, author, piece));
    if (!hasName) return 'skipped';
    if (piece.type === 'rating') return toTaken(await setRating(store, author, piece.slug, piece.rating));
    if (known.has(keyOf(piece))) return 'skipped';
    return piece.type === 'comment' ? write(piece, null) : takeGame(piece);
  };
};

const listKnownKeys = async (store: Store, author: string): Promise<ReadonlySet<string>> => {
  const { games } = await listOwnPlayed(store, author);
  return new Set([...(await listOwnContributions(store, author)), ...games].map(keyOf));
};

/** Of what is written its words, of a game its choices. */
const keyOf = (piece: {
  readonly slug: string;
  readonly text?: string;
  readonly record?: string | null;
}): string => JSON.stringify([piece.slug, piece.text ?? piece.record]);

const follow = async (
  store: Store,
  author: string,
  { kind, target }: Extract<CommunityPiece, { type: 'follow' }>,
): Promise<boolean> => {
  const id = kind === 'author' ? (await findUserByName(store, target))?.id : target;
  return id !== undefined && setFollow(store, author, { kind, target: id }, true);
};
