import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { requireCurator } from '@/app/_server/accounts/curator';
import { errorResponse, isCrossOrigin, readJsonBody } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { normalizeName, setRole } from '@/lib/store/accounts/accounts';
import { ROLES } from '@/lib/store/schema/account-tables';

const naming = z.strictObject({ name: z.string(), role: z.enum(ROLES) });

/** An administrator names curators and other administrators; himself he cannot take back, so that one always remains. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const person = await requireCurator();
  if (person instanceof NextResponse) return person;
  if (person.role !== 'administrator' || person.name === null) return errorResponse(404, 'not-found');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.admin, person.id);
  if (refused) return refused;
  const body = await readJsonBody(request);
  if ('refused' in body) return body.refused;
  const requested = naming.safeParse(body.json);
  if (!requested.success) return errorResponse(400, 'bad-request');
  const { name, role } = requested.data;
  if (normalizeName(name) === normalizeName(person.name)) return errorResponse(409, 'administrator-stays');
  return (await setRole(await getStore(), name, role))
    ? NextResponse.json({})
    : errorResponse(404, 'unknown-user');
};
