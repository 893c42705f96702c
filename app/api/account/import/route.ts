import { type NextRequest, NextResponse } from 'next/server';
import { becomeAuthor, findCurrentAuthor } from '@/app/_server/accounts/author';
import { makeImportGuard } from '@/app/_server/community/played-games';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, isCrossOrigin, readBytes } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { checkImport, importArchive, MAX_IMPORT_BYTES } from '@/lib/accounts/archive/import-archive';
import { importCommunity } from '@/lib/accounts/archive/import-community';
import { createRecoveryToken } from '@/lib/store/accounts/recovery-tokens';

/** Makes drafts of a document or of an archive from `export.zip`; a bad file refuses the whole archive. */
export const POST = withQuotaErrors(async (request: NextRequest): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const known = await findCurrentAuthor();
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.importArchive, known);
  if (refused) return refused;
  const bytes = await readBytes(request, MAX_IMPORT_BYTES);
  if (!bytes) return errorResponse(413, 'import-too-large');
  const checked = await checkImport(bytes, '');
  if (checked.type === 'refused')
    return errorResponse(422, `import-${checked.reason}`, { file: checked.name });
  const store = await getStore();
  const author = await becomeAuthor();
  const imported = await importArchive(store, author, checked.arrivals);
  const brought = await importCommunity(store, author, checked.pieces, makeImportGuard(author));
  const recoveryToken = known === null ? { keepsake: await createRecoveryToken(store, author) } : {};
  return NextResponse.json({ ...imported, ...brought, ...recoveryToken });
});
