import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { notifyGame } from '@/app/_server/games/bus';
import {
  type GameContext,
  gameResponse,
  type RequestedGame,
  readGameInput,
} from '@/app/_server/games/requested-game';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { MOST_COUNTED } from '@/app/_server/rate-limits/most-counted';
import { getStore } from '@/app/_server/store';
import { findTalker, reportTalk, setBlock } from '@/lib/store/games/messages';

const blocking = z.union([
  z.strictObject({
    /** The author of the message. */
    message: z.number().int().positive().max(MOST_COUNTED),
    isBlocked: z.literal(true),
    /** Moderators are informed as well. */
    isReported: z.boolean(),
  }),
  z.strictObject({ seat: z.string().max(100), isBlocked: z.literal(false) }),
]);

type Blocking = z.infer<typeof blocking>;

/** Blocks whoever wrote a message; reports it as well, if that is asked for. */
const block = async (
  { found, user, own }: RequestedGame<Blocking>,
  { message, isReported }: Extract<Blocking, { isBlocked: true }>,
): Promise<NextResponse | null> => {
  const store = await getStore();
  const { id, status, home } = found.game;
  const mayRead = own !== null || status === 'over';
  const talker = mayRead ? await findTalker(store, id, message) : null;
  if (!talker || talker.user_id === user) return errorResponse(404, 'unknown-message');
  if (isReported && !(await reportTalk(store, home, talker))) return errorResponse(409, 'not-reportable');
  await setBlock(store, user, talker.user_id, true);
  return null;
};

/** Wants to hear whoever sits there again. */
const unblock = async (
  { found, user }: RequestedGame<Blocking>,
  { seat }: Extract<Blocking, { isBlocked: false }>,
): Promise<NextResponse | null> => {
  const person = found.seats.find(other => other.seat === seat)?.user_id ?? null;
  if (person === null) return errorResponse(404, 'unknown-message');
  await setBlock(await getStore(), user, person, false);
  return null;
};

/** Does not want to hear, or play with, somebody at a game; or does again. */
export const PUT = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readGameInput(request, context, blocking);
  if ('refused' in asked) return asked.refused;
  const { found, user, data } = asked;
  const refused = data.isBlocked ? await block(asked, data) : await unblock(asked, data);
  if (refused) return refused;
  await notifyGame(found.game.id);
  return gameResponse(found.game.id, user);
};
