import { findVariant, type NamedVariant } from '@/lib/game/document/find-variant';
import { getRequester } from '../http/requester';
import { unwrapLookup } from '../http/unavailable';
import { DEADLINES, isShortText, runJob } from '../jobs';

/** A variant of a document that is given as JSON; null: it has none of this id. */
export const findVariantOf = async (text: string, id: string): Promise<NamedVariant | null> => {
  if (isShortText(text)) return findVariant(JSON.parse(text), id);
  const found = await runJob('findVariant', {
    key: null,
    input: async () => ({ text, id }),
    bytes: text.length,
    deadline: DEADLINES.page,
    client: (await getRequester()).client,
  });
  return found.type === 'done' ? found.result : unwrapLookup<NamedVariant>(found);
};
