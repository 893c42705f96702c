import type { Context } from '@/app/_server/files';
import { partPdf } from '@/app/_server/prints';

export const GET = (request: Request, context: Context) => partPdf(request, context, 'counters');
