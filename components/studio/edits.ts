import { type Arrival, landingChanges } from '@/components/canvas/drop-target';
import { applyChanges, type Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { PieceCommand } from '@/lib/game/editing';
import type { PieceTemplate } from '@/lib/game/game-system';
import type { Sentence } from '@/lib/game/sentence';
import { fieldChanged, fieldLabel } from './forms/field-edits';
import { edited, historyName, type StudioState, selected } from './studio-state';

/** The edits of map, tray and forms: each is one entry of the history, with its name. */

export const landed = (state: StudioState, landings: readonly Arrival[]): StudioState => {
  if (landings.length === 0) return state;
  const count = landings.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const [first] = landings;
  const name = historyName('move', {
    count,
    space: first?.space ?? '',
    name: nameOf(state, first?.pieces[0]),
  });
  return edited(state, name, scenario => landingChanges(state.judge.system.editing, scenario, landings));
};

const nameOf = ({ reading }: StudioState, id: string | undefined): string =>
  reading.position?.pieces.find(piece => piece.id === id)?.name ?? '';

export const movedTo = (state: StudioState, pieces: readonly string[], space: string): StudioState =>
  landed(state, [{ pieces, space }]);

export const takenOff = (state: StudioState, pieces: readonly string[]): StudioState => {
  const name = historyName('take-off', { count: pieces.length, name: nameOf(state, pieces[0]) });
  return edited(state, name, scenario => state.judge.system.editing.move(scenario, pieces, null));
};

/** Places painted under one key are one stroke, and one entry. */
export const painted = (
  state: StudioState,
  brushId: string,
  places: readonly string[],
  strokeKey: string | null,
  how: 'paint' | 'fill' = 'paint',
): StudioState => {
  const { editing, palette } = state.judge.system;
  const label: Sentence | undefined = palette.brushes.find(({ id }) => id === brushId)?.label;
  const name = historyName(how, { brush: label ?? brushId });
  const { scenario } = state.reading;
  const changes = scenario ? editing.paint(scenario, brushId, places) : [];
  return alters(state, changes) ? edited(state, name, () => changes, strokeKey) : state;
};

/** Laying again what is there already must not become an entry. */
const alters = ({ reading: { scenario } }: StudioState, changes: readonly Change[]): boolean => {
  if (scenario === null) return true;
  const after = applyChanges(scenario, changes);
  return after !== scenario && JSON.stringify(after) !== JSON.stringify(scenario);
};

/** The new piece is chosen, so that it can be moved at once. */
export const pieceAdded = (
  state: StudioState,
  template: PieceTemplate,
  seat: string,
  space: string | null,
  name: string,
): StudioState => {
  const { editing } = state.judge.system;
  const next = edited(state, historyName('add', { name: template.label }), scenario =>
    editing.add(scenario, template.id, seat, space, name),
  );
  const known = new Set(state.reading.position?.pieces.map(({ id }) => id));
  const fresh = next.reading.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return fresh.length > 0
    ? selected(
        next,
        fresh.map(({ id }) => id),
        null,
      )
    : next;
};

export const commandRun = (state: StudioState, { label, changes }: PieceCommand): StudioState =>
  edited(state, historyName('command', { label, count: state.selection.pieces.length }), () => changes);

/** A command for the whole plan is no deed of the chosen pieces. */
export const planCommandRun = (state: StudioState, { label, changes }: PieceCommand): StudioState =>
  edited(state, historyName('command', { label, count: 1 }), () => changes);

export const orderPlanned = (state: StudioState, changes: readonly Change[]): StudioState =>
  edited(state, historyName('plan'), () => changes);

/** What can be done with the chosen pieces, or with the board while none is; nothing while the source is malformed. */
export const commandsOf = ({ judge, reading, selection }: StudioState): readonly PieceCommand[] => {
  if (reading.scenario === null || reading.isMalformed) return [];
  const { editing } = judge.system;
  return selection.pieces.length === 0
    ? (editing.boardCommands?.(reading.scenario) ?? [])
    : editing.commands(reading.scenario, selection.pieces);
};

/** A field of the common forms, by its name. */
export const fieldSet = (state: StudioState, field: string, path: JsonPath, value: unknown): StudioState =>
  fieldChanged(state, fieldLabel(field), path, value);
