import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { readAdministratorInput } from '@/app/_server/accounts/admin-input';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { getStore } from '@/app/_server/store';
import { normalizeName, setRole } from '@/lib/store/accounts/accounts';
import { ROLES } from '@/lib/store/schema/account-tables';

const naming = z.strictObject({ name: z.string(), role: z.enum(ROLES) });

/** An administrator names curators and other administrators, but cannot change their own role: one always remains. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const requested = await readAdministratorInput(request, naming);
  if ('refused' in requested) return requested.refused;
  const { name, role } = requested.data;
  if (normalizeName(name) === normalizeName(requested.person.name))
    return errorResponse(409, 'administrator-stays');
  return (await setRole(await getStore(), name, role))
    ? NextResponse.json({})
    : errorResponse(404, 'unknown-user');
};
