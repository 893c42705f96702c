import { textResponse } from '@/app/_server/http/text-response';

export const dynamic = 'force-dynamic';

/** The process runs; nothing else is checked. */
export const GET = () => textResponse(200, 'ok');
