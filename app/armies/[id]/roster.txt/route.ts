import { serveDraftRoster } from '@/app/_server/published/roster-files';

export const GET = serveDraftRoster('txt');
