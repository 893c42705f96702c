import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { PieceTemplate } from '@/lib/game/contract/game-system';
import { PROFILES } from '../data';
import { ratingsAt } from '../document/counter-codes';
import { createLeaderFace, createUnitFace } from '../view/position';
import { describeProfile, words } from '../view/words';
import { COMMANDER, WING_LEADER } from './add-remove-pieces';

const units: readonly PieceTemplate[] = Object.entries(PROFILES).map(([id, profile]) => ({
  id,
  group: profile.arm,
  label: describeProfile(id, profile),
  face: ({ colour, style }) => {
    const steps = profile.steps.length;
    const shown = { unit: { arm: profile.arm, name: '' }, steps, status: 'formed' as const };
    return createUnitFace({ ...shown, ratings: ratingsAt(profile, steps) }, createSideStyle(colour, style));
  },
}));

const LEADERS = [
  { id: COMMANDER, initiative: 4, morale: 1 },
  { id: WING_LEADER, initiative: null, morale: 1 },
] as const;

const leaders: readonly PieceTemplate[] = LEADERS.map(({ id, initiative, morale }) => ({
  id,
  group: 'leaders',
  label: words(`template.${id}`),
  face: ({ colour, style }) => createLeaderFace({ initiative, morale }, createSideStyle(colour, style)),
}));

/** Every kind of counter of the game. */
export const PIECE_TEMPLATES: readonly PieceTemplate[] = [...leaders, ...units];
