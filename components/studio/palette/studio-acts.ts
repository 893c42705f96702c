import { type Canvas, canvasFor } from '@/components/canvas/canvas-access';
import { DEEDS, offeredDeeds } from '@/components/canvas/deeds';
import { nextFindingChosen } from '@/components/findings/mending';
import { canRedo, canUndo } from '@/lib/documents/history';
import { ANNOTATION_KINDS } from '@/lib/drawing/annotations';
import type { Say, Sentence } from '@/lib/game/sentence';
import { commandRun, commandsOf, painted, pieceAdded } from '../edits';
import type { Studio } from '../studio-context';
import {
  redone,
  type StudioState,
  selected,
  selectedAndShown,
  type Tool,
  undone,
  variantShown,
} from '../studio-state';
import { variantsIn } from '../variants/variant-document';
import { layerToggled, overlayToggled, VIEW_LAYERS, type ViewStore } from '../view/view-store';
import { ACT_GROUPS, type Act } from './acts';
import { DOORS, doorOf, openDoor, showForm } from './doors';
import { keysOf } from './key-table';

/** All that an act may need. */
export interface Workshop {
  readonly studio: Studio;
  readonly view: ViewStore;
  readonly say: Say;
}

const words = (what: string, values?: Sentence['values']): Sentence => ({
  code: `hands.act.${what}`,
  ...(values ? { values } : {}),
});

type Acts = (workshop: Workshop, state: StudioState) => readonly Act[];

const step =
  ({ studio }: Workshop, change: (state: StudioState) => StudioState) =>
  (): void =>
    studio.store.update(change);

const commandActs: Acts = (workshop, state) =>
  commandsOf(state).map(command => ({
    id: `command ${command.id}`,
    group: 'command',
    label: command.label,
    ...(command.key ? { keys: [command.key] } : {}),
    run: step(workshop, current => commandRun(current, command)),
  }));

const NOT_BY_PALETTE = ['menu'];

const deedActs: Acts = ({ studio }) => {
  const canvas: Canvas = canvasFor(studio.store);
  return offeredDeeds(studio.store.getState(), canvas.hand.getState())
    .filter(({ id }) => !NOT_BY_PALETTE.includes(id))
    .map(deed => ({
      id: `deed ${deed.id}`,
      group: deed.group === 'tool' ? 'tool' : 'deed',
      label: { code: `canvas.deed.${deed.id}` },
      keys: DEEDS.find(({ id }) => id === deed.id)?.keys ?? [],
      run: () => deed.run(canvas),
    }));
};

const studioActs: Acts = (workshop, { history, reading }) => {
  const act = (id: string, run: () => void): Act => ({
    id,
    group: 'deed',
    label: words(id),
    keys: keysOf(id),
    run,
  });
  return [
    ...(canUndo(history) ? [act('undo', step(workshop, undone))] : []),
    ...(canRedo(history) ? [act('redo', step(workshop, redone))] : []),
    act('save', () => void workshop.studio.saver.saveNow()),
    ...(reading.findings.length > 0
      ? [
          act(
            'next-finding',
            step(workshop, current => nextFindingChosen(current, 1)),
          ),
        ]
      : []),
  ];
};

/** Only what has a button on the screen can be opened. */
const doorActs: Acts = () =>
  DOORS.filter(door => doorOf(door) !== null).map(door => ({
    id: `door ${door}`,
    group: 'door',
    label: { code: `hands.door.${door}` },
    keys: keysOf(door),
    run: () => openDoor(door),
  }));

const take = (workshop: Workshop, tool: Tool) => step(workshop, state => ({ ...state, tool }));

const toolActs: Acts = workshop =>
  ANNOTATION_KINDS.map(kind => ({
    id: `note ${kind}`,
    group: 'tool',
    label: words(`${kind}-note`),
    run: take(workshop, { type: 'annotate', kind }),
  }));

