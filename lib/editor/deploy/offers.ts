import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import { readLocal, writeLocal } from '../autosave/safe-local-storage';
import type { DraftRules } from '../session/derived-state';
import type { StudioState } from '../session/state';

/** What a side may take. */
export const listOffers = ({ rules, derived }: StudioState, seat: string): readonly PieceOffer[] => {
  const { deployment, palette } = rules.system;
  if (!derived.scenario) return [];
  return deployment.offers?.(derived.scenario, seat) ?? palette.pieces.map(template => ({ template }));
};

const MOST_RECENT = 6;

const keyOf = ({ system }: DraftRules): string => `battlewright-recent-${system.id}`;

/** What was added last in this game, the newest first; this device remembers it. */
export const readRecentTemplates = (rules: DraftRules): readonly string[] =>
  (readLocal(keyOf(rules)) ?? '').split('\n').filter(Boolean);

export const rememberTemplate = (rules: DraftRules, id: string): void => {
  const recent = [id, ...readRecentTemplates(rules).filter(other => other !== id)].slice(0, MOST_RECENT);
  writeLocal(keyOf(rules), recent.join('\n'));
};
