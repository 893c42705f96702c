import { draftRoster } from '@/app/_server/roster';

export const GET = draftRoster('csv');
