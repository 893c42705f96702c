import { canRedo, canUndo } from '@/lib/documents/history';
import { ANNOTATION_KINDS } from '@/lib/drawing/annotations';
import { COMMAND_GROUPS, type PaletteCommand } from '@/lib/editor/commands/command-search';
import { addPiece, commandsOf, paintPlaces, runCommand } from '@/lib/editor/edits/board-edits';
import { selectNextFinding } from '@/lib/editor/findings/quick-fixes';
import {
  redoStep,
  type StudioState,
  selectAndReveal,
  setSelection,
  showVariant,
  type Tool,
  undoStep,
} from '@/lib/editor/session/state';
import { toggleLayer, toggleOverlay, VIEW_LAYERS, type ViewStore } from '@/lib/editor/session/view-store';
import { variantsIn } from '@/lib/editor/variants/variant-document';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import { type CanvasContext, findCanvas } from '../canvas/board/canvas-access';
import { CANVAS_COMMANDS, listCanvasCommands } from '../canvas/commands/canvas-commands';
import type { Studio } from '../session/studio-context';
import { keysOf } from './key-table';
import { findPanelButton, openFormSection, openPanel, PANELS } from './panel-buttons';

/** All that an act may need. */
export interface CommandContext {
  readonly studio: Studio;
  readonly view: ViewStore;
  readonly say: Say;
}

const commandLabel = (what: string, values?: Sentence['values']): Sentence => ({
  code: `hands.act.${what}`,
  ...(values ? { values } : {}),
});

type CommandSource = (workshop: CommandContext, state: StudioState) => readonly PaletteCommand[];

const makeStep =
  ({ studio }: CommandContext, change: (state: StudioState) => StudioState) =>
  (): void =>
    studio.store.update(change);

const listSystemCommands: CommandSource = (workshop, state) =>
  commandsOf(state).map(command => ({
    id: `command ${command.id}`,
    group: 'command',
    label: command.label,
    ...(command.key ? { keys: [command.key] } : {}),
    run: makeStep(workshop, current => runCommand(current, command)),
  }));

const NOT_BY_PALETTE = ['menu'];

const listMapCommands: CommandSource = ({ studio }) => {
  const canvas: CanvasContext = findCanvas(studio.store);
  return listCanvasCommands(studio.store.getState(), canvas.interaction.getState())
    .filter(({ id }) => !NOT_BY_PALETTE.includes(id))
    .map(action => ({
      id: `deed ${action.id}`,
      group: action.group === 'tool' ? 'tool' : 'deed',
      label: { code: `canvas.deed.${action.id}` },
      keys: CANVAS_COMMANDS.find(({ id }) => id === action.id)?.keys ?? [],
      run: () => action.run(canvas),
    }));
};

const listStudioCommands: CommandSource = (workshop, { history, derived }) => {
  const act = (id: string, run: () => void): PaletteCommand => ({
    id,
    group: 'deed',
    label: commandLabel(id),
    keys: keysOf(id),
    run,
  });
  return [
    ...(canUndo(history) ? [act('undo', makeStep(workshop, undoStep))] : []),
    ...(canRedo(history) ? [act('redo', makeStep(workshop, redoStep))] : []),
    act('save', () => void workshop.studio.saver.saveNow()),
    ...(derived.findings.length > 0
      ? [
          act(
            'next-finding',
            makeStep(workshop, current => selectNextFinding(current, 1)),
          ),
        ]
      : []),
  ];
};

/** Only what has a button on the screen can be opened. */
const listPanelCommands: CommandSource = () =>
  PANELS.filter(door => findPanelButton(door) !== null).map(door => ({
    id: `door ${door}`,
    group: 'door',
    label: { code: `hands.door.${door}` },
    keys: keysOf(door),
    run: () => openPanel(door),
  }));

const takeTool = (workshop: CommandContext, tool: Tool) => makeStep(workshop, state => ({ ...state, tool }));

const listToolCommands: CommandSource = workshop =>
  ANNOTATION_KINDS.map(kind => ({
    id: `note ${kind}`,
    group: 'tool',
    label: commandLabel(`${kind}-note`),
    run: takeTool(workshop, { type: 'annotate', kind }),
  }));

