import type { Change } from '@/lib/documents/change';
import type { MapName, NameEditing } from '@/lib/game/contract/authoring/names';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Point } from '@/lib/geometry/board';
import type { InteractionState, WritingName } from '../session/interaction-state';
import { applyScenarioEdit, type StudioState } from '../session/state';
import { repeatChanges } from './repeatable-changes';

/** Names written on the map: each is begun, kept, moved or turned where it stands. */

const editingOf = ({ rules }: StudioState): NameEditing<ScenarioBase> | undefined =>
  rules.system.editing.names;

export const namesOf = (state: StudioState): readonly MapName[] => {
  const { scenario } = state.derived;
  return (scenario && editingOf(state)?.names(scenario)) ?? [];
};

/** A letter is about half as wide as it is high. */
const LETTER = 0.5;

export const widthOfName = ({
  text,
  lettering: { size, spacing = 0 },
}: Pick<MapName, 'text' | 'lettering'>): number => text.length * (size * LETTER + spacing);

/** The topmost name that covers a point. */
export const nameUnder = (names: readonly MapName[], [x, y]: Point): MapName | null =>
  names.findLast(name => {
    const { at, turn, lettering } = name;
    const angle = (-turn * Math.PI) / 180;
    const [dx, dy] = [x - at[0], y - at[1]];
    const [along, across] = [
      dx * Math.cos(angle) - dy * Math.sin(angle),
      dx * Math.sin(angle) + dy * Math.cos(angle),
    ];
    return (
      Math.abs(along) <= widthOfName(name) / 2 && across <= lettering.size * 0.3 && across >= -lettering.size
    );
  }) ?? null;

const withInteraction = (state: StudioState, part: Partial<InteractionState>): StudioState => ({
  ...state,
  interaction: { ...state.interaction, ...part },
});

const toWriting = (state: StudioState, point: Point): WritingName | null => {
  const { scenario, isMalformed } = state.derived;
  const names = editingOf(state);
  if (!scenario || isMalformed || !names) return null;
  const known = nameUnder(names.names(scenario), point);
  if (known) return known;
  const at = names.startAt(scenario, point);
  const [first] = names.kindsAt(scenario, at);
  if (!first) return null;
  // A town has one name, which stands by its houses.
  const named = names
    .names(scenario)
    .find(
      ({ kind, isFree, at: [x, y] }) =>
        kind === first.id &&
        !isFree &&
        Math.hypot(x - at[0], y - at[1]) < names.letteringOf(kind).size * NEAR,
    );
  return named ?? { id: null, text: '', kind: first.id, at, turn: 0, isFree: true };
};

const NEAR = 2.5;

/** Begins to write at a point: the name that stands there, or a new one. */
export const beginName = (state: StudioState, point: Point): StudioState => {
  const writing = toWriting(state, point);
  return writing ? withInteraction(keepName(state), { writing }) : state;
};

export const typeName = (state: StudioState, text: string): StudioState => {
  const { writing } = state.interaction;
  return writing ? withInteraction(state, { writing: { ...writing, text } }) : state;
};

/** What the name in the making can be, the present kind among them. */
export const kindsOfName = (state: StudioState) => {
  const { writing } = state.interaction;
  const { scenario } = state.derived;
  return (writing && scenario && editingOf(state)?.kindsAt(scenario, writing.at)) ?? [];
};

export const setNameKind = (state: StudioState, kind: string): StudioState => {
  const { writing } = state.interaction;
  return writing ? withInteraction(state, { writing: { ...writing, kind } }) : state;
};

/** The next kind, or the one before. */
export const stepNameKind = (state: StudioState, by: 1 | -1): StudioState => {
  const ids = kindsOfName(state).map(({ id }) => id);
  const next = ids.at((ids.indexOf(state.interaction.writing?.kind ?? '') + by) % ids.length);
  return next === undefined ? state : setNameKind(state, next);
};

export const cancelName = (state: StudioState): StudioState =>
  state.interaction.writing ? withInteraction(state, { writing: null }) : state;

const edit = (
  state: StudioState,
  what: string,
  name: string,
  changesFor: (scenario: ScenarioBase, names: NameEditing<ScenarioBase>) => readonly Change[],
): StudioState => {
  const { scenario } = state.derived;
  const names = editingOf(state);
  const changes = scenario && names ? changesFor(scenario, names) : [];
  if (!names || changes.length === 0) return state;
  return applyScenarioEdit(
    state,
    { code: `canvas.name.${what}`, values: { name } },
    repeatChanges(scenario, changes, other => changesFor(other, names)),
  );
};

/** Writes the typed name into the document; an empty name is removed. */
export const keepName = (state: StudioState): StudioState => {
  const { writing } = state.interaction;
  if (!writing || !state.derived.scenario || !editingOf(state)) return state;
  const before = namesOf(state).find(({ id }) => id === writing.id)?.text ?? '';
  const text = writing.text.trim();
  return edit(cancelName(state), text === '' ? 'remove' : 'write', text || before, (scenario, names) =>
    names.write(scenario, writing),
  );
};

export const moveName = (state: StudioState, { id, text }: MapName, to: Point): StudioState =>
  edit(state, 'move', text, (scenario, names) => names.move(scenario, id, to));

export const turnName = (
  state: StudioState,
  { id, text }: Pick<MapName, 'id' | 'text'>,
  degrees: number,
): StudioState => edit(state, 'turn', text, (scenario, names) => names.turn(scenario, id, degrees));
