import type { NextResponse } from 'next/server';
import type { ExchangeFormat } from '@/lib/exchange/exchange-formats';
import { isAskingForProgress } from '../http/file-progress';
import { serveFileProgress, serveVersionFile, type VersionContext } from './version-files';

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
    const asked = isWhole ? null : request;
    const wanted = { file: 'exchange', format } as const;
    if (isAskingForProgress(request)) return serveFileProgress(asked, context, wanted);
    return serveVersionFile(asked, context, {
      name: format,
      type,
      disposition,
      deadline: 'print',
      request: wanted,
    });
  };
