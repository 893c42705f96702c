import type { PrintedTrack } from '@/lib/game/contract/printing';
import { armyOf, formatSeatId, nameSide, pointsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { tokensFor } from '../rules/army';
import { getOtherSide, SIDES, type SideIndex } from '../rules/segments';
import { pointsToWin } from '../rules/victory';

const label = (id: string, values = {}) => ({ code: `words.pocket-battles.printed-track.${id}`, values });

/** 4.1 – A box for each token that its player has not spent yet. */
const tokenTrack = (scenario: Scenario, side: SideIndex): PrintedTrack => ({
  ...{ seat: formatSeatId(scenario, side), title: label('tokens'), rule: cite('4.1'), start: null },
  boxes: Array.from({ length: tokensFor(scenario.options.points) }, (_, index) => String(index + 1)),
  markers: ['words.pocket-battles.marker.order'],
  note: label('tokens-note'),
});

/** 6.8, 7.1 – Where lost troops lie for the enemy who counts them, and the tokens of their wounds. */
const lostTroops = (scenario: Scenario): PrintedTrack => ({
  ...{ seat: null, title: label('lost'), rule: cite('6.8'), start: null, markers: [] },
  boxes: [
    ...SIDES.map(side => {
      const points = pointsToWin(pointsOf(armyOf(scenario, side)));
      const winner = nameSide(scenario, getOtherSide(side));
      return label('lost-of', { side: nameSide(scenario, side), winner, points });
    }),
    label('wounds'),
  ],
});

export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  ...SIDES.map(side => tokenTrack(scenario, side)),
  lostTroops(scenario),
];
