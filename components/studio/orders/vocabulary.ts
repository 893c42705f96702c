import type { Say } from '@/lib/game/sentence';
import { commandsOf } from '../edits';
import type { StudioState } from '../studio-state';
import { type Known, plain } from './hearing';
import { type KnownDirection, VERBS, type Verb, type Vocabulary } from './text-orders';

const DIRECTIONS = { up: 0, right: 90, down: 180, left: 270 } as const;
const COMPASS = { north: 0, east: 90, south: 180, west: 270 } as const;

/** A list of words as it stands in the messages, between commas. */
const listed = (say: Say, code: string): readonly string[] =>
  say({ code: `hands.orders.${code}` })
    .split(',')
    .map(plain);

/** Everything that an order may name as the studio stands now. */
export const vocabularyOf = (state: StudioState, say: Say): Vocabulary => {
  const { judge, reading, selection } = state;
  const { position, scenario } = reading;
  const { palette, seats } = judge.system;
  const labelled = ({ id, label }: { readonly id: string; readonly label: Parameters<Say>[0] }) => ({
    id,
    names: [say(label)],
  });
  return {
    ...smallWords(say),
    pieces:
      position?.pieces.map(({ id, name, words, space }) => ({ id, space, names: [id, name, say(words)] })) ??
      [],
    chosen: selection.pieces,
    spaces: spacesOf(state, say),
    brushes: palette.brushes.filter(({ on }) => on === 'space').map(labelled),
    templates: palette.pieces.map(labelled),
    seats: scenario ? seats(scenario).map(({ id, name }) => ({ id, names: [id, name] })) : [],
    directions: directionsOf(position?.north ?? null, say),
    commands: commandsOf(state).map(labelled),
  };
};

/** Every space by its number; those of which the board in words speaks by their title too. */
const spacesOf = ({ reading }: StudioState, say: Say): readonly Known[] => {
  const board = reading.position?.board;
  const told = reading.words.map(({ space, title }) => ({ id: space, names: [space, say(title)] }));
  if (board?.kind !== 'spaces') return told;
  const named = new Set(told.map(({ id }) => id));
  return [...told, ...board.spaces.filter(({ id }) => !named.has(id)).map(({ id }) => ({ id, names: [id] }))];
};

const smallWords = (say: Say) => ({
  verbs: Object.fromEntries(VERBS.map(verb => [verb, listed(say, `verb.${verb}`)])) as Record<
    Verb,
    readonly string[]
  >,
  joins: listed(say, 'joins'),
  fillers: listed(say, 'fillers'),
  all: listed(say, 'all'),
  chosenWords: listed(say, 'chosen'),
  and: [...listed(say, 'and'), '&'],
});

/** Up, right, down and left on the sheet; the winds only where the map has a compass. */
const directionsOf = (north: number | null, say: Say): readonly KnownDirection[] => {
  const named = (id: string, heading: number): KnownDirection => ({
    id,
    heading,
    names: listed(say, `direction.${id}`),
  });
  return [
    ...Object.entries(DIRECTIONS).map(([id, heading]) => named(id, heading)),
    ...(north === null
      ? []
      : Object.entries(COMPASS).map(([id, heading]) => named(id, (heading + north + 360) % 360))),
  ];
};
