import type { SpaceDescription, TerrainDescription } from '@/lib/game/contract/game-system';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ForceTable } from '@/lib/game/document/roster';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { forcesOf, groundOf } from '../document/table';
import { toForceTable, type UnitLocation } from './force-table';
import { type DeathGroundPosition, INCH, styleOf } from './position';
import { word } from './words';

/** The armies as tables: the general, then unit by unit, with where on the table each stands. */
export const orderOfBattle = (scenario: Scenario): readonly ForceTable[] =>
  forcesOf(scenario).flatMap(({ force, resolved, stands }) => {
    if (!resolved) return [];
    const placeOf = ({ unit }: { readonly unit: { readonly id: string } }): UnitLocation => {
      const stand = stands.find(({ id }) => id === unit.id);
      if (stand?.place) return { spaces: [squareName(scenario, stand.place.at)] };
      const isLate = force.units.some(({ id, late }) => id === unit.id && late);
      const arrival = { code: `aid.in-death-ground.arrival.${isLate ? 'late' : 'waiting'}` };
      return { spaces: [], arrival };
    };
    const led = stands.find(({ id, kind }) => kind === 'general' || id === force.general?.unit);
    const general = led?.place
      ? { spaces: [squareName(scenario, led.place.at)], pieces: [led.id] }
      : { spaces: [] };
    return [toForceTable(resolved, force.side, styleOf(scenario, force.side), placeOf, general)];
  });

const COLUMNS = 'ABCDEFGHIJ';
const FOOT = 12;

/** The square foot of the table that contains a point: A1 at the top left. */
const squareName = ({ board }: Scenario, [x, y]: readonly [number, number]): string => {
  const clamp = (value: number, length: number): number =>
    Math.max(0, Math.min(Math.ceil(length / FOOT) - 1, Math.floor(value / FOOT)));
  return `${COLUMNS[clamp(x, board.width)] ?? 'A'}${clamp(y, board.height) + 1}`;
};

const HALVES = ['left', 'centre', 'right'] as const;

/** "on the left, 20 inches from the top edge". */
const describePlace = ({ board }: Scenario, [x, y]: readonly [number, number]): Sentence =>
  word('in-words', 'where', {
    third: HALVES[Math.max(0, Math.min(2, Math.floor((x / board.width) * 3)))] ?? 'centre',
    inches: Math.round(y),
  });

const describePiece = (scenario: Scenario, piece: TerrainPiece): Sentence =>
  word('in-words', 'terrain', {
    kind: word('terrain', piece.kind),
    name: piece.name ?? '',
    named: piece.name ? 'yes' : 'no',
    where: describeMiddle(scenario, piece),
  });

const describeMiddle = (scenario: Scenario, piece: TerrainPiece): Sentence => {
  const corners = groundOf(scenario, piece);
  const x = corners.reduce((sum, [px]) => sum + px, 0) / corners.length;
  const y = corners.reduce((sum, [, py]) => sum + py, 0) / corners.length;
  return describePlace(scenario, [x, y]);
};

/** Piece of terrain by piece of terrain: what it is and where its middle lies. */
export const describeGround = ({ scenario }: DeathGroundPosition): readonly TerrainDescription[] =>
  scenario.board.pieces.map(piece => ({
    what: word('terrain', piece.kind),
    where: describeMiddle(scenario, piece),
  }));

/** The table in words: its terrain, then each side with where its units stand and what waits. */
export const describeSpaces = (position: DeathGroundPosition): readonly SpaceDescription[] => {
  const { scenario, pieces } = position;
  const { board, sides, kind } = scenario;
  return [
    {
      space: 'table',
      title: word('in-words', 'table', {
        width: board.width,
        height: board.height,
        home: word('home', board.home),
      }),
      sentences: [
        word('in-words', 'kind', { kind: word('scenario', kind) }),
        ...board.pieces.map(piece => describePiece(scenario, piece)),
      ],
    },
    ...sides.map(({ id, name }) => ({
      space: id,
      title: word('in-words', 'side', { side: name }),
      sentences: pieces
        .filter(({ seat }) => seat === id)
        .map(piece =>
          piece.box
            ? word('in-words', 'stands', {
                unit: piece.name,
                what: piece.words,
                where: describePlace(scenario, [piece.box.centre[0] / INCH, piece.box.centre[1] / INCH]),
                heading: Math.round(piece.heading ?? 0),
              })
            : word('in-words', 'waits', { unit: piece.name, what: piece.words }),
        ),
    })),
  ];
};
