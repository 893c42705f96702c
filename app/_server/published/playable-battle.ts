import { cache } from 'react';
import type { NamedVariant } from '@/lib/game/document/find-variant';
import { readVersion, type Version } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';
import { findVariantOf } from '../drafts/find-variant';
import { getStore } from '../store';

/** A published battle to be played, perhaps in one of its variants. */
export interface PlayableBattle {
  readonly version: Version;
  readonly variant: NamedVariant | null;
}

/** The rules run in the browser, not here. Null: there is no such battle or variant that can be played. */
export const loadPlayableBattle = cache(
  async (slug: string, n?: number, variantId?: string): Promise<PlayableBattle | null> => {
    const version = await readVersion(await getStore(), slug, n);
    const system = version?.kind === 'scenario' ? await loadSystem(version.system) : null;
    if (!version || !system || system.play === null) return null;
    if (variantId === undefined) return { version, variant: null };
    const variant = await findVariantOf(version.text, variantId);
    return variant && { version, variant };
  },
);

export const playTitleOf = ({ version, variant }: PlayableBattle): string =>
  variant ? `${version.title}: ${variant.title}` : version.title;
