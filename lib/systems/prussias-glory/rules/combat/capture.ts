import type { DiceRule } from '@/lib/dice/odds';
import type { Charts } from '../../document/chart-schemas';
import { ONE_DIE } from '../dice';

export type CaptureResult = 'escapes' | 'counter' | 'whole';

/** 19.9.1 – What a throw means for guns that were reached. */
export const captureResult = ({ table }: Charts['capture'], total: number): CaptureResult =>
  table.find(({ upTo }) => upTo === undefined || total <= upTo)?.result ?? 'whole';

export const captureThrow: DiceRule<
  { readonly chart: Charts['capture']; readonly modifier: number },
  CaptureResult
> = {
  dice: () => ONE_DIE,
  outcome: ({ chart, modifier }, [die = 0]) => captureResult(chart, die + modifier),
};
