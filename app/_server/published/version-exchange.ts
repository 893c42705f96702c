import type { NextResponse } from 'next/server';
import type { ExchangeFormat } from '@/lib/exchange/exchange-formats';
import { serveVersionFile, type VersionContext } from './version-files';

/** How each file for another program is sent; those that hold all variants have no variant of their own. */
export const EXCHANGE_HEADS = {
  'setup.txt': { type: 'text/plain; charset=utf-8', disposition: 'inline', isWhole: false },
  'order.csv': { type: 'text/csv; charset=utf-8', disposition: 'attachment', isWhole: false },
  'vassal.vmod': { type: 'application/zip', disposition: 'attachment', isWhole: true },
  'tiled.tmj': { type: 'application/json; charset=utf-8', disposition: 'attachment', isWhole: false },
  'tiled.zip': { type: 'application/zip', disposition: 'attachment', isWhole: false },
} as const satisfies Record<ExchangeFormat, unknown>;

/** A published battle for another program. */
export const serveExchangeFile =
  (format: ExchangeFormat) =>
  (request: Request, context: VersionContext): Promise<NextResponse> => {
    const { type, disposition, isWhole } = EXCHANGE_HEADS[format];
    return serveVersionFile(isWhole ? null : request, context, {
      name: format,
      type,
      disposition,
      deadline: 'print',
      request: { file: 'exchange', format },
    });
  };
