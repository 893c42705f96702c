import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { MOST_ACTIONS } from '@/app/_server/games/limits';
import { playOrder } from '@/app/_server/games/play-order';
import { type GameContext, gameResponse, readPlayerInput } from '@/app/_server/games/requested-game';
import { clientKeyOf } from '@/app/_server/http/requester';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { MOST_COUNTED } from '@/app/_server/rate-limits/most-counted';

const order = z.strictObject({
  /** The number of the last choice that the player has seen. */
  after: z.number().int().min(0).max(MOST_COUNTED),
  actions: z
    .array(z.looseObject({ type: z.string().max(100) }))
    .min(1)
    .max(MOST_ACTIONS),
});

/** Gives an order. One that comes late, or twice, is refused with the new board. */
export const POST = async (request: NextRequest, context: GameContext): Promise<NextResponse> => {
  const asked = await readPlayerInput(request, context, order);
  if ('refused' in asked) return asked.refused;
  const { found, own, user, data } = asked;
  const known = { seq: data.after, talk: MOST_COUNTED };
  const late = () => gameResponse(found.game.id, user, known, 409, { error: { code: 'late-order' } });
  if (found.game.status !== 'running' || data.after !== found.game.seq) return late();
  const actions = data.actions.map(action => ({ ...action, by: own.seat }));
  const outcome = await playOrder({ found, seat: own.seat, actions, client: clientKeyOf(request.headers) });
  if (outcome.type === 'late') return late();
  if (outcome.type === 'refused') return errorResponse(422, 'order-refused', { findings: outcome.findings });
  if (outcome.type !== 'played') return unavailableResponse(outcome);
  return gameResponse(found.game.id, user, known, 200, { findings: outcome.findings });
};
