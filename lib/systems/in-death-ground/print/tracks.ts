import type { PrintedTrack } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { exchange } from './exchange';

/** 11.1 – What is counted beside the board. */
export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  {
    ...{
      seat: null,
      title: { code: 'words.in-death-ground.printed-track.turns' },
      rule: cite('11.1'),
      start: 0,
    },
    boxes: exchange.turns(scenario),
    markers: ['words.in-death-ground.marker.turn'],
  },
];
