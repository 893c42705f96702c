import { type NextRequest, NextResponse } from 'next/server';
import { fault, readBody } from '@/app/_server/answers';
import { OPEN } from '@/app/_server/api-answers';
import { checkOptionalToken } from '@/app/_server/api-token';
import { asking } from '@/app/_server/asking';
import { DEADLINES, runJob } from '@/app/_server/jobs';
import { LIMITS, limitWrites } from '@/app/_server/limits';
import { unavailableAnswer } from '@/app/_server/unavailable';
import { checkBody } from '../contract';

/** What the rule book says of a document. Nothing is kept, so that anyone may ask. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const refused = (await checkOptionalToken(request, 'check')) ?? (await limitWrites(request, LIMITS.check));
  if (refused) return refused;
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const asked = checkBody.safeParse(body.json);
  if (!asked.success) return fault(400, 'bad-request');
  const { locale, client } = await asking();
  const checked = await runJob('check', {
    key: null,
    input: async () => ({ text: JSON.stringify(asked.data.document ?? null), locale }),
    deadline: DEADLINES.page,
    client,
  });
  return checked.type === 'done'
    ? NextResponse.json(checked.result, { headers: OPEN })
    : unavailableAnswer(checked);
};
