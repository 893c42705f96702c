import type { VersionContext } from '@/app/_server/published/version-files';
import { servePartPdf } from '@/app/_server/published/version-prints';

export const GET = (request: Request, context: VersionContext) => servePartPdf(request, context, 'counters');
