import { serveExchangeFile } from '@/app/_server/published/version-exchange';

export const GET = serveExchangeFile('vassal.vmod');
