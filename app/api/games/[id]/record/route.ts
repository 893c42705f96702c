import { type NextRequest, NextResponse } from 'next/server';
import type { GameContext } from '@/app/_server/games/requested-game';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { readGame } from '@/lib/store/games/games';
import { readRecord } from '@/lib/store/games/moves';

/** The whole record of a game, with its dice and every choice: only when it is over. */
export const GET = async (_request: NextRequest, { params }: GameContext): Promise<NextResponse> => {
  const { id } = await params;
  const store = await getStore();
  const found = await readGame(store, id);
  if (!found) return errorResponse(404, 'unknown-game');
  if (found.game.status !== 'over') return errorResponse(403, 'game-not-over');
  return NextResponse.json({ entries: await readRecord(store, id) });
};
