import type { Charts } from '../../document/chart-schemas';

export type CaptureResult = 'escapes' | 'counter' | 'whole';

/** 19.9.1 – What a throw means for guns that were reached. */
export const captureResult = ({ table }: Charts['capture'], total: number): CaptureResult =>
  table.find(({ upTo }) => upTo === undefined || total <= upTo)?.result ?? 'whole';
