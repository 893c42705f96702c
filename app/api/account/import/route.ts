import { type NextRequest, NextResponse } from 'next/server';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBytes } from '@/app/_server/answers';
import { becomeAuthor, currentAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { bringIn, judgeFile, LARGEST_ARRIVAL } from '@/lib/accounts/bring-in';
import { makeKeepsake } from '@/lib/store/keepsakes';

/** Takes a document, or an archive as it is given at `export.zip`, and makes drafts of it; what is refused is refused as a whole. */
export const POST = answered(async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const known = await currentAuthor();
  const refused = await refuseTooMany(request, WRITE_LIMITS.bringIn, known);
  if (refused) return refused;
  const bytes = await readBytes(request, LARGEST_ARRIVAL);
  if (!bytes) return fault(413, 'import-too-large');
  const judged = await judgeFile(bytes, '');
  if (judged.type === 'refused') return fault(422, `import-${judged.reason}`, { file: judged.name });
  const store = await getStore();
  const author = await becomeAuthor();
  const brought = await bringIn(store, author, judged.arrivals);
  const keepsake = known === null ? { keepsake: await makeKeepsake(store, author) } : {};
  return NextResponse.json({ ...brought, ...keepsake });
});
