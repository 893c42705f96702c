import { servePartPdf } from '@/app/_server/published/version-prints';

export const GET = servePartPdf('sheet');
