import { applyChanges, type Change } from '@/lib/documents/change';
import type { Fact } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type {
  Mustering,
  MusterQuestion,
  MusterRecord,
  Numbers,
  PieceNames,
  ReckonedRow,
  Reckoning,
} from '@/lib/game/mustering';
import type { ArmyDocument } from './army-document';
import { unitWords } from './describe';
import { TEMPLATES, type UnitTemplate } from './palette';
import { freeId } from './recruiting';
import { cite } from './rulebook';
import { commandsFor } from './rules/commands';
import {
  bestScale,
  countedIn,
  menPerFigure,
  SCALES,
  type ScaledArmy,
  type ScaledTroops,
  scaleArmy,
  type TroopNumber,
  USUAL_UNITS,
} from './rules/men-per-figure';
import type { Scenario, UnitEntry } from './scenario';

const WORDS = 'words.lost-battles';

/** What one document can hold; the armies of the book have half of it at most. */
const MOST_UNITS = 60;
const MOST_OF_ONE_ENTRY = 40;

const questions: readonly MusterQuestion[] = TEMPLATES.map(template => {
  const counted = countedIn(template);
  return {
    id: template.id,
    kind: { id: template.type, label: { code: `${WORDS}.type.${template.type}` } },
    quality: {
      id: template.class,
      label: { code: `${WORDS}.${template.class === 'unclassed' ? 'muster' : 'class'}.${template.class}` },
    },
    counted: { id: counted, label: { code: `${WORDS}.muster.counted.${counted}` } },
  };
});

const templateOf = ({ type, class: unitClass }: Pick<UnitTemplate, 'type' | 'class'>): string =>
  `${unitClass}-${type}`;

const troopsOf = (numbers: Numbers): TroopNumber[] =>
  TEMPLATES.map(({ id, type, class: unitClass }) => ({
    type,
    class: unitClass,
    number: numbers[id] ?? 0,
  })).filter(({ number }) => number > 0);

const rowOf = (troops: ScaledTroops): ReckonedRow => {
  const counted = countedIn(troops);
  const { number, perUnit, units, remainder } = troops;
  return {
    template: templateOf(troops),
    label: unitWords(troops),
    given: number,
    perPiece: perUnit,
    count: units,
    remainder,
    words: {
      perPiece: { code: `${WORDS}.muster.per-unit.${counted}`, values: { count: perUnit } },
      remainder: { code: `${WORDS}.muster.over.${counted}`, values: { count: remainder } },
    },
  };
};

const reckon = (numbers: Numbers, scale: number, side: string): Reckoning => {
  const scaled = scaleArmy(troopsOf(numbers), scale);
  return {
    scale,
    rows: scaled.troops.map(rowOf),
    facts: factsOf(scaled, side),
    findings: findingsOf(scaled),
  };
};

const factsOf = ({ scale, troops, units, fightingValue: value }: ScaledArmy, side: string): Fact[] => [
  { code: 'lost-battles/mustered-value', rule: cite('1.5'), values: { side, value, units } },
  {
    code: 'lost-battles/mustered-commands',
    rule: cite('4.1'),
    values: { side, commands: commandsFor(value) },
  },
  { code: 'lost-battles/men-per-figure', rule: cite('1.2'), values: { men: menPerFigure(scale) } },
  { code: 'lost-battles/men-left-over', rule: cite('1.2'), values: { men: menLeftOver(troops) } },
];

const menLeftOver = (troops: readonly ScaledTroops[]): number =>
  troops.filter(row => countedIn(row) === 'men').reduce((sum, { remainder }) => sum + remainder, 0);

const findingsOf = ({ units, troops }: ScaledArmy): Finding[] => {
  const { fewest, most } = USUAL_UNITS;
  const finding = (code: string, severity: Finding['severity'], values: Finding['values']): Finding => ({
    code: `lost-battles/${code}`,
    severity,
    rule: cite('1.2'),
    path: [],
    values,
  });
  if (troops.length === 0) return [];
  if (units > MOST_UNITS) return [finding('army-too-large', 'error', { units, most: MOST_UNITS })];
  if (units === 0) return [finding('army-too-small', 'error', {})];
  const isUsual = units >= fewest && units <= most;
  return isUsual ? [] : [finding('army-of-unusual-size', 'warning', { units, fewest, most })];
};

