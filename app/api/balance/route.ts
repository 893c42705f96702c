import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { currentPerson } from '@/app/_server/accounts/author';
import { errorResponse, readInput } from '@/app/_server/http/route-helpers';
import { loadPlayableBattle } from '@/app/_server/published/playable-battle';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getSimulations } from '@/app/_server/simulations';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import { LAB_LEVELS } from '@/lib/games/lab/lab-choice';
import { RUN_LIMITS } from '@/lib/jobs/simulations';

const ordering = z.strictObject({
  slug: z.string().max(200),
  n: z.number().int().min(1).max(1_000_000),
  variant: z.string().max(200).nullable(),
  level: z.enum(LAB_LEVELS),
  games: z.number().int().min(1).max(RUN_LIMITS.mostGames),
});

/** Whoever has an account orders a run of the server's workers; its result is published with the battle. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readInput(request, ordering);
  if ('refused' in requested) return requested.refused;
  const person = await currentPerson();
  if (!person?.name) return errorResponse(401, 'sign-in-first');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.simulation, person.id);
  if (refused) return refused;
  const { slug, n, variant, level, games } = requested.data;
  const battle = await loadPlayableBattle(slug, n, variant ?? undefined);
  if (!battle) return errorResponse(404, 'unknown-battle');
  const run = await (await getSimulations()).enqueue({
    ...{ slug: battle.version.slug, n: battle.version.n, variant, level, games },
    ...{ owner: person.id, engine: ENGINE_RELEASE, chunkSize: RUN_LIMITS.chunkSize },
  });
  return run ? NextResponse.json({ id: run.id }, { status: 202 }) : errorResponse(429, 'too-many-runs');
};
