import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { FieldChoice, FormField } from '@/lib/game/contract/authoring/forms';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import { renumberMap } from '../map/resize';

const MAX_SIZE = 99;
const HIGHEST_FIRST = 60;

/** 1.1, 22.2 – The size of the map, its numbers and the names of its areas. Towns and other names are written on the map. */
export const listMapOptions = (scenario: Scenario): readonly FormField[] => [
  ...(['columns', 'rows'] as const).map(
    (side): FormField => ({
      path: ['board', side],
      label: words(`field.${side}`),
      kind: { type: 'number', min: 3, max: MAX_SIZE },
      rule: cite('1.1'),
    }),
  ),
  ...numberFields(scenario),
  ...nameFields(scenario),
  ...edgeFields(scenario),
];

/** 1.1 – Odd columns sit lower: a first column is renumbered by even steps. */
const numberFields = ({ board }: Scenario): readonly FormField[] => {
  const choices = (step: 1 | 2, first: number): readonly FieldChoice[] =>
    Array.from({ length: HIGHEST_FIRST / step }, (_, index) => first + index * step).map(value => ({
      value,
      label: words('number', { number: value }),
    }));
  return [
    {
      path: ['board', 'firstColumn'],
      label: words('field.first-column'),
      kind: { type: 'choice', choices: choices(2, (board.firstColumn ?? 1) % 2) },
      isOptional: true,
      rule: cite('1.1'),
    },
    {
      path: ['board', 'firstRow'],
      label: words('field.first-row'),
      kind: { type: 'choice', choices: choices(1, 0) },
      isOptional: true,
      rule: cite('1.1'),
    },
  ];
};

const nameFields = ({ board }: Scenario): readonly FormField[] => [
  ...board.setUpAreas.map(({ hexes }, index) =>
    nameField('area', ['board', 'setUpAreas', index, 'name'], hexes[0]),
  ),
  ...board.entryZones.map(({ hexes }, index) =>
    nameField('zone', ['board', 'entryZones', index, 'name'], hexes[0]),
  ),
];

const MAX_NAME_LENGTH = 60;

const nameField = (id: string, path: JsonPath, hex = ''): FormField => ({
  path,
  label: words(`field.${id}`, { hex }),
  kind: { type: 'text', limit: MAX_NAME_LENGTH },
});

/** 8.4, 24.2.4, 25.3.3, 26.3.2 – What the edges alone do not say about the way to safety. */
const edgeFields = ({ board, sides }: Scenario): readonly FormField[] =>
  board.friendlyEdges.flatMap(({ side }, index): FormField[] => {
    const values = { side: sides.find(({ id }) => id === side)?.name ?? side };
    return [
      {
        path: ['board', 'friendlyEdges', index, 'awayFromEnemy'],
        label: words('field.away-from-enemy', values),
        kind: { type: 'flag' },
        isOptional: true,
        rule: cite('26.3.2'),
      },
      {
        path: ['board', 'friendlyEdges', index, 'fromMainLine'],
        label: words('field.from-main-line', values),
        kind: { type: 'flag' },
        isOptional: true,
        rule: cite('25.3.3'),
      },
      {
        path: ['board', 'friendlyEdges', index, 'through'],
        label: words('field.through', values),
        kind: {
          type: 'choice',
          choices: board.towns.map(({ id, name }) => ({ value: id, label: words('name', { name }) })),
        },
        isOptional: true,
        rule: cite('24.2.4'),
      },
    ];
  });

/** 1.1 – With its first number the number of every hex changes, wherever the document names it. */
export const setFirstNumber = (
  scenario: Scenario,
  path: JsonPath,
  value: string | number | boolean | undefined,
): readonly Change[] | null => {
  const { firstColumn = 1, firstRow = 1 } = scenario.board;
  const first = typeof value === 'number' ? value : 1;
  switch (path.join('/')) {
    case 'board/firstColumn':
      return first % 2 === firstColumn % 2 ? renumberMap(scenario, { column: first, row: firstRow }) : [];
    case 'board/firstRow':
      return renumberMap(scenario, { column: firstColumn, row: first });
    default:
      return null;
  }
};
