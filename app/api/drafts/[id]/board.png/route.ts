import { serveDraftPicture } from '@/app/_server/drafts/draft-files';

export const GET = serveDraftPicture;
