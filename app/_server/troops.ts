import { cache } from 'react';
import type { CatalogueEntry } from '@/lib/game/catalogue-entry';
import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { ForceTable } from '@/lib/game/roster';
import { readVersion, type Version } from '@/lib/store/versions';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from './store';

/** A published army or army list with everything that its page and pictures need. */
export interface Troops {
  readonly version: Version;
  readonly system: AnySystem;
  readonly entry: CatalogueEntry;
  readonly findings: readonly Finding[];
  readonly facts: readonly Fact[];
  readonly tables: readonly ForceTable[];
}

/** Null: there is no such document, or it is a battle. Without a number the newest version. */
export const loadTroops = cache(async (slug: string, n?: number): Promise<Troops | null> => {
  const version = await readVersion(await getStore(), slug, n);
  const read = version && (await readDocument(version.document));
  if (!read || read.type === 'unknown' || read.type === 'scenario') return null;
  const { system, checked } = read;
  const kind = system.documents[read.type];
  if (!kind || checked.document === null) return null;
  return {
    version,
    system,
    entry: kind.catalogue(checked.document),
    findings: checked.findings,
    facts: kind.facts(checked.document),
    tables: kind.roster(checked.document),
  };
});
