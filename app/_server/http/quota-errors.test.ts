import { NextRequest, NextResponse } from 'next/server';
import { expect, test } from 'vitest';
import { messages } from '@/content/messages/en';
import { QuotaExceeded } from '@/lib/store/documents/quotas';
import { withQuotaErrors } from './quota-errors';

const request = new NextRequest('http://localhost:3000/api/drafts', { method: 'POST' });

test.each([
  ['documents', 500, 403, { error: { code: 'quota-documents' }, limit: 500 }],
  ['lines', 200, 403, { error: { code: 'quota-lines' }, limit: 200 }],
  ['collections', 100, 403, { error: { code: 'quota-collections' }, limit: 100 }],
  ['bytes', 200 * 1024 * 1024, 413, { error: { code: 'quota-bytes' }, limit: 200 }],
  ['document', 2 * 1024 * 1024, 413, { error: { code: 'too-large' } }],
] as const)('too many %s are refused in words', async (exceeded, limit, status, body) => {
  const handle = withQuotaErrors(() => Promise.reject(new QuotaExceeded(exceeded, limit)));
  const answer = await handle(request);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  const words = messages.errors[body.error.code];
  expect(/\{limit[,}]/.test(words)).toBe('limit' in body);
});

test('every other answer and every failure stays as it is', async () => {
  const answer = NextResponse.json({});
  expect(await withQuotaErrors(async () => answer)(request)).toBe(answer);
  const failing = withQuotaErrors(() => Promise.reject(new Error('broken')));
  await expect(failing(request)).rejects.toThrow('broken');
});
