import type { Focus, Overlay } from '@/lib/game/overlay';
import type { ScenarioBase } from '@/lib/game/scenario-base';

/** An overlay and what it looks at; it hears of nothing else, so that choosing something else asks no rule anew. */
interface OverlayQuestion {
  readonly overlay: string;
  readonly focus: Focus;
}

const NOTHING: Focus = { pieces: [], space: null };

const focusOf = ({ from }: Pick<Overlay<ScenarioBase>, 'from'>, { pieces, space }: Focus): Focus => {
  if (from === 'board') return NOTHING;
  return from === 'pieces' ? { ...NOTHING, pieces } : { ...NOTHING, space };
};

/** The name under which the rules are asked what an overlay marks. */
export const questionOf = (overlay: Overlay<ScenarioBase>, focus: Focus): string => {
  const question: OverlayQuestion = { overlay: overlay.id, focus: focusOf(overlay, focus) };
  return JSON.stringify(question);
};

export const readQuestion = (name: string): OverlayQuestion => JSON.parse(name);
