import { type NextRequest, NextResponse } from 'next/server';
import { becomeAuthor, currentPerson } from '@/app/_server/accounts/author';
import { makeGame, newGame } from '@/app/_server/games/new-game';
import { driveGame } from '@/app/_server/games/play-order';
import { clientKeyOf } from '@/app/_server/http/requester';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';

const STATUSES = { 'unknown-battle': 404, 'bad-request': 400, 'too-many-games': 409 } as const;

/** Begins a game by link: the server keeps its record and rolls its dice. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, newGame);
  if ('refused' in requested) return requested.refused;
  const known = await currentPerson();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.newGame, known?.id ?? null);
  if (refused) return refused;
  const user = { id: await becomeAuthor(), name: known?.name ?? null };
  const made = await makeGame(requested.data, user, clientKeyOf(request.headers));
  if (made.type === 'busy' || made.type === 'too-costly') return unavailableResponse(made);
  if (made.type !== 'made') return errorResponse(STATUSES[made.type], made.type);
  driveGame(made.id);
  return NextResponse.json({ id: made.id, tokens: made.tokens }, { status: 201 });
};
