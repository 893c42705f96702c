import { fingerprintOf } from '@/lib/catalogue/document-fingerprint';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import type { LabSetup, SeatLevels } from './lab-battle';

/** The key for the games of a run: battle version, variant, left-out unit, levels, engine release and options. */
export const runKeyOf = (
  place: string,
  { document, variant, without, options = {} }: LabSetup,
  levels: SeatLevels,
): string =>
  JSON.stringify([
    ...[ENGINE_RELEASE, place, fingerprintOf(document), variant, without, levels],
    ...(Object.keys(options).length > 0 ? [options] : []),
  ]);
