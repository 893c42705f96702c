import type { NextRequest } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { streamGame } from '@/app/_server/games/game-stream';
import { driveGame } from '@/app/_server/games/play-order';
import { type GameContext, readKnown } from '@/app/_server/games/requested-game';
import { handOverLateSeats } from '@/app/_server/games/requests';
import { clientKeyOf } from '@/app/_server/http/requester';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { isStopping } from '@/app/_server/operations/shutdown';
import { getStore } from '@/app/_server/store';
import { hasRoomForStream } from '@/app/_server/streams/event-stream';
import { readGame } from '@/lib/store/games/games';

/** A game as it goes on, as server-sent events. */
export const GET = async (request: NextRequest, { params }: GameContext): Promise<Response> => {
  const { id } = await params;
  const found = await readGame(await getStore(), id);
  if (!found) return errorResponse(404, 'unknown-game');
  const user = await findCurrentAuthor();
  const sender = clientKeyOf(request.headers);
  if (isStopping() || !hasRoomForStream({ user, sender })) return unavailableResponse({ type: 'busy' });
  // The clocks are read once a minute; whoever looks need not wait for that.
  await handOverLateSeats(found);
  driveGame(id);
  return streamGame({ id, user, sender, known: readKnown(request), signal: request.signal });
};
