import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import type {
  SidePart,
  SpaceField,
  SpaceForm,
  SpaceNote,
  SpaceSideForm,
} from '@/lib/game/contract/authoring/space-form';
import type { Sentence } from '@/lib/game/contract/sentence';
import {
  computeHexCentre,
  formatHexId,
  HEX_DIRECTIONS,
  hexOf,
  neighbourOf,
  OFF_MAP,
} from '@/lib/geometry/hex/hex';
import { groundOf } from '../../document/ground';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { isFighter, sceneOf, unitsAt } from '../../rules/field';
import { getStackingLimit, sumOfSteps } from '../../rules/map/stacking';
import { mayStandIn } from '../../rules/map/terrain';
import { nameTerrain, words } from '../../view/words';
import { ARMS, HEXSIDE_KINDS, type HexsideKind } from '../../vocabulary';
import { brushAt, formatHexBrushId, GROUND_BRUSHES, paint } from '../painting';
import { isLaid, type Pair, toggleSide } from '../painting-sides';
import { canShift, levelsOf, shiftHexes } from './levels';
import { LONGEST_NAME, nameEditing, nameInHex } from './names';
import { leadsTo, ROAD_KINDS, type RoadKind, toggleRoad } from './roads';

const label = (id: string): Sentence => words(`inspect.${id}`);

/** A hex, empty or not: its name, ground and level, what lies on its sides, and how much it holds. */
export const inspectHex = (scenario: Scenario, place: string): SpaceForm | null => {
  const { grid } = groundOf(scenario.board);
  const hex = hexOf(grid, place);
  if (hex === OFF_MAP) return null;
  return {
    title: words('hex', { hex: place }),
    fields: [nameField(scenario, place, hex), groundField(scenario, place), levelField(scenario, hex)],
    sides: HEX_DIRECTIONS.flatMap(direction => sideForm(scenario, hex, direction) ?? []),
    notes: roomNotes(scenario, hex),
  };
};

const nameField = (scenario: Scenario, place: string, hex: number): SpaceField => {
  const name = nameInHex(scenario, place);
  const at = computeHexCentre(groundOf(scenario.board).grid, hex);
  const kind = name?.kind ?? nameEditing.kindsAt(scenario, at)[0]?.id ?? '';
  const isCalledByHex = name?.kind === 'town' && name.text === place;
  return {
    id: 'name',
    label: label('name'),
    kind: { type: 'text', limit: LONGEST_NAME },
    value: isCalledByHex ? undefined : name?.text,
    isOptional: true,
    change: text =>
      nameEditing.write(scenario, {
        id: name?.id ?? null,
        text: String(text ?? ''),
        kind,
        at: name?.at ?? at,
      }),
  };
};

const GROUNDS: readonly FieldChoice[] = Object.entries(GROUND_BRUSHES).map(([name, kinds]) => ({
  value: formatHexBrushId(name),
  label: nameTerrain(kinds),
}));

const groundField = (scenario: Scenario, place: string): SpaceField => ({
  id: 'ground',
  label: label('ground'),
  kind: { type: 'choice', choices: GROUNDS },
  value: brushAt(scenario, place) ?? undefined,
  rule: cite('7'),
  change: brush => paint(scenario, String(brush), [place]),
});

/** 5.1 – A hex lies one level above or below its neighbours at most: it is raised and lowered as far as that goes. */
const levelField = ({ board }: Scenario, hex: number): SpaceField => {
  const level = levelsOf(board)[hex] ?? 0;
  return {
    id: 'level',
    label: label('level'),
    kind: {
      type: 'number',
      min: level - (canShift(board, hex, -1) ? 1 : 0),
      max: level + (canShift(board, hex, 1) ? 1 : 0),
    },
    value: level,
    rule: cite('5.1'),
    change: wanted => {
      if (typeof wanted !== 'number' || wanted === level) return [];
      return shiftHexes(board, [hex], wanted > level ? 1 : -1);
    },
  };
};

const sideForm = (scenario: Scenario, hex: number, direction: number): SpaceSideForm | null => {
  const { board } = scenario;
  const { grid } = groundOf(board);
  const other = neighbourOf(grid, hex, direction);
  if (other === OFF_MAP) return null;
  const [here, there] = [formatHexId(grid, hex), formatHexId(grid, other)];
  return {
    to: there,
    name: words(`bearing.${(60 * direction - board.north + 360) % 360}`),
    parts: [
      ...HEXSIDE_KINDS.flatMap(kind => hexsideParts(scenario, kind, [hex, other])),
      ...ROAD_KINDS.map(kind => roadPart(scenario, kind, here, there)),
    ],
  };
};

const LOOKS = {
  slope: 'fall',
  stream: 'stream',
  river: 'river',
  bridge: 'bridge',
  entrenchment: 'wall',
} as const;

const hexsideParts = ({ board }: Scenario, kind: HexsideKind, pair: Pair): readonly SidePart[] => {
  const part = (id: string, look: SidePart['look'], seen: Pair): SidePart => ({
    id,
    label: label(`side.${id}`),
    look,
    isLaid: isLaid(board, kind, seen),
    toggle: () => toggleSide(board, kind, seen),
  });
  if (kind !== 'slope') return [part(kind, LOOKS[kind], pair)];
  return [part('slope-down', 'fall', pair), part('slope-up', 'rise', [pair[1], pair[0]])];
};

const roadPart = ({ board }: Scenario, kind: RoadKind, here: string, there: string): SidePart => ({
  id: kind,
  label: label(`side.${kind}`),
  look: kind,
  isLaid: leadsTo(board, kind, here, there),
  toggle: () => toggleRoad(board, kind, here, there),
});

/** 3.1, 7.1 – How many steps stand in the hex and how many may; who may not enter it. */
const roomNotes = (scenario: Scenario, hex: number): readonly SpaceNote[] => {
  const ground = groundOf(scenario.board);
  const closed = ARMS.filter(arm => !mayStandIn(scenario, ground, arm, hex));
  const units = unitsAt(sceneOf(scenario), hex);
  const limit = getStackingLimit(units);
  const fighters = units.filter(isFighter);
  const values = {
    fighters: sumOfSteps(fighters),
    guns: sumOfSteps(units.filter(unit => !fighters.includes(unit))),
    mostFighters: limit.fighters,
    mostGuns: limit.guns,
  };
  return [
    { words: words(units.length > 0 ? 'inspect.room-taken' : 'inspect.room', values), rule: cite('3.1') },
    ...(closed.length > 0
      ? [
          {
            words: words('inspect.closed', { arms: closed.map(arm => words(`arm.${arm}`)) }),
            rule: cite('7.1'),
          },
        ]
      : []),
  ];
};
