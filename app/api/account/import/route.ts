import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere, readBytes } from '@/app/_server/answers';
import { becomeAuthor, currentAuthor } from '@/app/_server/author';
import { LIMITS, tooOften } from '@/app/_server/limits';
import { getStore } from '@/app/_server/store';
import { bringIn, judgeFile } from '@/lib/accounts/bring-in';
import { makeKeepsake } from '@/lib/store/keepsakes';

const LIMIT = 20 * 1024 * 1024;

/** Takes a document, or an archive as it is given at `export.zip`, and makes drafts of it; what is refused is refused as a whole. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const refused = await tooOften(request, LIMITS.bringIn);
  if (refused) return refused;
  const bytes = await readBytes(request, LIMIT);
  if (!bytes) return fault(413, 'import-too-large');
  const judged = await judgeFile(bytes, '');
  if (judged.type === 'refused') return fault(422, `import-${judged.reason}`, { file: judged.name });
  const store = await getStore();
  const isNew = (await currentAuthor()) === null;
  const author = await becomeAuthor();
  const brought = await bringIn(store, author, judged.arrivals);
  return NextResponse.json(isNew ? { ...brought, keepsake: await makeKeepsake(store, author) } : brought);
};
