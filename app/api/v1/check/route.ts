import { NextResponse } from 'next/server';
import { checkOptionalToken } from '@/app/_server/accounts/api-token';
import { PUBLIC_CORS } from '@/app/_server/catalogue/api-responses';
import { withApiLanguage } from '@/app/_server/http/api-language';
import { readDocumentInput } from '@/app/_server/http/document-input';
import { expect } from '@/app/_server/http/input-problem';
import { getRequester } from '@/app/_server/http/requester';
import { inputErrorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { DEADLINES, runJob } from '@/app/_server/jobs';
import { LIMITS, refuseRateLimitedWrite } from '@/app/_server/rate-limits/rate-limits';
import { checkBody } from '../contract';

/** What the rule book says of a document. Nothing is kept, so that anyone may ask. */
const check = async (request: Request): Promise<NextResponse> => {
  const refused =
    (await checkOptionalToken(request, 'check')) ?? (await refuseRateLimitedWrite(request, LIMITS.check));
  if (refused) return refused;
  const asked = await readDocumentInput(request, checkBody.omit({ document: true }));
  if ('refused' in asked) return asked.refused;
  if (!asked.document) return inputErrorResponse({ field: 'document', expected: expect('document') });
  const { text } = asked.document;
  const { locale, client } = await getRequester();
  const checked = await runJob('check', {
    key: null,
    input: async () => ({ text, locale }),
    bytes: text.length,
    deadline: DEADLINES.page,
    client,
  });
  return checked.type === 'done'
    ? NextResponse.json(checked.result, { headers: PUBLIC_CORS })
    : unavailableResponse(checked);
};

export const POST = withApiLanguage(check);
