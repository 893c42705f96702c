import { findUserByName, namesOf } from '@/lib/store/accounts/accounts';
import {
  addContribution,
  listOwnContributions,
  type ReportedGame,
} from '@/lib/store/community/contributions';
import { setFollow } from '@/lib/store/community/follows';
import { setRating } from '@/lib/store/community/ratings';
import type { VersionRef } from '@/lib/store/documents/drafts';
import type { Store } from '@/lib/store/engine/open-store';
import type { CommunityPiece } from './community-pieces';

/** A finished game as an archive tells of it. */
export interface ArchivedGame extends VersionRef {
  readonly variant: string | null;
  readonly record: string | null;
  readonly game: string | null;
}

/** Plays a game again before it is believed, and notes that the author has played it; null: it is not believed. */
export type JudgeGame = (game: ArchivedGame) => Promise<ReportedGame | null>;

/** Each of them is played again. */
const MOST_GAMES = 50;

/**
 * Brings back what somebody wrote, played, rated and follows, as far as this server has what it is about; gives back how much. An archive
 * proves nothing: games are played again, and ratings need one. What is there already is not added again.
 */
export const importCommunity = async (
  store: Store,
  author: string,
  pieces: readonly CommunityPiece[],
  judge: JudgeGame,
): Promise<number> => {
  const importer = await openImporter(store, author, judge);
  let count = 0;
  for (const piece of pieces) if (await importer(piece)) count += 1;
  return count;
};

const openImporter = async (store: Store, author: string, judge: JudgeGame) => {
  const hasName = (await namesOf(store, [author])).has(author);
  const known = new Set((await listOwnContributions(store, author)).map(keyOf));
  let games = 0;
  const judgeSome: JudgeGame = async game => {
    games += 1;
    return games > MOST_GAMES ? null : judge(game);
  };
  const write = async (
    piece: Extract<CommunityPiece, { type: 'comment' | 'play-report' }>,
    played: ReportedGame | null,
  ) => (await addContribution(store, author, { ...piece, played })) !== null;
  return async (piece: CommunityPiece): Promise<boolean> => {
    if (piece.type === 'follow') return follow(store, author, piece);
    if (!hasName) return false;
    if (piece.type === 'finished-game') return (await judgeSome({ ...piece, game: null })) !== null;
    if (piece.type === 'rating') return setRating(store, author, piece.slug, piece.rating);
    if (known.has(keyOf(piece))) return false;
    if (piece.type === 'comment') return write(piece, null);
    const played = await judgeSome(piece);
    return played !== null && write(piece, played);
  };
};

const keyOf = ({ slug, text }: { readonly slug: string; readonly text: string }): string =>
  JSON.stringify([slug, text]);

const follow = async (
  store: Store,
  author: string,
  { kind, target }: Extract<CommunityPiece, { type: 'follow' }>,
): Promise<boolean> => {
  const id = kind === 'author' ? (await findUserByName(store, target))?.id : target;
  return id !== undefined && setFollow(store, author, { kind, target: id }, true);
};
