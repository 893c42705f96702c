import { fromPointer, startsWithPath } from '@/lib/documents/json-path';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import type { Scenario } from '../document/scenario';
import { isBattlePlace, isSpace, SPACES, type SpaceId } from '../vocabulary';
import { type PeriklesPosition, type PlayerHand, setUp } from './position';
import { describeSpecial, describeTile } from './tile-words';
import { describeLocation, describeSpace, WORDS } from './words';

/** What each player has on the board, equal pieces counted. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] => {
  const { pieces } = setUp(scenario);
  return scenario.sides.map(({ id }) => ({
    seat: id,
    isPlaced: true,
    rows: rowsOf(
      scenario,
      pieces.filter(({ seat }) => seat === id),
    ),
  }));
};

const rowsOf = (scenario: Scenario, pieces: readonly Piece[]): readonly ForceRow[] => {
  const kinds = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece.words);
    kinds.set(key, [...(kinds.get(key) ?? []), piece]);
  }
  return [...kinds.values()].flatMap(alike => {
    const [first] = alike;
    if (!first) return [];
    const spaces = alike.flatMap(({ space }) => space ?? []);
    return [
      {
        face: first.face,
        pieces: alike.map(({ id }) => id),
        name: first.name,
        words: first.words,
        count: alike.length,
        spaces,
        places: spaces.filter(isSpace).map(describeSpace),
        reconstructed: isReconstructed(scenario, first),
      },
    ];
  });
};

const isReconstructed = ({ provenance }: Scenario, { paths }: Piece): boolean =>
  provenance.some(
    ({ at, mark }) =>
      mark === 'reconstructed' && at !== '' && paths.some(path => startsWithPath(path, fromPointer(at))),
  );

/** City by city and place by place: the influence and the troops; then each player's open tiles. */
export const describeSpaces = (position: PeriklesPosition): readonly SpaceDescription[] => [
  ...SPACES.map(space => ({
    space,
    title: titleOf(position, space),
    sentences: sentencesOf(position, space),
  })),
  ...position.hands.map(hand => ({
    space: `hand-${hand.side}`,
    title: { code: `${WORDS}.hand.title`, values: { side: sideNameOf(position, hand.side) } },
    sentences: handSentences(hand),
  })),
];

const sideNameOf = ({ sides }: PeriklesPosition, side: string): string =>
  sides.find(({ id }) => id === side)?.name ?? side;

/** 4.1, 7.7, 2.3 – Tiles and places are open; of a special tile of others only that it is there. */
const handSentences = ({ tiles, places, special }: PlayerHand): readonly Sentence[] => {
  const lines: readonly Sentence[] = [
    ...tiles.map(id => ({ code: `${WORDS}.hand.tile`, values: { tile: describeTile(id) } })),
    ...places.map(({ name, points }) => ({ code: `${WORDS}.hand.place`, values: { name, points } })),
    ...(special === null
      ? []
      : [{ code: `${WORDS}.hand.special`, values: { special: describeSpecial(special) } }]),
  ];
  return lines.length > 0 ? lines : [{ code: `${WORDS}.hand.nothing` }];
};

const titleOf = ({ locations }: PeriklesPosition, space: SpaceId): Sentence => {
  const location = isBattlePlace(space) ? locations[space] : undefined;
  return location ? describeLocation(location) : describeSpace(space);
};

const sentencesOf = ({ pieces, stances }: PeriklesPosition, space: SpaceId): readonly Sentence[] => {
  const here = pieces.filter(piece => piece.space === space);
  if (here.length === 0) return [{ code: `${WORDS}.nobody` }];
  return here.map(({ id, name, words }) => ({
    code: `${WORDS}.standing`,
    values: { side: name, words, stance: stances[id] ?? 'none' },
  }));
};
