import { groupBy } from '@/lib/documents/group-by';
import { fromPointer, startsWithPath } from '@/lib/documents/json-path';
import type { SpaceDescription, TerrainDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import { formatHexId, hexOf } from '@/lib/geometry/hex/hex';
import { armiesOf, rosterOf } from '../document/army';
import { groundOf, listTerrainKinds } from '../document/ground';
import type { Scenario } from '../document/scenario';
import type { Trait } from '../document/traits-schema';
import { formatHour } from './format-hour';
import { type PrussiasGloryPosition, setUp } from './position';
import { describeLeader, nameTerrain, words } from './words';

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
      return piece ? { ...rowOf(scenario, piece), group: groupWords(scenario, id) } : [];
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
  ...(piece.space === null ? arrivalOf(scenario, piece) : {}),
});

/** Under whom it fights: the commander, a wing by its name, or the guns. */
const groupWords = (scenario: Scenario, id: string): Sentence => {
  const { units, leaders, wings } = rosterOf(scenario);
  const piece = units.get(id) ?? leaders.get(id);
  const wing = wings.get(piece?.wing ?? '');
  if (wing && leaders.get(id)?.kind !== 'commander')
    return { code: 'aid.prussias-glory.wing', values: { name: wing.name } };
  return { code: `aid.prussias-glory.${leaders.has(id) ? 'commander' : 'guns'}` };
};

/** 24.2.2, 26.3, 26.4.1 – How a piece comes that does not stand on the map at the start. */
const arrivalOf = (scenario: Scenario, { id, seat }: Piece): Pick<ForceRow, 'arrival'> => {
  const { units, leaders } = rosterOf(scenario);
  const wing = (units.get(id) ?? leaders.get(id))?.wing ?? null;
  for (const trait of scenario.traits) {
    const words = arrivalWords(scenario, trait, { id, seat, wing });
    if (words) return { arrival: words };
  }
  return {};
};

interface ArrivingPiece {
  readonly id: string;
  readonly seat: string;
  readonly wing: string | null;
}

const arrivalWords = (
  scenario: Scenario,
  trait: Trait,
  { id, seat, wing }: ArrivingPiece,
): Sentence | null => {
  const { board } = scenario;
  const named = (code: string, values: Sentence['values']): Sentence => ({
    code: `aid.prussias-glory.arrival.${code}`,
    ...(values ? { values } : {}),
  });
  if (trait.trait === 'reinforcements' && trait.pieces.includes(id))
    return named('reinforcements', { turn: formatHour(trait.turn), hex: trait.at });
  if (trait.trait === 'arrival' && (trait.wing === wing || trait.artillery.includes(id)))
    return named('wing', { town: board.towns.find(town => town.id === trait.town)?.name ?? trait.town });
  if (trait.trait !== 'entry' || trait.side !== seat) return null;
  if (wing !== null && trait.wings && !trait.wings.includes(wing)) return null;
  const zone = board.entryZones.find(entry => entry.id === trait.zone);
  return named('entry', { zone: zone?.name ?? trait.zone });
};

/** The roster also says who commands. */
const wordsOf = (scenario: Scenario, piece: Piece): Sentence => {
  const leader = rosterOf(scenario).leaders.get(piece.id);
  return leader ? describeLeader(leader) : piece.words;
};

const isReconstructed = ({ provenance }: Scenario, { paths }: Piece): boolean => {
  const path = paths.at(-1) ?? [];
  return provenance.some(
    ({ at, mark }) => mark === 'reconstructed' && at !== '' && startsWithPath(path, fromPointer(at)),
  );
};

/** Hex by hex where somebody stands: the ground, then the stack from the top. */
export const describeSpaces = (position: PrussiasGloryPosition): readonly SpaceDescription[] => {
  const standing = position.pieces.flatMap(piece =>
    piece.space === null ? [] : [{ space: piece.space, piece }],
  );
  const stacks = groupBy(standing, ({ space }) => space);
  return [...stacks.keys()].sort().map(space => {
    const here = (stacks.get(space) ?? []).map(({ piece }) => piece);
    return {
      space,
      title: titleOf(position, space),
      sentences: [groundSentence(position, space), ...standingSentences(position, here)],
    };
  });
};

const titleOf = ({ map, grid }: PrussiasGloryPosition, space: string): Sentence => {
  const town = map.towns.find(({ id }) => groundOf(map).towns.get(id)?.includes(hexOf(grid, space)));
  return town ? words('hex-in-town', { hex: space, town: town.name }) : words('hex', { hex: space });
};

const groundSentence = ({ map, grid }: PrussiasGloryPosition, space: string): Sentence =>
  words('ground', { terrain: nameTerrain(listTerrainKinds(groundOf(map), hexOf(grid, space))) });

const standingSentences = ({ sides }: PrussiasGloryPosition, standing: readonly Piece[]): Sentence[] =>
  sides.flatMap(side => {
    const here = standing.filter(({ seat }) => seat === side.id).toReversed();
    if (here.length === 0) return [];
    const list = here.map(piece => words('piece', { name: piece.name, words: piece.words }));
    return [words('standing', { side: side.name, pieces: list })];
  });

/** Hex by hex the vegetation and height, then what lies between the hexes, then the towns. */
export const describeTerrain = (position: PrussiasGloryPosition): readonly TerrainDescription[] => [
  ...groundOfHexes(position),
  ...groundOfSides(position.map),
  ...position.map.towns.map(({ name, hexes }) => ({
    what: words('lies.town', { name }),
    where: words('at', { place: hexes.join(' ') }),
  })),
];

const groundOfHexes = ({ map, grid }: PrussiasGloryPosition): readonly TerrainDescription[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, hex) => hex).flatMap(hex => {
    const kinds = listTerrainKinds(groundOf(map), hex);
    return kinds.length === 0
      ? []
      : [{ what: nameTerrain(kinds), where: words('at', { place: formatHexId(grid, hex) }) }];
  });

/** The first hex of these is the upper or the protected one; of the others either may be named first. */
const ONE_SIDED: readonly string[] = ['slopes', 'entrenchments'];

const groundOfSides = ({ hexsides }: PrussiasGloryPosition['map']): readonly TerrainDescription[] =>
  Object.entries(hexsides).flatMap(([kind, sides]) =>
    sides.map(side => ({
      what: words(`lies.${kind}`),
      where: words('at', {
        place: ONE_SIDED.includes(kind) ? side : side.split('/').sort().join('/'),
      }),
    })),
  );
