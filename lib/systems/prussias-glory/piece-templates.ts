import { sideStyle } from '@/lib/drawing/palette';
import type { PieceTemplate } from '@/lib/game/game-system';
import { ratingsAt } from './codes';
import { PROFILES } from './data';
import { profileWords, words } from './describe';
import { leaderFace, unitFace } from './position';
import { COMMANDER, WING_LEADER } from './recruiting';

const units: readonly PieceTemplate[] = Object.entries(PROFILES).map(([id, profile]) => ({
  id,
  group: profile.arm,
  label: profileWords(id, profile),
  face: ({ colour, style }) => {
    const steps = profile.steps.length;
    const shown = { unit: { arm: profile.arm, name: '' }, steps, status: 'formed' as const };
    return unitFace({ ...shown, ratings: ratingsAt(profile, steps) }, sideStyle(colour, style));
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
  face: ({ colour, style }) => leaderFace({ initiative, morale }, sideStyle(colour, style)),
}));

/** Every kind of counter of the game. */
export const PIECE_TEMPLATES: readonly PieceTemplate[] = [...leaders, ...units];