const brushActs: Acts = (workshop, { judge, selection }) => {
  const { brushes } = judge.system.palette;
  const { space } = selection;
  return [
    ...brushes.map(
      ({ id, label }): Act => ({
        id: `brush ${id}`,
        group: 'brush',
        label: words('brush', { brush: label }),
        run: take(workshop, { type: 'brush', brush: id }),
      }),
    ),
    ...(space === null ? [] : brushes.filter(({ on }) => on === 'space')).map(
      ({ id, label }): Act => ({
        id: `here ${id}`,
        group: 'here',
        label: words('lay-here', { brush: label, space: space ?? '' }),
        run: step(workshop, state => (space === null ? state : painted(state, id, [space], null))),
      }),
    ),
  ];
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A new piece goes to the chosen space, or waits. */
const addActs: Acts = (workshop, { judge, reading }) =>
  (reading.scenario ? judge.system.seats(reading.scenario) : []).flatMap(seat =>
    judge.system.palette.pieces.map(
      (template): Act => ({
        id: `add ${seat.id} ${template.id}`,
        group: 'add',
        label: words('add', { piece: template.label, side: seat.name }),
        run: step(workshop, state =>
          pieceAdded(
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

const pieceActs: Acts = (workshop, { reading }) =>
  (reading.position?.pieces ?? []).map(piece => ({
    id: `piece ${piece.id}`,
    group: 'piece',
    label:
      piece.space === null
        ? words('select', { name: piece.name, words: piece.words })
        : words('select-at', { name: piece.name, words: piece.words, space: piece.space }),
    run: step(workshop, state => selectedAndShown(state, [piece.id])),
  }));

const placeActs: Acts = (workshop, { reading }) =>
  reading.words.map(({ space, title }) => ({
    id: `place ${space}`,
    group: 'place',
    label: words('go', { title }),
    run: step(workshop, state => selected(state, [], space)),
  }));

const viewActs: Acts = ({ view }, { judge }) => {
  const { overlays, hidden } = view.getState();
  return [
    ...judge.system.overlays.map(
      ({ id, label }): Act => ({
        id: `overlay ${id}`,
        group: 'overlay',
        label: words('overlay', { label }),
        isOn: overlays.includes(id),
        run: () => view.update(state => overlayToggled(state, id)),
      }),
    ),
    ...VIEW_LAYERS.map(
      (layer): Act => ({
        id: `layer ${layer}`,
        group: 'layer',
        label: words('layer', { layer: { code: `view.layers.${layer}` } }),
        isOn: !hidden.includes(layer),
        run: () => view.update(state => layerToggled(state, layer)),
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

const formActs: Acts = ({ say }, { reading }) =>
  (reading.scenario ? FORM_TITLES : []).map(section => {
    return {
      id: `form ${section.code}`,
      group: 'form',
      label: words('form', { section }),
      run: () => showForm(say(section)),
    };
  });

const variantActs: Acts = (workshop, { history, variant }) => [
  ...(variant === null
    ? []
    : [
        {
          id: 'variant',
          group: 'variant' as const,
          label: words('base'),
          run: step(workshop, state => variantShown(state, null)),
        },
      ]),
  ...variantsIn(history.present.document)
    .filter(({ id }) => id !== variant)
    .map(
      ({ id, title }): Act => ({
        id: `variant ${id}`,
        group: 'variant',
        label: words('variant', { title }),
        run: step(workshop, state => variantShown(state, id)),
      }),
    ),
];

const ALL: readonly Acts[] = [
  commandActs,
  studioActs,
  deedActs,
  doorActs,
  toolActs,
  brushActs,
  addActs,
  pieceActs,
  placeActs,
  viewActs,
  formActs,
  variantActs,
];

/** Everything that can be done now, in the order of its groups. */
export const actsOf = (workshop: Workshop): readonly Act[] => {
  const state = workshop.studio.store.getState();
  const acts = ALL.flatMap(of => of(workshop, state));
  return ACT_GROUPS.flatMap(group => acts.filter(act => act.group === group));
};
