import type { NextResponse } from 'next/server';
import { errorResponse } from '@/app/_server/http/route-helpers';

/** An unknown address of the API answers in JSON, not with a page. */
const notFoundResponse = (): NextResponse => errorResponse(404, 'not-found');

export {
  notFoundResponse as DELETE,
  notFoundResponse as GET,
  notFoundResponse as PATCH,
  notFoundResponse as POST,
  notFoundResponse as PUT,
};
