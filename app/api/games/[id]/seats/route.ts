import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { becomeAuthor, currentPerson } from '@/app/_server/accounts/author';
import { notifyGame } from '@/app/_server/games/bus';
import { refuseTooManyOrders } from '@/app/_server/games/limits';
import { availableLevel, createSeatToken } from '@/app/_server/games/new-game';
import { driveGame } from '@/app/_server/games/play-order';
import { type GameContext, readGameInput } from '@/app/_server/games/requested-game';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { hashSecret } from '@/lib/store/accounts/secret-hash';
import { readGame } from '@/lib/store/games/games';
import { setSeatPlayer, takeSeat } from '@/lib/store/games/seats';

const taking = z.strictObject({ token: z.string().min(1).max(100) });

/** Takes the seat of the visitor's link, with or without an account; a used link only lets them watch. */
export const POST = async (request: NextRequest, { params }: GameContext): Promise<NextResponse> => {
  const requested = await readInput(request, taking);
  if ('refused' in requested) return requested.refused;
  const known = await currentPerson();
  const refused = refuseTooManyOrders(request, known?.id ?? null);
  if (refused) return refused;
  const { id } = await params;
  const store = await getStore();
  if (!(await readGame(store, id))) return errorResponse(404, 'unknown-game');
  const { token } = requested.data;
  const taken = await takeSeat(store, id, { user: await becomeAuthor(), name: known?.name ?? '', token });
  if (taken.type === 'taken') {
    await notifyGame(id, (await readGame(store, id))?.seats);
    driveGame(id);
  }
  return NextResponse.json(taken);
};

const setting = z.strictObject({
  seat: z.string().max(100),
  player: z.union([
    z.strictObject({ type: z.literal('open') }),
    z.strictObject({ type: z.literal('computer'), level: availableLevel }),
  ]),
});

/** Before the game begins its owner gives open seats to the computer, or makes a new link for one. */
export const PUT = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readGameInput(request, context, setting);
  if ('refused' in asked) return asked.refused;
  const { found, user, data } = asked;
  if (found.game.owner !== user) return errorResponse(403, 'not-your-game');
  const token = data.player.type === 'open' ? createSeatToken() : null;
  const isSet = await setSeatPlayer(await getStore(), found.game.id, data.seat, {
    player: data.player.type,
    level: data.player.type === 'computer' ? data.player.level : '',
    tokenHash: token === null ? null : hashSecret(token),
  });
  if (!isSet) return errorResponse(409, 'seat-taken');
  await notifyGame(found.game.id, found.seats);
  driveGame(found.game.id);
  return NextResponse.json(token === null ? {} : { token });
};
