import { NextResponse } from 'next/server';
import { z } from 'zod';
import type { ImportGuard } from '@/lib/accounts/archive/import-community';
import type { GameOutcome } from '@/lib/games/remote/game-message';
import type { ReportOutcome } from '@/lib/games/report-outcome';
import type { ReportedGame } from '@/lib/store/community/contributions';
import { recordFinishedGame } from '@/lib/store/community/ratings';
import type { VersionRef } from '@/lib/store/documents/drafts';
import { readVersion } from '@/lib/store/documents/versions';
import { type GameWithSeats, readGame } from '@/lib/store/games/games';
import { seatOf } from '@/lib/store/games/seats';
import { getRequester } from '../http/requester';
import { errorResponse } from '../http/route-helpers';
import { unavailableResponse } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { LIMITS, refuseRateLimitedAccount } from '../rate-limits/rate-limits';
import { getStore } from '../store';

/** A game that was played to its end on the reader's device, as it is packed into a link. */
export const playedOnDevice = z.strictObject({
  n: z.number().int().positive(),
  variant: z.string().max(60).nullable(),
  record: z.string().min(1).max(48_000),
});

export type PlayedOnDevice = z.infer<typeof playedOnDevice>;

/** A game and the version that it was a game of. */
export interface JudgedGame extends VersionRef {
  readonly played: ReportedGame;
}

/** The server plays a game again before it believes that it is over; then whoever sent it has played the battle. */
export const judgePlayedOnDevice = async (
  slug: string,
  userId: string,
  { n, variant, record }: PlayedOnDevice,
): Promise<JudgedGame | NextResponse> => {
  const store = await getStore();
  const version = await readVersion(store, slug, n);
  if (version?.kind !== 'scenario') return errorResponse(404, 'unknown-version');
  const judged = await runJob('judgeFinishedGame', {
    key: null,
    input: async () => ({ text: version.text, variant, record }),
    bytes: version.bytes,
    deadline: DEADLINES.page,
    client: (await getRequester()).client,
  });
  if (judged.type !== 'done') return unavailableResponse(judged);
  if (judged.result === null) return errorResponse(422, 'game-not-over');
  await recordFinishedGame(store, userId, { slug, n, variant, record });
  return { slug, n, played: { variant, record, game: null, outcome: JSON.stringify(judged.result) } };
};

/** A finished game by link, reported by one of its players. */
export const readPlayedByLink = async (
  slug: string,
  userId: string,
  id: string,
): Promise<JudgedGame | NextResponse> => {
  const found = await readGame(await getStore(), id);
  const home = found && parseHome(found.game.home);
  if (!found || home?.slug !== slug || !seatOf(found.seats, userId))
    return errorResponse(404, 'unknown-game');
  if (found.game.status !== 'over' || found.game.outcome === null) return errorResponse(422, 'game-not-over');
  const outcome = JSON.stringify(outcomeOf(found));
  return { ...home, played: { variant: found.game.variant, record: null, game: id, outcome } };
};

const parseHome = (home: string): VersionRef | null => {
  const [, slug, n] = /^\/s\/([^/]+)\/v\/(\d+)$/.exec(home) ?? [];
  return slug === undefined ? null : { slug, n: Number(n) };
};

const outcomeOf = ({ game, seats }: GameWithSeats): ReportOutcome => {
  const { result } = JSON.parse(game.outcome ?? 'null') as GameOutcome;
  const { unit, now } = JSON.parse(game.progress);
  return {
    seats: seats.map(({ seat, side, user_id }) => ({ id: seat, name: side, isComputer: user_id === null })),
    ranking: result.ranking.map(each => [...each]),
    scores: { ...result.scores },
    grade: result.grade ?? null,
    ...{ unit, now },
  };
};

export const isRefusal = (found: object): found is NextResponse => found instanceof NextResponse;

/** For games in an archive: each is played again, or looked up among the games of this server; both count. */
export const makeImportGuard = (userId: string): ImportGuard => ({
  judge: async ({ slug, n, variant, record, game }) => {
    const judged =
      record === null
        ? await readPlayedByLink(slug, userId, game ?? '')
        : await judgePlayedOnDevice(slug, userId, { n, variant, record });
    return isRefusal(judged) ? null : judged.played;
  },
  mayWrite: async () => (await refuseRateLimitedAccount(LIMITS.importWriting, userId)) === null,
});
