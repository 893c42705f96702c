import { startsWithPath, valueAt } from '@/lib/documents/json-path';
import { formatCsvLine } from '@/lib/documents/text/csv-line';
import type { AnySystem, PieceTemplate } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import {
  addToPlan,
  beginPlan,
  finishPlan,
  type ImportPlan,
  importWords,
  type PlanInProgress,
  planImport,
  refuseImport,
} from '../plan/import-plan';
import { placePiece, turnPiece, type WantedPlace } from '../plan/place-pieces';
import { readCsv } from './csv';

/** The heads are part of the format: a file of any language is read back. */
const COLUMNS = ['side', 'unit', 'name', 'what', 'place', 'heading'] as const;
type Column = (typeof COLUMNS)[number];

interface CsvBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** The order of battle for a spreadsheet: one line for each piece. */
export const writeOrderCsv = ({ system, scenario, position }: CsvBattle, say: Say): string => {
  const names = new Map(system.seats(scenario).map(({ id, name }) => [id, name]));
  return [
    formatCsvLine(...COLUMNS),
    ...position.pieces.map(piece =>
      formatCsvLine(
        names.get(piece.seat) ?? piece.seat,
        piece.id,
        piece.name,
        say(piece.words),
        formatPlace(piece, position),
        piece.heading ?? '',
      ),
    ),
    '',
  ].join('\r\n');
};

/** A space by its name; on an open table inches from the left and from the top. */
const formatPlace = ({ space, box }: Piece, { board }: Position): string => {
  if (space !== null || box === null) return space ?? '';
  const inch = board.kind === 'table' ? (board.inch ?? 1) : 1;
  return box.centre.map(value => Math.round((value / inch) * 100) / 100).join(' ');
};

interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
}

/** What a spreadsheet would change: places, headings and names of units that it knows, and units that it adds. */
export const planOrderCsv = (system: AnySystem, scenario: ScenarioBase, text: string, say: Say): ImportPlan =>
  planImport(() => {
    const rows = readRows(text);
    const plan = beginPlan(system, scenario);
    const seen = new Set<string>();
    for (const row of rows) {
      const { unit } = row.cells;
      if (unit !== '' && seen.has(unit)) refuseImport('twice', { line: row.line, id: unit });
      seen.add(unit);
      if (unit === '') addUnit(plan, row, say);
      else changeUnit(plan, row);
    }
    return finishPlan(plan);
  });

const readRows = (text: string): readonly CsvRow[] => {
  const [head = [], ...rows] = readCsv(text);
  const places = head.map(cell => COLUMNS.find(column => column === cell.trim().toLowerCase()));
  if (!places.includes('unit') || !places.includes('place')) refuseImport('csv-head');
  return rows.map((row, index) => {
    const cells = { side: '', unit: '', name: '', what: '', place: '', heading: '' };
    for (const [at, column] of places.entries()) if (column) cells[column] = row[at]?.trim() ?? '';
    return { line: index + 2, cells };
  });
};

const changeUnit = (plan: PlanInProgress, row: CsvRow): void => {
  const { unit, name, heading } = row.cells;
  const piece = plan.system.setUp(plan.scenario).pieces.find(({ id }) => id === unit);
  if (!piece) {
    plan.lost.push(importWords('lost.unknown-unit', { line: row.line, id: unit }));
    return;
  }
  const turned = heading === '' ? null : Number(heading);
  if (turned !== null && !(turned >= 0 && turned < 360))
    plan.lost.push(importWords('lost.heading', { line: row.line, text: heading }));
  const place = readPlace(plan, row, turned);
  if (place) placePiece(plan, piece, place);
  if (turned !== null && turned >= 0 && turned < 360) turnPiece(plan, piece, turned);
  if (name !== '' && name !== piece.name) renamePiece(plan, piece, row);
};

/** Null: the board has no such place, which is reported. */
const readPlace = (
  plan: PlanInProgress,
  { line, cells }: CsvRow,
  heading: number | null,
): WantedPlace | null => {
  const { board } = plan.system.setUp(plan.scenario);
  const { place } = cells;
  if (place === '') return { space: null };
  if (board.kind === 'spaces' && board.spaces.some(({ id }) => id === place)) return { space: place };
  const [x = Number.NaN, y = Number.NaN] = place.split(/\s+/).map(part => Number(part.replace(',', '.')));
  const inch = board.kind === 'table' ? (board.inch ?? 1) : 1;
  const isInside = x >= 0 && y >= 0 && x * inch <= board.width && y * inch <= board.height;
  if (board.kind === 'table' && isInside) return { at: [x * inch, y * inch], heading };
  plan.lost.push(importWords('lost.place', { line, place }));
  return null;
};

/** The entry of a table of the armies that a piece belongs to, if its name can be written there. */
const findNameCell = ({ system, scenario }: PlanInProgress, { paths }: Piece) => {
  const path = paths.at(-1) ?? [];
  return system.forms.tables(scenario).flatMap(table => {
    const row = path[table.path.length];
    const hasName = table.columns.some(column => column.path.length === 1 && column.path[0] === 'name');
    return hasName && typeof row === 'number' && startsWithPath(path, table.path) ? [{ table, row }] : [];
  })[0];
};

const renamePiece = (plan: PlanInProgress, piece: Piece, { line, cells: { name } }: CsvRow): void => {
  const cell = findNameCell(plan, piece);
  const path = cell && [...cell.table.path, cell.row, 'name'];
  if (!cell || !path || name.length > 60 || typeof valueAt(plan.scenario, path) !== 'string') {
    plan.lost.push(importWords('lost.name', { line, name }));
    return;
  }
  const changes = plan.system.forms.setEntryValue?.(
    plan.scenario,
    cell.table.id,
    cell.row,
    ['name'],
    name,
  ) ?? [{ op: 'replace' as const, path, value: name }];
  addToPlan(plan, changes, importWords('done.renamed', { from: piece.name, to: name }));
};

const addUnit = (plan: PlanInProgress, row: CsvRow, say: Say): void => {
  const { side, what, name, place } = row.cells;
  const { system, scenario } = plan;
  const seat = system.seats(scenario).find(each => each.id === side || each.name === side);
  const template = seat && findTemplate(plan, seat.id, what, say);
  if (!seat || !template) {
    plan.lost.push(importWords('lost.new-unit', { line: row.line, what, side }));
    return;
  }
  const { board } = system.setUp(scenario);
  const space = board.kind === 'spaces' && board.spaces.some(({ id }) => id === place) ? place : null;
  if (space === null && place !== '') plan.lost.push(importWords('lost.place', { line: row.line, place }));
  const changes = system.editing.add(scenario, template.id, seat.id, space, name.slice(0, 60));
  addToPlan(plan, changes, importWords('done.added', { unit: name || what, side: seat.name }));
};

const findTemplate = (
  { system, scenario }: PlanInProgress,
  seat: string,
  what: string,
  say: Say,
): PieceTemplate | undefined => {
  const templates = system.deployment.offers?.(scenario, seat).map(({ template }) => template);
  const wanted = what.toLowerCase();
  return (templates ?? system.palette.pieces).find(
    ({ id, label }) => id.toLowerCase() === wanted || say(label).toLowerCase() === wanted,
  );
};
