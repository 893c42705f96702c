import type { PrintedTrack } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { exchange } from './exchange';

/** 3 – What is counted beside the board. */
export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  {
    ...{ seat: null, title: { code: 'words.perikles.printed-track.rounds' }, rule: cite('3'), start: 0 },
    boxes: exchange.turns(scenario),
    markers: ['words.perikles.marker.round'],
  },
];
