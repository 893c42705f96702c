import { NextResponse } from 'next/server';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { toJsonSchema } from '@/lib/game/document/json-schema';
import { loadSystem } from '@/lib/systems';

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** /schemas/scenario/<system>/<version>.json: gives completion in any editor that follows `$schema`. */
export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const [format, systemId, file, ...rest] = (await params).path;
  if (rest.length > 0 || systemId === undefined) return errorResponse(404, 'unknown-schema');
  const system = await loadSystem(systemId);
  if (!system) return errorResponse(404, 'unknown-system');
  const kind = Object.values(system.documents).find(({ format: known }) => known === format);
  if (!kind) return errorResponse(404, 'unknown-schema');
  if (file !== `${kind.version}.json`) return errorResponse(404, 'unknown-version');
  return NextResponse.json(toJsonSchema(kind), { headers: { 'access-control-allow-origin': '*' } });
};
