import type { TaskDocument } from '@/app/_worker/task-document';
import type { ArmyView } from '@/app/_worker/views';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { languageOf } from '@/lib/game/language';
import type { PublishedRoster } from '@/lib/print/roster/roster-contents';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { loadOwnDraft } from '../drafts/own-draft';
import { getRequester } from '../http/requester';
import { unwrapLookup } from '../http/unavailable';
import { DEADLINES, runJob } from '../jobs';
import { getStore } from '../store';
import { toPublishedRoster } from './published-roster';
import { runVersionJob, withCheckedVersion } from './version-jobs';

/** An army in a list: what it is, what it costs, and what the rules say about it. */
export interface ListedArmy extends ArmyView {
  readonly system: AnySystem;
  /** Where it is edited or read. */
  readonly address: string;
  /** Null: a draft. */
  readonly published: PublishedRoster | null;
}

/** A draft of the visitor as a worker is given it; null: there is none such. */
export const loadDraftDocument = async (id: string): Promise<TaskDocument | null> => {
  const draft = await loadOwnDraft(id);
  return (
    draft && {
      text: draft.text,
      variant: null,
      verdict: null,
      published: null,
      locale: (await getRequester()).locale,
    }
  );
};

/** The visitor's own draft of an army, for the page of its roster. */
export const loadOwnArmy = async (id: string): Promise<ListedArmy | null> => {
  const subject = await loadDraftDocument(id);
  if (!subject) return null;
  const { client } = await getRequester();
  const input = async () => subject;
  const seen = await runJob('viewArmy', {
    key: null,
    input,
    bytes: subject.text.length,
    deadline: DEADLINES.page,
    client,
  });
  if (seen.type !== 'done') return unwrapLookup<ListedArmy>(seen);
  return seen.result && toListedArmy(seen.result, { address: `/armies/${id}`, published: null });
};

const toListedArmy = async (
  army: ArmyView,
  more: Pick<ListedArmy, 'address' | 'published'>,
): Promise<ListedArmy | null> => {
  const system = await loadSystem(army.systemId);
  return system && { ...army, system, ...more };
};

export const loadPublishedArmy = async (slug: string, n?: number): Promise<ListedArmy | null> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  if (version?.kind !== 'army') return null;
  const wanted = { ...(await getRequester()), version, variant: null };
  const army = unwrapLookup(await withCheckedVersion(wanted, checked => runVersionJob('viewArmy', checked)));
  const published = toPublishedRoster(version, languageOf(wanted.locale));
  return army && toListedArmy(army, { address: `/s/${slug}`, published });
};

/** An army by its draft, if it is the visitor's, or by its published name. */
export const loadArmy = async (name: string): Promise<ListedArmy | null> =>
  (await loadOwnArmy(name)) ?? loadPublishedArmy(name);
