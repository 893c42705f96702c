import type { Brief } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import { commandersOf, sideOf } from '../../rules/commanders';
import { lastTurnOf } from '../../rules/setup/duration';
import { word } from '../../view/words';
import { otherSide } from '../state';

/** 8.2, 8.3, 8.5, 8.6 – What a side is here for, what its turn is like and how it fights, for somebody new to the game. */
export const brief = (scenario: Scenario, seat: string): Brief => {
  const side = sideOf(scenario, seat) ?? 0;
  const [own, enemy] = [commandersOf(scenario)[side], commandersOf(scenario)[otherSide(side)]];
  const aim = scenario.kind === 'open-battle' ? 'open-battle' : `${scenario.kind}-${own.role}`;
  return {
    aim: word('brief', aim, { enemy: enemy.name, turns: lastTurnOf(scenario) }),
    turn: word('brief', 'turn', { enemy: enemy.name }),
    fights: word('brief', 'fights'),
  };
};
