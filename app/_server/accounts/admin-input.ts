import { type NextRequest, NextResponse } from 'next/server';
import type { z } from 'zod';
import { errorResponse, isCrossOrigin, parseJsonBody } from '../http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '../rate-limits/write-limits';
import type { Person } from './author';
import { requireCurator } from './curator';

type NamedPerson = Person & { readonly name: string };

export type AdminInput<Data, Who> =
  | { readonly data: Data; readonly person: Who }
  | { readonly refused: NextResponse };

/** What a curator or an administrator sent; the body is read only after the sender is known. */
export const readCuratorInput = async <Data>(
  request: NextRequest,
  schema: z.ZodType<Data>,
): Promise<AdminInput<Data, Person>> => {
  if (isCrossOrigin(request)) return { refused: errorResponse(403, 'other-origin') };
  const person = await requireCurator();
  return person instanceof NextResponse ? { refused: person } : readAs(request, schema, person);
};

/** The same for what only an administrator may do. */
export const readAdministratorInput = async <Data>(
  request: NextRequest,
  schema: z.ZodType<Data>,
): Promise<AdminInput<Data, NamedPerson>> => {
  if (isCrossOrigin(request)) return { refused: errorResponse(403, 'other-origin') };
  const person = await requireCurator();
  if (person instanceof NextResponse) return { refused: person };
  const { name, role } = person;
  if (role !== 'administrator' || name === null) return { refused: errorResponse(404, 'not-found') };
  return readAs(request, schema, { ...person, name });
};

const readAs = async <Data, Who extends Person>(
  request: NextRequest,
  schema: z.ZodType<Data>,
  person: Who,
): Promise<AdminInput<Data, Who>> => {
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.admin, person.id);
  if (refused) return { refused };
  const input = await parseJsonBody(request, schema);
  return 'refused' in input ? input : { data: input.data, person };
};
