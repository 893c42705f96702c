import type { Side } from './scenario-base';

const TWO_SIDES: readonly Side[] = [
  { id: 'first', name: 'A', colour: '#8E2A20', style: 'solid' },
  { id: 'second', name: 'B', colour: '#1F4F5C', style: 'outline' },
];

interface BlankOptions {
  readonly year: number;
  /** Absent: a solid red and an outlined green side. */
  readonly sides?: readonly Side[];
}

/** What every blank battle begins with; the system adds its board and its forces. */
export const createScenarioHead = <System extends string>(
  system: System,
  { year, sides = TWO_SIDES }: BlankOptions,
) => ({
  $schema: `/schemas/scenario/${system}/1.json`,
  format: 'scenario' as const,
  version: 1 as const,
  system,
  title: '…',
  summary: '',
  date: { year },
  place: { name: '' },
  tags: [],
  sources: [],
  provenance: [],
  sides: sides.map(side => ({ ...side })),
});
