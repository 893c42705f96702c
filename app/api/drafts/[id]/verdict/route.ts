import { serveDraftVerdict } from '@/app/_server/drafts/draft-files';

export const GET = serveDraftVerdict;
