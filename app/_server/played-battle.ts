import { cache } from 'react';
import { type NamedVariant, variantNamed } from '@/lib/game/named-variant';
import { readVersion, type Version } from '@/lib/store/versions';
import { loadSystem } from '@/lib/systems';
import { getStore } from './store';

/** A published battle to be played, perhaps in one of its variants. */
export interface PlayedBattle {
  readonly version: Version;
  readonly variant: NamedVariant | null;
}

/** The rules speak in the browser, nothing is asked of them here. Null: there is no such battle or variant that can be played. */
export const loadPlayed = cache(
  async (slug: string, n?: number, variantId?: string): Promise<PlayedBattle | null> => {
    const version = await readVersion(await getStore(), slug, n);
    const system = version?.kind === 'scenario' ? await loadSystem(version.system) : null;
    if (!version || !system || system.play === null) return null;
    if (variantId === undefined) return { version, variant: null };
    const variant = variantNamed(version.document, variantId);
    return variant && { version, variant };
  },
);

export const titleOfPlayed = ({ version, variant }: PlayedBattle): string =>
  variant ? `${version.title}: ${variant.title}` : version.title;
