import { serveDraftExchange } from '@/app/_server/drafts/draft-files';

export const GET = serveDraftExchange;
