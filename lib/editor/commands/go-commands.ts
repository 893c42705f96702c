import { type StudioState, selectAndReveal, setSelection, showVariant } from '../session/state';
import { variantsIn } from '../variants/variant-document';
import { type Command, defineCommand, labelCommand } from './command';

const listPieceCommands = ({ derived }: StudioState): readonly Command[] =>
  (derived.position?.pieces ?? []).map(({ id, name, words, space }) =>
    defineCommand({
      id: `piece ${id}`,
      group: 'piece',
      label:
        space === null
          ? labelCommand('select-piece', { name, words })
          : labelCommand('select-piece-at', { name, words, space }),
      step: state => selectAndReveal(state, [id]),
    }),
  );

export const composeSpaceCommandId = (space: string): string => `place ${space}`;

const listSpaceCommands = ({ derived }: StudioState): readonly Command[] =>
  derived.words.map(({ space, title }) =>
    defineCommand({
      id: composeSpaceCommandId(space),
      group: 'place',
      label: labelCommand('go-to', { title }),
      step: state => setSelection(state, [], space),
    }),
  );

const listVariantCommands = ({ history, variant }: StudioState): readonly Command[] => [
  defineCommand({
    id: 'variant',
    group: 'variant',
    label: labelCommand('base-battle'),
    isEnabled: () => variant !== null,
    step: state => showVariant(state, null),
  }),
  ...variantsIn(history.present.document).map(({ id, title }) =>
    defineCommand({
      id: `variant ${id}`,
      group: 'variant',
      label: labelCommand('variant', { title }),
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
