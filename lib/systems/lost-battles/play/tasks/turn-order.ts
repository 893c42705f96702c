import { getOtherSide, type SideIndex, withSide } from '../../rules/battlefield/tiles';
import { flipBans } from '../../rules/generals/turn-flip';
import { findFirstMover, isWeatherRollDue, resolveWeather, weatherRoll } from '../../rules/special/weather';
import { listWeatherLines } from '../figures/breakdown-lines';
import { awaitChoice, change, emit, type Game, nameOfSide, throwDice } from '../game';
import type { State } from '../state';
import { createHandler } from '../task-handler';
import { beginTurn } from './turn-start';

/** 3.3 – A round begins with a change of the order of turns, then the weather. */
export const beginRound = (game: Game): Game => {
  const next = emit(game, '3.1', () => ({ type: 'round-began', round: game.state.round }));
  const asked = ([0, 1] as const).find(side => mayFlip(next.state, side));
  return asked === undefined ? continueAfterFlip(next) : awaitChoice(next, { type: 'flip', side: asked });
};

const mayFlip = (state: State, side: SideIndex): boolean =>
  flipBans(state.field, {
    side,
    round: state.round,
    weather: state.weather,
    hasFlipped: state.flipped[side],
    nearMissed: state.nearMissed,
  }).length === 0;

/** 8.7 – Whether a brilliant general changes the order of turns. */
export const flipHandler = createHandler<'flip'>({
  decides: (_, { side }) => side,
  offers: () => [{ type: 'flip-turns' }, { type: 'keep-turns' }],
  choose: (game, { side }, action) =>
    action.type === 'flip-turns' ? flipTurns(game, side) : continueAfterFlip(game),
});

/** 8.7 – From now on the other side has the first turn of each round. */
const flipTurns = (game: Game, side: SideIndex): Game => {
  const { first, flipped } = game.state;
  const changed = change(game, { first: getOtherSide(first), flipped: withSide(flipped, side, true) });
  return continueAfterFlip(
    emit(changed, '8.7', () => ({ type: 'turns-flipped', side: nameOfSide(game.state, side) })),
  );
};

const continueAfterFlip = (game: Game): Game => {
  const { weather, round } = game.state;
  const settled = isWeatherRollDue(weather, round) ? throwWeather(game) : game;
  return beginTurn(settled, settled.state.first);
};

const throwWeather = (game: Game): Game => {
  const { weather, first } = game.state;
  const { game: next, faces } = throwDice(game, weatherRoll.dice(weather));
  const outcome = weatherRoll.outcome(weather, faces);
  const changed = change(next, {
    weather: resolveWeather(weather, outcome),
    first: findFirstMover(first, outcome),
  });
  return emit(
    changed,
    '9.4',
    () => ({ type: 'weather-thrown', faces, outcome }),
    () => listWeatherLines(weather),
  );
};