/** Entries of the document for the rows that make units. */
const entriesOf = ({ rows }: Reckoning, names: PieceNames, idOf: IdOf): UnitEntry[] =>
  rows.flatMap(({ template: templateId, count }) => {
    const template = TEMPLATES.find(({ id }) => id === templateId);
    if (!template) throw new Error(`no unit ${templateId}`);
    return partsOf(count).map((part, index) => ({
      id: idOf(template, part, index),
      name: names[templateId] ?? templateId,
      type: template.type,
      class: template.class,
      count: part,
    }));
  });

type IdOf = (template: UnitTemplate, count: number, part: number) => string;

const partsOf = (count: number): number[] => {
  if (count <= 0) return [];
  const part = Math.min(count, MOST_OF_ONE_ENTRY);
  return [part, ...partsOf(count - part)];
};

/** The new entries stand after the old ones; the battle takes the scale at which they were reckoned. */
const place = (
  scenario: Scenario,
  seatId: string,
  reckoning: Reckoning,
  names: PieceNames,
): readonly Change[] => {
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  if (force < 0) throw new Error(`no army of ${seatId}`);
  const { changes } = entriesOf(reckoning, names, ({ id }) => `${prefixOf(seatId)}${id}`).reduce(
    (placed, entry) => withEntry(placed, force, entry),
    { scenario, changes: [] as Change[] },
  );
  if (reckoning.scale === scenario.options.scale) return changes;
  return [...changes, { op: 'replace', path: ['options', 'scale'], value: reckoning.scale }];
};

/** Ids have a limit, and a side's own may reach it. */
const prefixOf = (seatId: string): string => (seatId.length > 24 ? '' : `${seatId}-`);

interface Placed {
  readonly scenario: Scenario;
  readonly changes: Change[];
}

const withEntry = ({ scenario, changes }: Placed, force: number, entry: UnitEntry): Placed => {
  const value = { ...entry, id: freeId(scenario, entry.id, entry.count) };
  const change: Change = { op: 'add', path: ['forces', force, 'units', '-'], value };
  return { scenario: applyChanges(scenario, [change]), changes: [...changes, change] };
};

const armyFrom = (reckoning: Reckoning, names: PieceNames, record: MusterRecord): ArmyDocument => {
  const sources = record.source.trim() === '' ? [] : [{ id: 'numbers', title: record.source.trim() }];
  return {
    $schema: '/schemas/army/lost-battles/1.json',
    format: 'army',
    version: 1,
    system: 'lost-battles',
    title: record.title,
    side: record.side,
    scale: reckoning.scale,
    sources,
    numbers: reckoning.rows.map(row => numberOf(row, sources[0]?.id)),
    units: entriesOf(reckoning, names, ({ id }, _count, part) => (part === 0 ? id : `${id}-part-${part}`)),
    generals: [],
  };
};

const numberOf = ({ template: id, given }: ReckonedRow, source: string | undefined) => {
  const template = TEMPLATES.find(other => other.id === id);
  if (!template) throw new Error(`no unit ${id}`);
  const { type, class: unitClass } = template;
  return { type, class: unitClass, number: given, ...(source === undefined ? {} : { source }) };
};

/** 1.2 – From the men of a real army to units: the scaling assistant. */
export const mustering: Mustering<Scenario> = {
  questions,
  scales: SCALES.map(scale => ({
    scale,
    label: { code: `${WORDS}.muster.scale`, values: { scale, men: menPerFigure(scale) } },
  })),
  scaleOf: ({ options }) => options.scale,
  suggest: armies => bestScale(armies.map(troopsOf)),
  reckon,
  place,
  army: armyFrom,
};
