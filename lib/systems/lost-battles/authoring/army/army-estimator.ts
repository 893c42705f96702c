import { applyChanges, type Change } from '@/lib/documents/change';
import type {
  ArmyEstimate,
  ArmyEstimator,
  EstimatedArmyInfo,
  EstimateQuestion,
  EstimateRow,
  PieceNames,
  TroopNumbers,
} from '@/lib/game/contract/army/army-estimate';
import type { Finding } from '@/lib/game/contract/finding';
import type { Fact } from '@/lib/game/document/document-kind';
import type { ArmyDocument } from '../../document/army';
import type { Scenario, UnitEntry } from '../../document/scenario';
import { cite } from '../../rulebook';
import {
  countedItemOf,
  countMenPerFigure,
  findBestScale,
  SCALES,
  type ScaledArmy,
  type ScaledTroops,
  scaleArmy,
  type TroopNumber,
  USUAL_UNITS,
} from '../../rules/army-scale';
import { commandsFor } from '../../rules/commands/commands';
import { describeUnit } from '../../view/words';
import { findFreeId } from '../add-remove-units';
import { TEMPLATES, type UnitTemplate } from '../palette';

const WORDS = 'words.lost-battles';

/** The most that one document can contain; the armies of the book use at most half of it. */
const MAX_UNITS = 60;
const MAX_PER_ENTRY = 40;

const questions: readonly EstimateQuestion[] = TEMPLATES.map(template => {
  const counted = countedItemOf(template);
  return {
    id: template.id,
    kind: { id: template.type, label: { code: `${WORDS}.type.${template.type}` } },
    quality: {
      id: template.class,
      label: { code: `${WORDS}.${template.class === 'unclassed' ? 'estimate' : 'class'}.${template.class}` },
    },
    counted: { id: counted, label: { code: `${WORDS}.estimate.counted.${counted}` } },
  };
});

const templateIdOf = ({ type, class: unitClass }: Pick<UnitTemplate, 'type' | 'class'>): string =>
  `${unitClass}-${type}`;

const troopsOf = (numbers: TroopNumbers): TroopNumber[] =>
  TEMPLATES.map(({ id, type, class: unitClass }) => ({
    type,
    class: unitClass,
    number: numbers[id] ?? 0,
  })).filter(({ number }) => number > 0);

const toEstimateRow = (troops: ScaledTroops): EstimateRow => {
  const counted = countedItemOf(troops);
  const { number, perUnit, units, remainder } = troops;
  return {
    template: templateIdOf(troops),
    label: describeUnit(troops),
    given: number,
    perPiece: perUnit,
    count: units,
    remainder,
    words: {
      perPiece: { code: `${WORDS}.estimate.per-unit.${counted}`, values: { count: perUnit } },
      remainder: { code: `${WORDS}.estimate.over.${counted}`, values: { count: remainder } },
    },
  };
};

const estimate = (numbers: TroopNumbers, scale: number, side: string): ArmyEstimate => {
  const scaled = scaleArmy(troopsOf(numbers), scale);
  return {
    scale,
    rows: scaled.troops.map(toEstimateRow),
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
  { code: 'lost-battles/men-per-figure', rule: cite('1.2'), values: { men: countMenPerFigure(scale) } },
  { code: 'lost-battles/men-left-over', rule: cite('1.2'), values: { men: menLeftOver(troops) } },
];

const menLeftOver = (troops: readonly ScaledTroops[]): number =>
  troops.filter(row => countedItemOf(row) === 'men').reduce((sum, { remainder }) => sum + remainder, 0);

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
  if (units > MAX_UNITS) return [finding('army-too-large', 'error', { units, most: MAX_UNITS })];
  if (units === 0) return [finding('army-too-small', 'error', {})];
  const isUsual = units >= fewest && units <= most;
  return isUsual ? [] : [finding('army-of-unusual-size', 'warning', { units, fewest, most })];
};

/** Entries of the document for the rows that make units. */
const toUnitEntries = ({ rows }: ArmyEstimate, names: PieceNames, idOf: IdOf): UnitEntry[] =>
  rows.flatMap(({ template: templateId, count }) => {
    const template = TEMPLATES.find(({ id }) => id === templateId);
    if (!template) throw new Error(`no unit ${templateId}`);
    return splitCount(count).map((part, index) => ({
      id: idOf(template, part, index),
      name: names[templateId] ?? templateId,
      type: template.type,
      class: template.class,
      count: part,
    }));
  });

type IdOf = (template: UnitTemplate, count: number, part: number) => string;

const splitCount = (count: number): number[] => {
  if (count <= 0) return [];
  const part = Math.min(count, MAX_PER_ENTRY);
  return [part, ...splitCount(count - part)];
};

/** The new entries stand after the old ones; the battle takes the scale at which they were calculated. */
const placeEntries = (
  scenario: Scenario,
  seatId: string,
  estimated: ArmyEstimate,
  names: PieceNames,
): readonly Change[] => {
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  if (force < 0) throw new Error(`no army of ${seatId}`);
  const { changes } = toUnitEntries(estimated, names, ({ id }) => `${prefixOf(seatId)}${id}`).reduce(
    (placed, entry) => addEntry(placed, force, entry),
    { scenario, changes: [] as Change[] },
  );
  if (estimated.scale === scenario.options.scale) return changes;
  return [...changes, { op: 'replace', path: ['options', 'scale'], value: estimated.scale }];
};

/** Ids have a limit, and a side's own may reach it. */
const prefixOf = (seatId: string): string => (seatId.length > 24 ? '' : `${seatId}-`);

interface Placed {
  readonly scenario: Scenario;
  readonly changes: Change[];
}

const addEntry = ({ scenario, changes }: Placed, force: number, entry: UnitEntry): Placed => {
  const value = { ...entry, id: findFreeId(scenario, entry.id, entry.count) };
  const change: Change = { op: 'add', path: ['forces', force, 'units', '-'], value };
  return { scenario: applyChanges(scenario, [change]), changes: [...changes, change] };
};

const toArmyDocument = (
  estimated: ArmyEstimate,
  names: PieceNames,
  record: EstimatedArmyInfo,
): ArmyDocument => {
  const sources = record.source.trim() === '' ? [] : [{ id: 'numbers', title: record.source.trim() }];
  return {
    $schema: '/schemas/army/lost-battles/1.json',
    format: 'army',
    version: 1,
    system: 'lost-battles',
    title: record.title,
    side: record.side,
    scale: estimated.scale,
    sources,
    numbers: estimated.rows.map(row => toNumberEntry(row, sources[0]?.id)),
    units: toUnitEntries(estimated, names, ({ id }, _count, part) =>
      part === 0 ? id : `${id}-part-${part}`,
    ),
    generals: [],
  };
};

const toNumberEntry = ({ template: id, given }: EstimateRow, source: string | undefined) => {
  const template = TEMPLATES.find(other => other.id === id);
  if (!template) throw new Error(`no unit ${id}`);
  const { type, class: unitClass } = template;
  return { type, class: unitClass, number: given, ...(source === undefined ? {} : { source }) };
};

/** 1.2 – From the soldiers of a real army to units: the scaling assistant. */
export const armyEstimate: ArmyEstimator<Scenario> = {
  questions,
  scales: SCALES.map(scale => ({
    scale,
    label: { code: `${WORDS}.estimate.scale`, values: { scale, men: countMenPerFigure(scale) } },
  })),
  scaleOf: ({ options }) => options.scale,
  suggestScale: armies => findBestScale(armies.map(troopsOf)),
  estimateArmy: estimate,
  addPieces: placeEntries,
  toArmyDocument,
};
