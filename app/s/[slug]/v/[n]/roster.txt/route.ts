import { versionRoster } from '@/app/_server/roster';

export const GET = versionRoster('txt');
