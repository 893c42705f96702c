import { type StudioState, selectAndReveal, setSelection, showVariant } from '../session/state';
import { variantsIn } from '../variants/variant-document';
import { type Command, commandLabel, defineCommand } from './command';

const listPieceCommands = ({ derived }: StudioState): readonly Command[] =>
  (derived.position?.pieces ?? []).map(({ id, name, words, space }) =>
    defineCommand({
      id: `piece ${id}`,
      group: 'piece',
      label:
        space === null
          ? commandLabel('select-piece', { name, words })
          : commandLabel('select-piece-at', { name, words, space }),
      step: state => selectAndReveal(state, [id]),
    }),
  );

export const spaceCommandId = (space: string): string => `place ${space}`;

const listSpaceCommands = ({ derived }: StudioState): readonly Command[] =>
  derived.words.map(({ space, title }) =>
    defineCommand({
      id: spaceCommandId(space),
      group: 'place',
      label: commandLabel('go-to', { title }),
      step: state => setSelection(state, [], space),
    }),
  );

const listVariantCommands = ({ history, variant }: StudioState): readonly Command[] => [
  defineCommand({
    id: 'variant',
    group: 'variant',
    label: commandLabel('base-battle'),
    isEnabled: () => variant !== null,
    step: state => showVariant(state, null),
  }),
  ...variantsIn(history.present.document).map(({ id, title }) =>
    defineCommand({
      id: `variant ${id}`,
      group: 'variant',
      label: commandLabel('variant', { title }),
      isEnabled: () => id !== variant,
      step: state => showVariant(state, id),
    }),
  ),
];

/** The ways to every piece, space and variant of the battle. */
export const listGoCommands = (state: StudioState): readonly Command[] => [
  ...listPieceCommands(state),
  ...listSpaceCommands(state),
  ...listVariantCommands(state),
];
