import type { NextResponse } from 'next/server';
import type { Examined } from '@/lib/catalogue/examine-document';
import type { VersionCheck } from '@/lib/store/version-checks';
import { fault } from './answers';
import { asking } from './asking';
import { DEADLINES, runJob, workerMarks } from './jobs';
import { unavailableAnswer } from './unavailable';

type Readable = Extract<Examined, { type: 'readable' }>;

export interface ExaminedDocument extends Readable {
  /** What is kept with the version. */
  readonly check: VersionCheck;
}

/** All that has to be known of a document before it is published, or why it cannot be. */
export const examine = async (
  document: unknown,
): Promise<ExaminedDocument | { readonly refused: NextResponse }> => {
  const examined = await runJob('examine', {
    key: null,
    input: async () => ({ text: JSON.stringify(document ?? null) }),
    deadline: DEADLINES.page,
    client: (await asking()).client,
  });
  if (examined.type !== 'done') return { refused: unavailableAnswer(examined) };
  const { result } = examined;
  if (result.type === 'unreadable')
    return { refused: fault(422, 'malformed', { findings: result.findings }) };
  return { ...result, check: { rules: workerMarks().rules, verdict: result.verdict } };
};
