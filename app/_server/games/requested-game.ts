import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import type { z } from 'zod';
import { type GameSeat, type GameWithSeats, readGame } from '@/lib/store/games/games';
import { seatOf } from '@/lib/store/games/seats';
import { findCurrentAuthor } from '../accounts/author';
import { errorResponse, readInput } from '../http/route-helpers';
import { MOST_COUNTED } from '../rate-limits/most-counted';
import { getStore } from '../store';
import { type Known, makeGameMessage, NOTHING_KNOWN } from './game-message';
import { refuseTooManyOrders } from './limits';

export interface GameContext {
  readonly params: Promise<{ readonly id: string }>;
}

/** A game, the user who asks about it, and the request body. */
export interface RequestedGame<Data> {
  readonly found: GameWithSeats;
  readonly user: string;
  /** Their seat; null: they watch. */
  readonly own: GameSeat | null;
  readonly data: Data;
}

/** What every write to a game begins with: origin, size and shape, limits, and who asks. The seat is that of the visitor, never one they name. */
export const readGameInput = async <Data>(
  request: NextRequest,
  { params }: GameContext,
  schema: z.ZodType<Data>,
): Promise<RequestedGame<Data> | { readonly refused: NextResponse }> => {
  const input = await readInput(request, schema);
  if ('refused' in input) return input;
  const user = await findCurrentAuthor();
  const refused = refuseTooManyOrders(request, user);
  if (refused) return { refused };
  const found = await readGame(await getStore(), (await params).id);
  if (!found || user === null) return { refused: errorResponse(404, 'unknown-game') };
  return { found, user, own: seatOf(found.seats, user), data: input.data };
};

/** The same for what only those may do who have a seat. */
export const readPlayerInput = async <Data>(
  request: NextRequest,
  context: GameContext,
  schema: z.ZodType<Data>,
): Promise<(RequestedGame<Data> & { readonly own: GameSeat }) | { readonly refused: NextResponse }> => {
  const asked = await readGameInput(request, context, schema);
  if ('refused' in asked) return asked;
  return asked.own === null ? { refused: errorResponse(403, 'not-a-player') } : { ...asked, own: asked.own };
};

/** The game as the visitor may see it now. */
export const gameResponse = async (
  id: string,
  user: string | null,
  known: Known = NOTHING_KNOWN,
  status = 200,
  more: Readonly<Record<string, unknown>> = {},
): Promise<NextResponse> => {
  const message = await makeGameMessage(await getStore(), id, user, known);
  if (!message) return errorResponse(404, 'unknown-game');
  const extra = Object.entries(more).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
  );
  return new NextResponse(`{${extra.join('')}"message":${message.text}}`, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
  });
};

const toNumber = (text: string | null, usual: number): number => {
  const value = Number(text ?? usual);
  return Number.isInteger(value) && value >= -1 && value <= MOST_COUNTED ? value : usual;
};

/** The entries that the client has already seen. */
export const readKnown = ({ nextUrl: { searchParams } }: NextRequest): Known => ({
  seq: toNumber(searchParams.get('after'), NOTHING_KNOWN.seq),
  talk: toNumber(searchParams.get('talk'), NOTHING_KNOWN.talk),
});
