import type { NextRequest, NextResponse } from 'next/server';
import { type GameContext, gameResponse, readPlayerInput } from '@/app/_server/games/requested-game';
import { gameRequest, handleRequest } from '@/app/_server/games/requests';
import { clientKeyOf } from '@/app/_server/http/requester';

/** Take back, offer a draw, agree or refuse, give up, claim the win, come back. */
export const POST = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readPlayerInput(request, context, gameRequest);
  if ('refused' in asked) return asked.refused;
  const { found, own, user, data } = asked;
  const id = found.game.id;
  if (found.game.status !== 'running')
    return gameResponse(id, user, undefined, 409, { error: { code: 'late-order' } });
  const code = await handleRequest({ found, own, user, client: clientKeyOf(request.headers) }, data);
  return code === null ? gameResponse(id, user) : gameResponse(id, user, undefined, 409, { error: { code } });
};
