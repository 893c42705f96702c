import type { Check } from '@/lib/game/check/check';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';

const RAID = 8;
/** The book has no number; ours ends at dusk (D12, D15). */
const DUSK = 24;

/** 8.2, 8.3, 8.5, 8.6 – After which turn the time is up. */
export const lastTurnOf = ({ kind, turns }: Pick<Scenario, 'kind' | 'turns'>): number =>
  turns ?? (kind === 'raid' ? RAID : DUSK);

/** 8.5 – A raid has eight turns; for everything else the players agree on a time. */
export const raidTurns: Check<Scenario> = {
  code: 'in-death-ground/raid-turns',
  severity: 'error',
  rule: cite('8.5'),
  *find({ kind, turns }) {
    if (kind === 'raid' && turns !== undefined && turns !== RAID)
      yield { path: ['turns'], values: { turns, printed: RAID } };
  },
};
