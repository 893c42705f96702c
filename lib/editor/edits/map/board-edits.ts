import { applyChanges, type Change } from '@/lib/documents/change';
import { isEqualJson } from '@/lib/documents/compare/json-diff';
import type { EditCommand } from '@/lib/game/contract/authoring/editing';
import type { AnySystem, PieceTemplate } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Point } from '@/lib/geometry/board';
import { type Landing, toLandingChanges } from '../../board/drop-target';
import { proposeDeployment } from '../../deploy/propose';
import {
  applyDocumentEdit,
  applyScenarioEdit,
  nameHistoryStep,
  type StudioState,
  setSelection,
} from '../../session/state';
import { repeatChanges } from '../repeatable-changes';

/** The edits of map, tray and forms: each is one entry of the history, with its name. */

export const applyDrop = (state: StudioState, landings: readonly Landing[]): StudioState => {
  if (landings.length === 0) return state;
  const count = landings.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const [first] = landings;
  const name = nameHistoryStep('move', {
    count,
    space: first?.space ?? '',
    name: pieceNameOf(state, first?.pieces[0]),
  });
  return applyScenarioEdit(state, name, scenario =>
    toLandingChanges(state.rules.system.editing, scenario, landings),
  );
};

const pieceNameOf = ({ derived }: StudioState, id: string | undefined): string =>
  derived.position?.pieces.find(piece => piece.id === id)?.name ?? '';

export const movePieces = (state: StudioState, pieces: readonly string[], space: string): StudioState =>
  applyDrop(state, [{ pieces, space }]);

export const takeOffPieces = (state: StudioState, pieces: readonly string[]): StudioState => {
  const name = nameHistoryStep('take-off', { count: pieces.length, name: pieceNameOf(state, pieces[0]) });
  return applyScenarioEdit(state, name, scenario => state.rules.system.editing.move(scenario, pieces, null));
};

/** Places painted under one key are one stroke, and one entry. */
export const paintPlaces = (
  state: StudioState,
  brushId: string,
  places: readonly string[],
  strokeKey: string | null,
  how: 'paint' | 'fill' = 'paint',
): StudioState => {
  const { editing, palette } = state.rules.system;
  const label: Sentence | undefined = palette.brushes.find(({ id }) => id === brushId)?.label;
  const name = nameHistoryStep(how, { brush: label ?? brushId });
  const { scenario } = state.derived;
  const changes = scenario ? editing.paint(scenario, brushId, places) : [];
  if (!isChangedBy(state, changes)) return state;
  const paint = repeatChanges(scenario, changes, other => editing.paint(other, brushId, places));
  return applyScenarioEdit(state, name, paint, strokeKey);
};

/** Painting what is there already must not become an entry. */
const isChangedBy = ({ derived: { scenario } }: StudioState, changes: readonly Change[]): boolean => {
  if (scenario === null) return true;
  const after = applyChanges(scenario, changes);
  return !isEqualJson(after, scenario);
};

/** A space, a point of an open table, or null: it waits. */
export type AddTarget = string | Point | null;

const addChanges = (
  { rules: { system } }: StudioState,
  scenario: ScenarioBase,
  template: PieceTemplate,
  seat: string,
  to: AddTarget,
  name: string,
): readonly Change[] => {
  const isPoint = to !== null && typeof to !== 'string';
  const added = system.editing.add(scenario, template.id, seat, isPoint ? null : to, name);
  if (!isPoint) return added;
  const known = new Set(system.setUp(scenario).pieces.map(({ id }) => id));
  const next = applyChanges(scenario, added);
  const pieces = system.setUp(next).pieces.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return [...added, ...proposeDeployment(system, next, { pieces, how: 'table', point: to }).changes];
};

/** "Prussian line 3": a name that no other piece of the side has. */
const findFreeName = ({ derived }: StudioState, seat: string, name: string): string => {
  const taken = new Set(
    derived.position?.pieces.filter(piece => piece.seat === seat).map(piece => piece.name),
  );
  const names = Array.from({ length: taken.size + 1 }, (_, index) =>
    index === 0 ? name : `${name} ${index + 1}`,
  );
  return names.find(free => !taken.has(free)) ?? name;
};

/** The new piece is chosen, so that it can be moved at once. */
export const addPiece = (
  state: StudioState,
  template: PieceTemplate,
  seat: string,
  to: AddTarget,
  name: string,
): StudioState => {
  const next = applyScenarioEdit(state, nameHistoryStep('add', { name: template.label }), scenario =>
    addChanges(state, scenario, template, seat, to, findFreeName(state, seat, name)),
  );
  const known = new Set(state.derived.position?.pieces.map(({ id }) => id));
  const fresh = next.derived.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return fresh.length > 0
    ? setSelection(
        next,
        fresh.map(({ id }) => id),
        null,
      )
    : next;
};

export const runCommand = (state: StudioState, command: EditCommand): StudioState =>
  applyScenarioEdit(
    state,
    nameHistoryStep('command', { label: command.label, count: state.selection.pieces.length }),
    repeatCommand(state, command),
  );

/** What a command changes, here or in a document that somebody else has edited meanwhile. */
export const repeatCommand = (
  { rules, derived, selection: { pieces } }: StudioState,
  { id, changes }: EditCommand,
): ((scenario: ScenarioBase) => readonly Change[]) =>
  repeatChanges(
    derived.scenario,
    changes,
    scenario => listCommands(rules.system, scenario, pieces).find(other => other.id === id)?.changes ?? [],
  );

const listCommands = (
  { editing }: AnySystem,
  scenario: ScenarioBase,
  pieces: readonly string[],
): readonly EditCommand[] =>
  pieces.length === 0 ? (editing.boardCommands?.(scenario) ?? []) : editing.commands(scenario, pieces);

/** A command for the whole plan, not for the chosen pieces. */
export const runPlanCommand = (state: StudioState, { label, changes }: EditCommand): StudioState =>
  applyDocumentEdit(state, nameHistoryStep('command', { label, count: 1 }), changes);

export const planOrder = (state: StudioState, changes: readonly Change[]): StudioState =>
  applyDocumentEdit(state, nameHistoryStep('plan'), changes);

/** What can be done with the chosen pieces, or with the board while none is; nothing while the source is malformed. */
export const commandsOf = ({ rules, derived, selection }: StudioState): readonly EditCommand[] => {
  if (derived.scenario === null || derived.isMalformed) return [];
  return listCommands(rules.system, derived.scenario, selection.pieces);
};
