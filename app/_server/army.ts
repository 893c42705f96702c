import type { Subject } from '@/app/_worker/subject';
import type { ArmyView } from '@/app/_worker/views';
import type { AnySystem } from '@/lib/game/game-system';
import type { PublishedRoster } from '@/lib/print/roster-contents';
import { readVersionSummary } from '@/lib/store/versions';
import { loadSystem } from '@/lib/systems';
import { asking } from './asking';
import { DEADLINES, runJob } from './jobs';
import { ownDraft } from './own-draft';
import { publishedAs } from './published-as';
import { getStore } from './store';
import { askWorker, withCheck } from './subject';
import { foundOrThrow } from './unavailable';

/** An army as it is listed: what it is, what it costs, and what the rules say of it. */
export interface ListedArmy extends ArmyView {
  readonly system: AnySystem;
  /** Where it is edited or read. */
  readonly address: string;
  /** Null: a draft. */
  readonly published: PublishedRoster | null;
}

/** A draft of the visitor as a worker is given it; null: there is none such. */
export const draftSubject = async (id: string): Promise<Subject | null> => {
  const draft = await ownDraft(id);
  return (
    draft && {
      text: JSON.stringify(draft.document),
      variant: null,
      verdict: null,
      published: null,
      locale: (await asking()).locale,
    }
  );
};

/** The visitor's own draft of an army, for the page of its roster. */
export const ownArmy = async (id: string): Promise<ListedArmy | null> => {
  const subject = await draftSubject(id);
  if (!subject) return null;
  const { client } = await asking();
  const input = async () => subject;
  const seen = await runJob('viewArmy', { key: null, input, deadline: DEADLINES.page, client });
  if (seen.type !== 'done') return foundOrThrow<ListedArmy>(seen);
  return seen.result && listArmy(seen.result, { address: `/armies/${id}`, published: null });
};

const listArmy = async (
  army: ArmyView,
  more: Pick<ListedArmy, 'address' | 'published'>,
): Promise<ListedArmy | null> => {
  const system = await loadSystem(army.systemId);
  return system && { ...army, system, ...more };
};

export const publishedArmy = async (slug: string, n?: number): Promise<ListedArmy | null> => {
  const version = await readVersionSummary(await getStore(), slug, n);
  if (version?.kind !== 'army') return null;
  const wanted = { ...(await asking()), version, variant: null };
  const army = foundOrThrow(await withCheck(wanted, checked => askWorker('viewArmy', checked)));
  return army && listArmy(army, { address: `/s/${slug}`, published: publishedAs(version) });
};

/** An army by its draft, if it is the visitor's, or by its published name. */
export const anyArmy = async (name: string): Promise<ListedArmy | null> =>
  (await ownArmy(name)) ?? publishedArmy(name);
