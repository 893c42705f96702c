import { cache } from 'react';
import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { readVersion, type Version } from '@/lib/store/versions';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from './store';

/** A published battle with everything that its page, sheet and pictures need. */
export interface Battle {
  readonly version: Version;
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly findings: readonly Finding[];
  readonly facts: readonly Fact[];
  readonly position: Position;
}

/** Null: there is no such battle. Without a number the newest version. */
export const loadBattle = cache(async (slug: string, n?: number): Promise<Battle | null> => {
  const version = await readVersion(await getStore(), slug, n);
  if (!version) return null;
  const read = await readDocument(version.document);
  if (read.type !== 'scenario' || read.checked.document === null) return null;
  const { system, checked } = read;
  const scenario = checked.document;
  if (scenario === null) return null;
  return {
    version,
    system,
    scenario,
    findings: checked.findings,
    facts: system.documents.scenario.facts(scenario),
    position: system.setUp(scenario),
  };
});

/** A version number from an address; null: it is none. */
export const versionNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
