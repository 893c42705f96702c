import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { notifyGame } from '@/app/_server/games/bus';
import { type GameContext, gameResponse, readGameInput } from '@/app/_server/games/requested-game';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { findTalker, reportTalk, setBlock } from '@/lib/store/games/messages';

const blocking = z.strictObject({
  /** The author of the message. */
  message: z.number().int().positive(),
  isBlocked: z.boolean(),
  /** Moderators are informed as well. */
  isReported: z.boolean(),
});

/** Does not want to hear, or play with, whoever wrote a message; and reports it, if that is asked for. */
export const PUT = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readGameInput(request, context, blocking);
  if ('refused' in asked) return asked.refused;
  const { found, user, own, data } = asked;
  const store = await getStore();
  const id = found.game.id;
  const mayRead = own !== null || found.game.status === 'over';
  const talker = mayRead ? await findTalker(store, id, data.message) : null;
  if (!talker || talker.user_id === user) return errorResponse(404, 'unknown-message');
  await setBlock(store, user, talker.user_id, data.isBlocked);
  if (data.isReported) await reportTalk(store, found.game.home, talker);
  await notifyGame(id);
  return gameResponse(id, user);
};
