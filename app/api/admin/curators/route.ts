import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { curatorOrRefusal } from '@/app/_server/curator';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { ROLES } from '@/lib/store/account-tables';
import { foldedName, giveRole } from '@/lib/store/accounts';

const naming = z.strictObject({ name: z.string(), role: z.enum(ROLES) });

/** An administrator names curators and other administrators; himself he cannot take back, so that one always remains. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const person = await curatorOrRefusal();
  if (person instanceof NextResponse) return person;
  if (person.role !== 'administrator' || person.name === null) return fault(404, 'not-found');
  const refused = await refuseTooMany(request, WRITE_LIMITS.admin, person.id);
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = naming.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const { name, role } = wish.data;
  if (foldedName(name) === foldedName(person.name)) return fault(409, 'administrator-stays');
  return (await giveRole(await getStore(), name, role)) ? NextResponse.json({}) : fault(404, 'unknown-user');
};
