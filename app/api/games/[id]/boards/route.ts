import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { refuseTooManyOrders } from '@/app/_server/games/limits';
import { type GameContext, readKnown } from '@/app/_server/games/requested-game';
import { clientKeyOf } from '@/app/_server/http/requester';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { DEADLINES, runJob } from '@/app/_server/jobs';
import { getStore } from '@/app/_server/store';
import { WATCHER } from '@/lib/game/remote/viewer-entry';
import { readGame } from '@/lib/store/games/games';
import { readPastStates } from '@/lib/store/games/moves';
import { seatOf } from '@/lib/store/games/seats';

/** How many past boards are sent at once. */
const AT_ONCE = 30;

/** Boards of the past as the visitor saw them, from the choice `after` on. */
export const GET = async (request: NextRequest, { params }: GameContext): Promise<NextResponse> => {
  const { id } = await params;
  const user = await findCurrentAuthor();
  const refused = refuseTooManyOrders(request, user);
  if (refused) return refused;
  const store = await getStore();
  const found = await readGame(store, id);
  const from = Math.max(0, readKnown(request).seq);
  const past = found && (await readPastStates(store, id, from, Math.min(found.game.seq, from + AT_ONCE)));
  if (!past) return errorResponse(404, 'unknown-game');
  const seats = found.seats.map(({ seat }) => seat);
  const viewer = seatOf(found.seats, user)?.seat ?? WATCHER;
  const outcome = await runJob('viewPast', {
    key: null,
    input: async () => ({ ...past, system: found.game.system, seats, viewer, from }),
    ...{ bytes: past.state.length, deadline: DEADLINES.page, client: clientKeyOf(request.headers) },
  });
  if (outcome.type !== 'done') return unavailableResponse(outcome);
  return NextResponse.json(
    { boards: outcome.result ?? [] },
    { headers: { 'cache-control': 'private, no-store' } },
  );
};
