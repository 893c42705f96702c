import type { Stage } from '@/lib/game/contract/play-rules';
import type { PhaseType, State } from './state';

const WORDS = 'words.lost-battles';

/** 3.2 – The part of a turn that a decision belongs to. */
const PHASES: Readonly<Record<PhaseType, string>> = {
  flip: 'order',
  helper: 'commands',
  activate: 'commands',
  agreement: 'commands',
  muster: 'commands',
  march: 'movement',
  assault: 'combat',
  dispute: 'combat',
  'all-out': 'combat',
  rally: 'combat',
  'new-lead': 'combat',
  advance: 'combat',
  leads: 'leads',
  over: 'over',
};

export const stage = ({ scenario, round, active, phase }: State): Stage => ({
  turn: { code: `${WORDS}.stage`, values: { round, side: scenario.sides[active]?.name ?? '' } },
  phase: { code: `${WORDS}.phase.${PHASES[phase.type]}` },
  asks: { code: `${WORDS}.asks.${phase.type}` },
});
