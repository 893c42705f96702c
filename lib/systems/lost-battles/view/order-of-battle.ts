import { fromPointer, startsWithPath } from '@/lib/documents/json-path';
import { compareCodes } from '@/lib/game/collator';
import type { SpaceDescription, TerrainDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceRow, ForceTable } from '@/lib/game/document/roster';
import { DIRECTIONS } from '@/lib/geometry/square';
import type { Scenario } from '../document/scenario';
import { type LostBattlesPosition, type PlacementBasis, setUp, type Tile } from './position';
import { describeCamp, describeDirection, describeTerrain, describeTile, keyZoneLabel } from './words';

/** The armies as tables: one row per entry of the document, generals first. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] => {
  const { pieces } = setUp(scenario);
  return scenario.sides.map(({ id }) => ({
    seat: id,
    isPlaced: true,
    rows: rowsOf(
      scenario,
      pieces.filter(piece => piece.seat === id),
    ),
  }));
};

const rowsOf = (scenario: Scenario, pieces: readonly Piece[]): ForceRow[] => {
  const entries = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify(piece.paths.at(-1));
    entries.set(key, [...(entries.get(key) ?? []), piece]);
  }
  return [...entries.values()].map(group => rowOf(scenario, group)).sort(byDocument);
};

type OrderedRow = ForceRow & { readonly order: string };

const byDocument = (left: OrderedRow, right: OrderedRow): number => compareCodes(left.order, right.order);

const rowOf = (scenario: Scenario, group: readonly Piece[]): OrderedRow => {
  const [piece] = group;
  if (!piece) throw new Error('an entry without pieces');
  const path = piece.paths.at(-1) ?? [];
  return {
    face: { ...piece.face, lead: false },
    pieces: group.map(({ id }) => id),
    name: piece.name,
    words: piece.words,
    count: group.length,
    spaces: [...new Set(group.flatMap(({ space }) => space ?? []))].sort(),
    reconstructed: scenario.provenance.some(
      ({ at, mark }) => mark === 'reconstructed' && at !== '' && startsWithPath(path, fromPointer(at)),
    ),
    order: path.join('/'),
  };
};

/** Tile by tile, from the far side to the near one: the ground, then who stands there and how. */
export const describeTiles = (position: LostBattlesPosition): readonly SpaceDescription[] =>
  position.tiles.map(tile => ({
    space: tile.id,
    title: describeTile(tile.id, position),
    sentences: [groundSentence(tile), ...standingSentences(position, tile)],
    remarks: position.bases.filter(basis => basis.tile === tile.id).flatMap(describeSource),
  }));

const WORDS = 'words.lost-battles';

const groundSentence = ({ terrain, camp, isKeyZone }: Tile): Sentence => ({
  code: `${WORDS}.ground`,
  values: {
    list: [
      describeTerrain(terrain),
      ...(camp ? [describeCamp(camp)] : []),
      ...(isKeyZone ? [keyZoneLabel] : []),
    ],
  },
});

const standingSentences = ({ pieces, sides, bases }: LostBattlesPosition, tile: Tile): Sentence[] =>
  sides.flatMap(side => {
    const here = pieces.filter(({ space, seat }) => space === tile.id && seat === side.id);
    if (here.length === 0) return [];
    return [
      { code: `${WORDS}.standing`, values: { side: side.name, pieces: countByName(here) } },
      ...describeFormation(here),
      ...bases.filter(basis => basis.tile === tile.id && basis.seat === side.id).map(describeBasis),
    ];
  });

/** Whether a source puts them here. */
const describeBasis = ({ mark }: PlacementBasis): Sentence => ({ code: `${WORDS}.basis.${mark}` });

/** Which source, and what it says. */
const describeSource = ({ source, note }: PlacementBasis): Sentence[] => [
  ...(source === null ? [] : [{ code: `${WORDS}.basis.source`, values: { source } }]),
  ...(note === null ? [] : [{ code: `${WORDS}.basis.note`, values: { note } }]),
];

/** How a group is drawn up; a commander alone has neither facing nor lead. */
const describeFormation = (here: readonly Piece[]): Sentence[] => {
  const facing = DIRECTIONS.find(direction => here.some(piece => piece.facing === direction));
  const lead = here.find(piece => piece.face.lead);
  return [
    ...(facing ? [{ code: `${WORDS}.facing`, values: { facing: describeDirection(facing) } }] : []),
    ...(lead ? [{ code: `${WORDS}.led-by`, values: { name: lead.name } }] : []),
  ];
};

/** "4 × Allied legions (average legion)". */
const countByName = (pieces: readonly Piece[]): Sentence[] => {
  const names = [...new Set(pieces.map(({ name }) => name))];
  return names.map(name => {
    const same = pieces.filter(piece => piece.name === name);
    return { code: `${WORDS}.counted`, values: { count: same.length, name, words: same[0]?.words ?? '' } };
  });
};

/** Tile by tile: its terrain, and any camp on it. */
export const describeGround = (position: LostBattlesPosition): readonly TerrainDescription[] =>
  position.tiles.flatMap(({ id, terrain, camp }) => {
    const where = describeTile(id, position);
    return [
      ...(terrain.length > 0 ? [{ what: describeTerrain(terrain), where }] : []),
      ...(camp ? [{ what: describeCamp(camp), where }] : []),
    ];
  });
