import { areInContact, getUnit } from '../../field';
import { changeTurn, type Game } from '../../game';

/** 14.1, 14.2 – A unit whose target has evaded is in no melee with it: others may contact it now. */
export const releaseContact = (game: Game, id: string): Game => {
  const gone = getUnit(game.state.units, id);
  return game.state.units
    .filter(({ turn }) => turn.entered.includes(id))
    .filter(charger => !areInContact(charger, gone))
    .reduce(
      (now, { id: charger, turn }) =>
        changeTurn(now, charger, { entered: turn.entered.filter(other => other !== id) }),
      game,
    );
};
