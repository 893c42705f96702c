import { titleOf } from '@/lib/catalogue/title-of-document';
import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { ForceTable } from '@/lib/game/roster';
import type { PublishedRoster } from '@/lib/print/roster-contents';
import { readVersion } from '@/lib/store/versions';
import { readDocument } from '@/lib/systems/read-document';
import { ownDraft } from './own-draft';
import { publishedAs } from './published-as';
import { getStore } from './store';

/** An army as it is listed: what it is, what it costs, and what the rules say of it. */
export interface ListedArmy {
  readonly title: string;
  readonly system: AnySystem;
  readonly document: unknown;
  readonly tables: readonly ForceTable[];
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
  /** Where it is edited or read. */
  readonly address: string;
  /** Null: a draft. */
  readonly published: PublishedRoster | null;
}

/** Null: the document is no army that can be read. */
export const listedArmy = async (
  document: unknown,
  address: string,
  published: PublishedRoster | null = null,
): Promise<ListedArmy | null> => {
  const read = await readDocument(document);
  if (read.type !== 'army' || read.checked.document === null) return null;
  const { system, checked } = read;
  const kind = system.documents.army;
  if (!kind) return null;
  return {
    title: titleOf(checked.document),
    system,
    document: checked.document,
    tables: kind.roster(checked.document),
    facts: kind.facts(checked.document),
    findings: checked.findings,
    address,
    published,
  };
};

/** The visitor's own draft of an army, for the page and files of its roster. */
export const ownArmy = async (id: string): Promise<ListedArmy | null> => {
  const draft = await ownDraft(id);
  return draft ? listedArmy(draft.document, `/armies/${id}`) : null;
};

export const publishedArmy = async (slug: string, n?: number): Promise<ListedArmy | null> => {
  const version = await readVersion(await getStore(), slug, n);
  return version ? listedArmy(version.document, `/s/${slug}`, publishedAs(version)) : null;
};

/** An army by its draft, if it is the visitor's, or by its published name. */
export const anyArmy = async (name: string): Promise<ListedArmy | null> =>
  (await ownArmy(name)) ?? publishedArmy(name);
