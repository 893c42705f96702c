import { NextResponse } from 'next/server';
import { PUBLIC_CORS } from '@/app/_server/catalogue/api-responses';
import { getEnv } from '@/lib/env';
import program from '@/package.json';
import { makeOpenApi } from '../openapi';

export const dynamic = 'force-dynamic';

export const GET = (): NextResponse =>
  NextResponse.json(makeOpenApi(getEnv().baseUrl, program.version), { headers: PUBLIC_CORS });
