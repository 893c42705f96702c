import { serveVersionRoster } from '@/app/_server/published/roster-files';

export const GET = serveVersionRoster('pdf');