const listBrushCommands: CommandSource = (workshop, { rules, selection }) => {
  const { brushes } = rules.system.palette;
  const { space } = selection;
  return [
    ...brushes.map(
      ({ id, label }): PaletteCommand => ({
        id: `brush ${id}`,
        group: 'brush',
        label: commandLabel('brush', { brush: label }),
        run: takeTool(workshop, { type: 'brush', brush: id }),
      }),
    ),
    ...(space === null ? [] : brushes.filter(({ on }) => on === 'space')).map(
      ({ id, label }): PaletteCommand => ({
        id: `here ${id}`,
        group: 'here',
        label: commandLabel('lay-here', { brush: label, space: space ?? '' }),
        run: makeStep(workshop, state => (space === null ? state : paintPlaces(state, id, [space], null))),
      }),
    ),
  ];
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A new piece goes to the chosen space, or waits. */
const listAddCommands: CommandSource = (workshop, { rules, derived }) =>
  (derived.scenario ? rules.system.seats(derived.scenario) : []).flatMap(seat =>
    rules.system.palette.pieces.map(
      (template): PaletteCommand => ({
        id: `add ${seat.id} ${template.id}`,
        group: 'add',
        label: commandLabel('add', { piece: template.label, side: seat.name }),
        run: makeStep(workshop, state =>
          addPiece(
            state,
            template,
            seat.id,
            state.selection.space,
            capitalised(workshop.say(template.label)),
          ),
        ),
      }),
    ),
  );

const listPieceCommands: CommandSource = (workshop, { derived }) =>
  (derived.position?.pieces ?? []).map(piece => ({
    id: `piece ${piece.id}`,
    group: 'piece',
    label:
      piece.space === null
        ? commandLabel('select', { name: piece.name, words: piece.words })
        : commandLabel('select-at', { name: piece.name, words: piece.words, space: piece.space }),
    run: makeStep(workshop, state => selectAndReveal(state, [piece.id])),
  }));

const listPlaceCommands: CommandSource = (workshop, { derived }) =>
  derived.words.map(({ space, title }) => ({
    id: `place ${space}`,
    group: 'place',
    label: commandLabel('go', { title }),
    run: makeStep(workshop, state => setSelection(state, [], space)),
  }));

const listViewCommands: CommandSource = ({ view }, { rules }) => {
  const { overlays, hidden } = view.getState();
  return [
    ...rules.system.overlays.map(
      ({ id, label }): PaletteCommand => ({
        id: `overlay ${id}`,
        group: 'overlay',
        label: commandLabel('overlay', { label }),
        isOn: overlays.includes(id),
        run: () => view.update(state => toggleOverlay(state, id)),
      }),
    ),
    ...VIEW_LAYERS.map(
      (layer): PaletteCommand => ({
        id: `layer ${layer}`,
        group: 'layer',
        label: commandLabel('layer', { layer: { code: `view.layers.${layer}` } }),
        isOn: !hidden.includes(layer),
        run: () => view.update(state => toggleLayer(state, layer)),
      }),
    ),
  ];
};

const FORMS = [
  'about',
  'when',
  'sides',
  'forces',
  'facts',
  'options',
  'texts',
  'sources',
  'provenance',
] as const;

const FORM_TITLES: readonly Sentence[] = [
  ...FORMS.map(form => ({ code: `forms.section.${form}` })),
  { code: 'variants.section' },
];

const listFormCommands: CommandSource = ({ say }, { derived }) =>
  (derived.scenario ? FORM_TITLES : []).map(section => {
    return {
      id: `form ${section.code}`,
      group: 'form',
      label: commandLabel('form', { section }),
      run: () => openFormSection(say(section)),
    };
  });

const listVariantCommands: CommandSource = (workshop, { history, variant }) => [
  ...(variant === null
    ? []
    : [
        {
          id: 'variant',
          group: 'variant' as const,
          label: commandLabel('base'),
          run: makeStep(workshop, state => showVariant(state, null)),
        },
      ]),
  ...variantsIn(history.present.document)
    .filter(({ id }) => id !== variant)
    .map(
      ({ id, title }): PaletteCommand => ({
        id: `variant ${id}`,
        group: 'variant',
        label: commandLabel('variant', { title }),
        run: makeStep(workshop, state => showVariant(state, id)),
      }),
    ),
];

const ALL: readonly CommandSource[] = [
  listSystemCommands,
  listStudioCommands,
  listMapCommands,
  listPanelCommands,
  listToolCommands,
  listBrushCommands,
  listAddCommands,
  listPieceCommands,
  listPlaceCommands,
  listViewCommands,
  listFormCommands,
  listVariantCommands,
];

/** Everything that can be done now, in the order of its groups. */
export const listPaletteCommands = (workshop: CommandContext): readonly PaletteCommand[] => {
  const state = workshop.studio.store.getState();
  const acts = ALL.flatMap(of => of(workshop, state));
  return COMMAND_GROUPS.flatMap(group => acts.filter(act => act.group === group));
};
