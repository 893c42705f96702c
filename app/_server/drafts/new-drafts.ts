import { z } from 'zod';
import { LANGUAGES, type Language } from '@/lib/game/language';
import type { NewDraft } from '@/lib/store/documents/drafts';
import { toSlug } from '@/lib/store/documents/slug';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { getRequester } from '../http/requester';
import { type LookupResult, MISSING } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { loadTaskDocument, withCheckedVersion } from '../published/version-jobs';
import { getStore } from '../store';

/** The language in which the author works; new documents are written in it unless the author chooses another. */
export const authorLanguage = z.enum(LANGUAGES).optional();

const withLanguage = (document: unknown, language: Language | undefined): unknown =>
  language === undefined ? document : { ...(document as object), language };

/** An army to be built from a published list. */
export const armyInput = z.strictObject({
  slug: z.string(),
  n: z.number().int().positive(),
  title: z.string().trim().min(1).max(120),
  points: z.number().int().min(1).max(10_000),
  variant: z.string().max(60).nullable(),
  year: z.number().int().min(-4000).max(2100).nullable(),
  language: authorLanguage,
});

/** Nothing is found where there is no such list. */
export const buildArmyDraft = async (request: z.infer<typeof armyInput>): Promise<LookupResult<NewDraft>> => {
  const { slug, n, language, ...army } = request;
  const version = await readVersionSummary(await getStore(), slug, n);
  if (version?.kind !== 'army-list') return MISSING;
  return withCheckedVersion({ ...(await getRequester()), version, variant: null }, async checked => {
    const subject = await loadTaskDocument(checked);
    const built = await runJob('buildArmy', {
      key: null,
      input: async () => ({ subject, army }),
      bytes: version.bytes,
      deadline: DEADLINES.page,
      client: checked.client,
    });
    if (built.type !== 'done') return built;
    const { system } = version;
    return built.result === null
      ? MISSING
      : {
          type: 'found',
          found: {
            kind: 'army',
            system,
            title: request.title,
            document: withLanguage(built.result, language),
          },
        };
  });
};

/** Null: there is no such rule book, or it knows no documents of this kind. */
export const makeBlankDraft = async (
  systemId: string,
  kind: 'army-list',
  title: string,
  language: Language | undefined,
): Promise<NewDraft | null> => {
  const blank = (await loadSystem(systemId))?.documents[kind]?.blank();
  return typeof blank === 'object' && blank !== null
    ? {
        kind,
        system: systemId,
        title,
        document: withLanguage({ ...blank, title, ...makeDocumentId(blank, title) }, language),
      }
    : null;
};

/** What others call the document by: after its title, so that two authors' lists can stand in one battle. */
const makeDocumentId = (blank: object, title: string): { readonly id?: string } =>
  'id' in blank && typeof blank.id === 'string' ? { id: toSlug(title, blank.id) } : {};
