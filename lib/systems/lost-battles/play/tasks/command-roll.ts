import { type CommandRoll, commandRoll, isRollDue } from '../../rules/commands/command-roll';
import { listCommandRollLines } from '../figures/breakdown-lines';
import { changeTurn, emit, type Game, throwDice } from '../game';
import type { State } from '../state';

export const readRollSituation = ({ round, weather, scenario }: State): CommandRoll => ({
  round,
  weather,
  steady: scenario.options.steadyCommands ?? false,
});

/** 3.2 – Once in a turn, as soon as the commands have fallen to one or none. */
export const rollIfDue = (game: Game): Game => {
  const { turn } = game.state;
  if (!isRollDue(turn.commands, turn.hasRolled)) return game;
  const situation = readRollSituation(game.state);
  const { game: rolled, faces } = throwDice(game, commandRoll.dice(situation));
  const added = Number(commandRoll.outcome(situation, faces));
  const commands = turn.commands + added;
  return emit(
    changeTurn(rolled, { commands, received: turn.received + added, hasRolled: true }),
    '3.2',
    () => ({ type: 'commands-thrown', faces, added, commands }),
    () => listCommandRollLines(situation, faces[0] ?? 1),
  );
};

export const spendCommands = (game: Game, commands: number): Game =>
  commands === 0 ? game : rollIfDue(changeTurn(game, { commands: game.state.turn.commands - commands }));
