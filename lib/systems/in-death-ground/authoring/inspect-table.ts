import type { Change } from '@/lib/documents/change';
import type { SpaceField, SpaceForm, SpaceNote } from '@/lib/game/contract/authoring/space-form';
import type { Sentence } from '@/lib/game/contract/sentence';
import { containsPoint, type Point } from '@/lib/geometry/board';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { groundOf, isArea, isLine, isShore } from '../document/table';
import { cite } from '../rulebook';
import { boundsOf, TERRAIN_RULES } from '../rules/terrain/terrain';
import { round, toInches } from '../view/position';
import { word } from '../view/words';
import { AREA_KINDS, LINE_KINDS } from '../vocabulary';

const words = (id: string, values?: Sentence['values']): Sentence => word('inspect', id, values);

/** A point of the table in board units, or a piece of terrain by its id. */
export const inspectTable = (scenario: Scenario, place: string | Point): SpaceForm | null => {
  if (typeof place !== 'string') return inspectPoint(scenario, toInches(place));
  const index = scenario.board.pieces.findIndex(({ id }) => id === place);
  const piece = scenario.board.pieces[index];
  return piece ? inspectPiece(scenario, piece, index) : null;
};

/** 7.13 – Where the point lies, what lies there, and how far it is to the four edges. */
const inspectPoint = (scenario: Scenario, point: Point): SpaceForm => {
  const { width, height, pieces } = scenario.board;
  const [x, y] = point;
  const here = pieces.filter(piece => containsPoint(groundOf(scenario, piece), point));
  return {
    title: words('point', { across: x, down: y }),
    fields: [],
    notes: [
      ...(here.length === 0 ? [{ words: words('good-going'), rule: cite('7') }] : here.map(terrainNote)),
      {
        words: words('edges', { top: y, right: round(width - x), bottom: round(height - y), left: x }),
        rule: cite('7.13'),
      },
    ],
  };
};

const terrainNote = ({ kind, name }: TerrainPiece): SpaceNote => ({
  words: words('terrain', {
    kind: word('terrain', kind),
    named: name === undefined ? 'no' : 'yes',
    name: name ?? '',
  }),
  rule: TERRAIN_RULES[kind],
});

const inspectPiece = (scenario: Scenario, piece: TerrainPiece, index: number): SpaceForm => ({
  title: word('terrain', piece.kind),
  fields: isShore(piece) ? [] : [kindField(piece, index)],
  notes: [{ words: sizeWords(scenario, piece), rule: TERRAIN_RULES[piece.kind] }],
});

/** An area stays an area, and a line a line; a crest or ford that the new kind cannot have is removed. */
const kindField = (piece: Exclude<TerrainPiece, { edge: unknown }>, index: number): SpaceField => ({
  id: 'kind',
  label: words('kind'),
  kind: {
    type: 'choice',
    choices: (isArea(piece) ? AREA_KINDS : LINE_KINDS).map(value => ({
      value,
      label: word('terrain', value),
    })),
  },
  value: piece.kind,
  rule: TERRAIN_RULES[piece.kind],
  change: kind => changeKind(piece, index, String(kind)),
});

const OWN_PARTS: Readonly<Record<string, readonly string[]>> = {
  crest: ['gentle-hill', 'steep-hill'],
  plateau: ['steep-hill'],
  rockyPlateau: ['steep-hill'],
  solid: ['village'],
  fords: ['river'],
  oneBank: ['river'],
};

const changeKind = (piece: TerrainPiece, index: number, kind: string): readonly Change[] => {
  const parts = Object.entries(piece).filter(([part]) => OWN_PARTS[part]?.includes(kind) ?? true);
  return [{ op: 'replace', path: ['board', 'pieces', index], value: { ...Object.fromEntries(parts), kind } }];
};

const sizeWords = (scenario: Scenario, piece: TerrainPiece): Sentence => {
  if (isLine(piece)) return words('line', { length: Math.round(lengthOf(piece.line)), width: piece.width });
  const [left, top, right, bottom] = boundsOf(groundOf(scenario, piece));
  return words('size', { width: Math.round(right - left), height: Math.round(bottom - top) });
};

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
