import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { currentPerson } from '@/app/_server/accounts/author';
import { notifyGame } from '@/app/_server/games/bus';
import { LONGEST_MESSAGE } from '@/app/_server/games/limits';
import { type GameContext, gameResponse, readGameInput } from '@/app/_server/games/requested-game';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { addMessage } from '@/lib/store/games/messages';

const saying = z.strictObject({ text: z.string().trim().min(1).max(LONGEST_MESSAGE) });

/** Posts a message at a game: players at any time, spectators once it is over. */
export const POST = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readGameInput(request, context, saying);
  if ('refused' in asked) return asked.refused;
  const { found, own, user, data } = asked;
  if (own === null && found.game.status !== 'over') return errorResponse(403, 'not-a-player');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.talk, user);
  if (refused) return refused;
  const name = (await currentPerson())?.name ?? '';
  const id = found.game.id;
  const message = { game: id, user_id: user, seat: own?.seat ?? '', name, text: data.text };
  if (!(await addMessage(await getStore(), message))) return errorResponse(409, 'too-much-talk');
  await notifyGame(id);
  return gameResponse(id, user);
};
