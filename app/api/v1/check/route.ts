import { type NextRequest, NextResponse } from 'next/server';
import { fault, readBody } from '@/app/_server/answers';
import { OPEN } from '@/app/_server/api-answers';
import { getSay } from '@/app/_server/words';
import { findingsInWords } from '@/lib/catalogue/findings-in-words';
import { isError } from '@/lib/game/finding';
import { readDocument } from '@/lib/systems/read-document';
import { checkBody } from '../contract';

/** What the rule book says of a document. Nothing is kept, so that anyone may ask. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = checkBody.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const read = await readDocument(wish.data.document);
  const findings = read.type === 'unknown' ? read.findings : read.checked.findings;
  const answer = { isLegal: !findings.some(isError), findings: findingsInWords(findings, await getSay()) };
  return NextResponse.json(answer, { headers: OPEN });
};
