import { cache } from 'react';
import { readVariant } from '@/lib/game/check-document';
import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase, Variant } from '@/lib/game/scenario-base';
import { readVersion, type Version } from '@/lib/store/versions';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from './store';

/** A published battle with everything that its page, sheet and pictures need. */
export interface Battle {
  readonly version: Version;
  readonly system: AnySystem;
  /** As the wanted variant has it. */
  readonly scenario: ScenarioBase;
  /** The battle itself, which alone names all variants. */
  readonly base: ScenarioBase;
  /** Null: the battle itself is shown. */
  readonly variant: Variant | null;
  readonly findings: readonly Finding[];
  readonly facts: readonly Fact[];
  readonly position: Position;
}

/** Null: there is no such battle, or no such variant that can be read. Without a number the newest version. */
export const loadBattle = cache(
  async (slug: string, n?: number, variantId?: string): Promise<Battle | null> => {
    const version = await readVersion(await getStore(), slug, n);
    if (!version) return null;
    const read = await readDocument(version.document);
    if (read.type !== 'scenario' || read.checked.document === null) return null;
    const { system, checked } = read;
    const base: ScenarioBase | null = checked.document;
    if (base === null) return null;
    const variant = base.variants.find(({ id }) => id === variantId) ?? null;
    if (variantId !== undefined && variant === null) return null;
    const kind = system.documents.scenario;
    const shown = variant === null ? checked : readVariant(kind, { ...base, variants: [] }, variant);
    if (shown.document === null) return null;
    return {
      version,
      system,
      base,
      variant,
      scenario: shown.document,
      findings: shown.findings,
      facts: kind.facts(shown.document),
      position: system.setUp(shown.document),
    };
  },
);

/** A version number from an address; null: it is none. */
export const versionNumber = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The variant that an address asks for. */
export const wantedVariant = ({ variant }: SearchParams): string | undefined =>
  typeof variant === 'string' && variant !== '' ? variant : undefined;
