import type { Sentence, SentenceValue, SentenceValues } from '@/lib/game/contract/sentence';
import { leaderOfId, rosterOf } from '../document/army';
import { hexIdOf } from '../document/ground';
import {
  getCurrentLeader,
  groundIn,
  hexOfLeader,
  hexOfUnit,
  type Scene,
  standingUnitOf,
} from '../rules/field';
import { describeNation, words } from '../view/words';
import type { Action } from './actions';

/** A piece as a player would name it: a unit with its nation and the code it shows now, a leader by name. */
export const describePiece = (scene: Scene, id: string): Sentence => {
  const { units, leaders } = rosterOf(scene.scenario);
  if (leaders.has(id))
    return words('named.leader', { name: getCurrentLeader(scene, leaderOfId(scene.scenario, id)).name });
  if (!units.has(id)) return words('name', { name: id });
  const { unit, ratings } = standingUnitOf(scene, id);
  return words('named.unit', { name: unit.name, nation: describeNation(unit.nation), code: ratings.code });
};

/** The same with its hex, so that two units of one name can be distinguished. */
export const describePieceAndHex = (scene: Scene, id: string): Sentence => {
  const hex = hexOfUnit(scene.field, id) ?? hexOfLeader(scene.field, id);
  const piece = describePiece(scene, id);
  return hex === null ? piece : words('named.where', { piece, hex: hexIdOf(groundIn(scene), hex) });
};

const PIECES = ['piece', 'unit', 'gun', 'leader'];

const describeValue = (scene: Scene | undefined, key: string, value: unknown): SentenceValue => {
  if (Array.isArray(value)) return { items: value, type: 'and' };
  if (!scene) return String(value);
  if (PIECES.includes(key)) return describePieceAndHex(scene, String(value));
  if (key === 'wing') return rosterOf(scene.scenario).wings.get(String(value))?.name ?? String(value);
  return String(value);
};

/** A choice that says how as well as where has words of its own. */
const messageCodeOf = (action: Action): string => {
  if (action.type === 'step' && action.below) return 'step-below';
  return action.type === 'enter' && action.column ? 'enter-in-column' : action.type;
};

/** A choice in the words of its moment; without one the pieces keep the names of the document. */
export const describeAction = (action: Action, scene?: Scene, code = messageCodeOf(action)): Sentence => {
  const { by: _by, type: _type, ...rest } = action;
  const values: SentenceValues = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, describeValue(scene, key, value)]),
  );
  return words(`action.${code}`, values);
};
