import { plainAnswer } from '@/app/_server/plain-answer';
import { readiness } from '@/app/_server/readiness';

export const dynamic = 'force-dynamic';

/** Whether requests should be sent here: the database answers in its newest shape, and the process is not about to end. */
export const GET = async () => {
  const found = await readiness();
  return plainAnswer(found === 'ready' ? 200 : 503, found);
};
