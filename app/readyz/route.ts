import { textResponse } from '@/app/_server/http/text-response';
import { checkReadiness } from '@/app/_server/operations/readiness';

export const dynamic = 'force-dynamic';

/** Whether requests should be sent here: the database answers in its newest shape, and the process is not about to end. */
export const GET = async () => {
  const found = await checkReadiness();
  return textResponse(found === 'ready' ? 200 : 503, found);
};
