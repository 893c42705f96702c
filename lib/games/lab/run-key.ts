import { fingerprintOf } from '@/lib/catalogue/document-fingerprint';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import type { LabSetup, SeatLevels } from './lab-battle';

/** Under which the games of a run are kept: battle version, variant, left-out unit, levels and engine release. */
export const runKeyOf = (
  place: string,
  { document, variant, without }: LabSetup,
  levels: SeatLevels,
): string => JSON.stringify([ENGINE_RELEASE, place, fingerprintOf(document), variant, without, levels]);
