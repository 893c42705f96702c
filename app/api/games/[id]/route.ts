import type { NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { type GameContext, gameResponse, readKnown } from '@/app/_server/games/requested-game';

/** What the visitor may see of a game, from what they have seen: for networks without streams. */
export const GET = async (request: NextRequest, { params }: GameContext): Promise<NextResponse> =>
  gameResponse((await params).id, await findCurrentAuthor(), readKnown(request));
