import { textResponse } from '@/app/_server/http/text-response';

export const dynamic = 'force-dynamic';

/** The process lives; nothing else is asked. */
export const GET = () => textResponse(200, 'ok');
