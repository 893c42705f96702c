import { plainAnswer } from '@/app/_server/plain-answer';

export const dynamic = 'force-dynamic';

/** The process lives; nothing else is asked. */
export const GET = () => plainAnswer(200, 'ok');
