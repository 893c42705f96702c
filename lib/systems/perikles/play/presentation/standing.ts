import type { Brief, Progress, Standing } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { Scenario } from '../../document/scenario';
import { countTilesPerPlayer } from '../../rules/tiles';
import { DEFEATS_TO_END, LAST_ROUND } from '../../rules/victory';
import { handOf } from '../../view/played-position';
import { describeSpecial } from '../../view/tile-words';
import { describeCity, WORDS } from '../../view/words';
import { CITIES } from '../../vocabulary';
import { getCurrentTask, sidesOf, stockOf } from '../game';
import { scoresOf } from '../rounds';
import { PHASES, phaseOf } from '../stage';
import type { State } from '../state';

const sentence = (id: string, values: SentenceValues = {}): Sentence => ({ code: `${WORDS}.${id}`, values });

/** 1.2, 6.2, 9.2 – Counters of this turn, markers to lay, and the special tile if it is the viewer's own. */
export const resources = (state: State, seat: string, viewer: string | 'all'): readonly Sentence[] => {
  const task = getCurrentTask(state);
  const { special } = handOf(state, seat, viewer);
  return [
    ...(task.type === 'deploy' && task.side === seat
      ? [sentence('resource.counters', { count: task.left })]
      : []),
    sentence('resource.markers', { count: stockOf(state, seat) }),
    ...(special === null || special === 'covered' ? [] : [describeSpecial(special)]),
  ];
};

/** 3.1, 8.2 – Three rounds of five phases. */
export const progress = (state: State): Progress => {
  const phase = phaseOf(state);
  return {
    unit: sentence('progress.round'),
    now: state.round,
    first: state.scenario.round,
    last: LAST_ROUND,
    phases: PHASES.map(id => sentence(`phase.${id}`)),
    phase: phase === 'over' ? null : PHASES.indexOf(phase),
  };
};

/** 8.3 – Points lie open; what decides next is who leads which city. */
export const standings = (state: State): readonly Standing[] =>
  sidesOf(state).map(seat => {
    const points = scoresOf(state).find(({ side }) => side === seat)?.points ?? 0;
    const cities = CITIES.filter(city => state.leaders[city] === seat).map(describeCity);
    return {
      seat,
      score: sentence('points-now.points', { points }),
      ...(cities.length > 0 ? { stake: sentence('points-now.leads', { cities }) } : {}),
    };
  });

/** A player's tiles, counters and battles, and what the others do meanwhile. */
const MINUTES_PER_ROUND = 20;

/** 8.2, 8.3, 4.1, 7.5 – What a newcomer must know to begin. */
export const brief = ({ sides, round }: Scenario, _seat: string): Brief => ({
  aim: sentence('brief.aim', { round: LAST_ROUND, defeats: DEFEATS_TO_END }),
  turn: sentence('brief.turn', { tiles: countTilesPerPlayer(sides.length), round }),
  fights: sentence('brief.fights'),
  minutes: (LAST_ROUND - round + 1) * MINUTES_PER_ROUND,
});
