import { NextResponse } from 'next/server';
import { OPEN } from '@/app/_server/api-answers';
import { env } from '@/lib/env';
import program from '@/package.json';
import { openApi } from '../openapi';

export const dynamic = 'force-dynamic';

export const GET = (): NextResponse =>
  NextResponse.json(openApi(env().baseUrl, program.version), { headers: OPEN });
