import type { NextResponse } from 'next/server';
import { fault } from '@/app/_server/answers';

/** A program that asks for what is not there is told so in JSON, not by a page. */
const nothing = (): NextResponse => fault(404, 'not-found');

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
