import type { Brief } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import { commandersOf, sideOf } from '../../rules/commanders';
import { lastTurnOf } from '../../rules/setup/duration';
import { word } from '../../view/words';
import { getOtherSide } from '../state';

/** Few battles last to dusk. */
const USUAL_TURNS = 10;
/** What a unit needs from its player in a turn: a throw, a march, a shot or a melee. */
const MINUTES_PER_UNIT = 0.6;

/** 8.2, 8.3, 8.5, 8.6 – A side's goal, its turn and its way of fighting, for somebody new to the game. */
export const brief = (scenario: Scenario, seat: string): Brief => {
  const side = sideOf(scenario, seat) ?? 0;
  const [own, enemy] = [commandersOf(scenario)[side], commandersOf(scenario)[getOtherSide(side)]];
  const units = scenario.forces.find(force => force.side === seat)?.units.length ?? 0;
  const aim = scenario.kind === 'open-battle' ? 'open-battle' : `${scenario.kind}-${own.role}`;
  return {
    aim: word('brief', aim, { enemy: enemy.name, turns: lastTurnOf(scenario) }),
    turn: word('brief', 'turn', { enemy: enemy.name }),
    fights: word('brief', 'fights'),
    minutes: units * Math.min(USUAL_TURNS, lastTurnOf(scenario)) * MINUTES_PER_UNIT,
  };
};
