import { NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';
import { jsonSchemaOf } from '@/lib/game/json-schema';
import { loadSystem } from '@/lib/systems';

interface Context {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** /schemas/scenario/<system>/<version>.json: gives completion in any editor that follows `$schema`. */
export const GET = async (_request: Request, { params }: Context): Promise<NextResponse> => {
  const [format, systemId, file, ...rest] = (await params).path;
  if (rest.length > 0 || systemId === undefined) return fault(404, 'unknown-schema');
  const system = await loadSystem(systemId);
  if (!system) return fault(404, 'unknown-system');
  const kind = Object.values(system.documents).find(({ format: known }) => known === format);
  if (!kind) return fault(404, 'unknown-schema');
  if (file !== `${kind.version}.json`) return fault(404, 'unknown-version');
  return NextResponse.json(jsonSchemaOf(kind), { headers: { 'access-control-allow-origin': '*' } });
};
