import { fromPointer, startsWith } from '@/lib/documents/json-path';
import type { GroundInWords, SpaceInWords } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import type { ForceRow, ForceTable } from '@/lib/game/roster';
import type { Sentence } from '@/lib/game/sentence';
import { hexId, hexOf } from '@/lib/geometry/hex';
import { armiesOf, rosterOf } from './army';
import { leaderWords, terrainWords, words } from './describe';
import { groundOf, terrainKinds } from './ground';
import { type PrussiasGloryPosition, setUp } from './position';
import type { Scenario } from './scenario';

/** The armies as tables: the commander, then wing by wing, then the guns. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] => {
  const pieces = new Map(setUp(scenario).pieces.map(piece => [piece.id, piece]));
  return armiesOf(scenario).map(({ sideId, commander, wings, units, leaders }) => ({
    seat: sideId,
    isPlaced: true,
    rows: [
      ...(commander ? [commander.id] : []),
      ...wings.flatMap(wing => [
        ...leaders.filter(({ kind, wing: led }) => kind === 'wing' && led === wing.id).map(({ id }) => id),
        ...wing.units.map(({ id }) => id),
      ]),
      ...units.filter(({ wing }) => wing === null).map(({ id }) => id),
    ].flatMap(id => {
      const piece = pieces.get(id);
      return piece ? rowOf(scenario, piece) : [];
    }),
  }));
};

const rowOf = (scenario: Scenario, piece: Piece): ForceRow => ({
  face: piece.face,
  name: piece.name,
  words: wordsOf(scenario, piece),
  count: 1,
  spaces: piece.space === null ? [] : [piece.space],
  reconstructed: isReconstructed(scenario, piece),
});

/** The roster also says who commands. */
const wordsOf = (scenario: Scenario, piece: Piece): Sentence => {
  const leader = rosterOf(scenario).leaders.get(piece.id);
  return leader ? leaderWords(leader) : piece.words;
};

const isReconstructed = ({ provenance }: Scenario, { paths }: Piece): boolean => {
  const path = paths.at(-1) ?? [];
  return provenance.some(
    ({ at, mark }) => mark === 'reconstructed' && at !== '' && startsWith(path, fromPointer(at)),
  );
};

/** Hex by hex where somebody stands: the ground, then the stack from the top. */
export const inWords = (position: PrussiasGloryPosition): readonly SpaceInWords[] => {
  const spaces = [...new Set(position.pieces.flatMap(({ space }) => space ?? []))].sort();
  return spaces.map(space => ({
    space,
    title: titleOf(position, space),
    sentences: [groundSentence(position, space), ...standingSentences(position, space)],
  }));
};

const titleOf = ({ map, grid }: PrussiasGloryPosition, space: string): Sentence => {
  const town = map.towns.find(({ id }) => groundOf(map).towns.get(id)?.includes(hexOf(grid, space)));
  return town ? words('hex-in-town', { hex: space, town: town.name }) : words('hex', { hex: space });
};

const groundSentence = ({ map, grid }: PrussiasGloryPosition, space: string): Sentence =>
  words('ground', { terrain: terrainWords(terrainKinds(groundOf(map), hexOf(grid, space))) });

const standingSentences = ({ pieces, sides }: PrussiasGloryPosition, space: string): Sentence[] =>
  sides.flatMap(side => {
    const here = pieces.filter(piece => piece.space === space && piece.seat === side.id).toReversed();
    if (here.length === 0) return [];
    const list = here.map(piece => words('piece', { name: piece.name, words: piece.words }));
    return [words('standing', { side: side.name, pieces: list })];
  });

/** Hex by hex what grows and rises there; what lies between hexes is not told. */
export const ground = ({ map, grid }: PrussiasGloryPosition): readonly GroundInWords[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, hex) => hex).flatMap(hex => {
    const kinds = terrainKinds(groundOf(map), hex);
    return kinds.length === 0
      ? []
      : [{ what: terrainWords(kinds), where: words('hex', { hex: hexId(grid, hex) }) }];
  });
