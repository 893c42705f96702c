import type { Overlay, OverlayFocus } from '@/lib/game/contract/authoring/overlay';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/** An overlay and what it depends on, and nothing else, so that another selection does not run the rules again. */
interface OverlayQuery {
  readonly overlay: string;
  readonly focus: OverlayFocus;
}

const NOTHING: OverlayFocus = { pieces: [], space: null };

const focusOf = (
  { from }: Pick<Overlay<ScenarioBase>, 'from'>,
  { pieces, space }: OverlayFocus,
): OverlayFocus => {
  if (from === 'board') return NOTHING;
  return from === 'pieces' ? { ...NOTHING, pieces } : { ...NOTHING, space };
};

/** The name of an overlay query in requests to the rules. */
export const toOverlayQuery = (overlay: Overlay<ScenarioBase>, focus: OverlayFocus): string => {
  const question: OverlayQuery = { overlay: overlay.id, focus: focusOf(overlay, focus) };
  return JSON.stringify(question);
};

export const parseOverlayQuery = (name: string): OverlayQuery => JSON.parse(name);
