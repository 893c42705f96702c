import type { NextResponse } from 'next/server';
import { errorResponse } from '@/app/_server/http/route-helpers';

/** A program that asks for what is not there is told so in JSON, not by a page. */
const notFoundResponse = (): NextResponse => errorResponse(404, 'not-found');

export {
  notFoundResponse as DELETE,
  notFoundResponse as GET,
  notFoundResponse as PATCH,
  notFoundResponse as POST,
  notFoundResponse as PUT,
};
