import type { Say } from '@/lib/game/contract/sentence';
import type { CommandGroup } from '../commands/command';
import { listPaletteCommands } from '../commands/registry';
import type { StudioState } from '../session/state';
import { type NamedItem, normalizeText } from './match';
import { type NamedDirection, VERBS, type Verb, type Vocabulary } from './parse';

const DIRECTIONS = { up: 0, right: 90, down: 180, left: 270 } as const;
const COMPASS = { north: 0, east: 90, south: 180, west: 270 } as const;

/** A list of words as it stands in the messages, between commas. */
const splitWords = (say: Say, code: string): readonly string[] =>
  say({ code: `commands.typed.${code}` })
    .split(',')
    .map(normalizeText);

/** "select" and "go" reach these by name. */
const NAMED_BY_VERBS: readonly CommandGroup[] = ['piece', 'place'];

/** Everything that a typed command may name in the present state. */
export const vocabularyOf = (state: StudioState, say: Say): Vocabulary => {
  const { rules, derived, selection } = state;
  const { position, scenario } = derived;
  const { palette, seats } = rules.system;
  const labelled = ({ id, label }: { readonly id: string; readonly label: Parameters<Say>[0] }) => ({
    id,
    names: [say(label)],
  });
  return {
    ...listSmallWords(say),
    pieces:
      position?.pieces.map(({ id, name, words, space }) => ({ id, space, names: [id, name, say(words)] })) ??
      [],
    chosen: selection.pieces,
    spaces: spacesOf(state, say),
    brushes: palette.brushes.filter(({ on }) => on === 'space').map(labelled),
    templates: palette.pieces.map(labelled),
    seats: scenario ? seats(scenario).map(({ id, name }) => ({ id, names: [id, name] })) : [],
    directions: listDirections(position?.north ?? null, say),
    commands: listPaletteCommands(state)
      .filter(({ group }) => !NAMED_BY_VERBS.includes(group))
      .map(labelled),
  };
};

/** Every space by its number; spaces that the text view describes by their title too. */
const spacesOf = ({ derived }: StudioState, say: Say): readonly NamedItem[] => {
  const board = derived.position?.board;
  const next = derived.words.map(({ space, title }) => ({ id: space, names: [space, say(title)] }));
  if (board?.kind !== 'spaces') return next;
  const named = new Set(next.map(({ id }) => id));
  return [...next, ...board.spaces.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id, names: [id] }))];
};

const listSmallWords = (say: Say) => ({
  verbs: Object.fromEntries(VERBS.map(verb => [verb, splitWords(say, `verb.${verb}`)])) as Record<
    Verb,
    readonly string[]
  >,
  joins: splitWords(say, 'joins'),
  fillers: splitWords(say, 'fillers'),
  all: splitWords(say, 'all'),
  chosenWords: splitWords(say, 'chosen'),
  and: [...splitWords(say, 'and'), '&'],
});

/** Up, right, down and left on the sheet; the winds only where the map has a compass. */
const listDirections = (north: number | null, say: Say): readonly NamedDirection[] => {
  const named = (id: string, heading: number): NamedDirection => ({
    id,
    heading,
    names: splitWords(say, `direction.${id}`),
  });
  return [
    ...Object.entries(DIRECTIONS).map(([id, heading]) => named(id, heading)),
    ...(north === null
      ? []
      : Object.entries(COMPASS).map(([id, heading]) => named(id, (heading + north + 360) % 360))),
  ];
};
