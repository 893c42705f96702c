import { createScriptedGame, type PatternOf, type ScriptedGame } from '@/lib/game/testing/scripted-game';
import { play } from '../play';
import type { Action, Event } from '../play/actions';
import { type FieldUnit, unitById } from '../play/field';
import type { State } from '../play/state';
import { type BattleSetup, fighter, makeBattle, tile } from './battle-setup';

/** A battle under way in a test, with its choices and events. */
export type TestGame = ScriptedGame<State, Action, Event>;
export type ActionPattern = PatternOf<Action>;

export const { start, listOffered, listOfferedTypes, choose, eventsOfType } = createScriptedGame(play);

export const unitIn = ({ state }: TestGame, id: string): FieldUnit | undefined => unitById(state.field, id);

/** Why an action is refused. */
export const objectionCodes = ({ state }: TestGame, action: Action): readonly string[] =>
  play.objections(state, action).map(({ code }) => code.replace('pocket-battles/', ''));

const ALL = [1, 2, 3, 4, 5, 6];

/** Tiles whose dice leave nothing to chance: a certain hit for every die, or never one. */
export const SURE = fighter('sure', ALL, { woundPoints: 3, deploymentPoints: 5 });
export const BLUNT = tile('blunt', { woundPoints: 3, deploymentPoints: 5 });
export const WEAK = tile('weak', { deploymentPoints: 1 });
export const ARCHER = tile('archer', { shootingDice: ALL, woundPoints: 2 });

const TROOPS = [SURE, BLUNT, WEAK, ARCHER];

/** A battle of these tiles, and of others if they are named. */
export const startFight = (
  request: Omit<BattleSetup, 'troops'> & { readonly troops?: BattleSetup['troops'] },
): TestGame => start(makeBattle({ ...request, troops: [...TROOPS, ...(request.troops ?? [])] }));

export const attackPatterns = (unit: string, target: string) =>
  [
    { type: 'attack', unit },
    { type: 'choose-target', target },
  ] as const;

/** Wounds are taken with tokens while there are any, then the first tile is removed. */
export const takeAllWounds = (run: TestGame): TestGame => {
  let now = run;
  while (listOfferedTypes(now).includes('remove'))
    now = choose(now, { type: listOfferedTypes(now).includes('bear') ? 'bear' : 'remove' });
  return now;
};

export const fightOf = (run: TestGame, id: string): number | null | undefined => unitIn(run, id)?.fight;
