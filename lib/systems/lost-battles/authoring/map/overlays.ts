import type { Overlay, OverlayFocus, OverlayMark, Tone } from '@/lib/game/contract/authoring/overlay';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { type Point, spaceById } from '@/lib/geometry/board';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import {
  type Field,
  type FieldUnit,
  fieldOf,
  holdsEnemyOf,
  isTile,
  unitById,
  unitsOn,
} from '../../rules/battlefield/field';
import { isImpassable, terrainAt } from '../../rules/battlefield/terrain';
import {
  BOARD,
  findTileAhead,
  getOtherSide,
  type SideIndex,
  TILE_IDS,
  type TileId,
} from '../../rules/battlefield/tiles';
import { attackLimitFrom, computeFullAttackPoints } from '../../rules/combat/attack-limit';
import {
  type Activation,
  computeActivationCost,
  listActivationObjections,
} from '../../rules/commands/activation';
import { exemptionsOf, listCrowdedGenerals } from '../../rules/generals/exemptions';
import { findReachable } from '../../rules/movement/move-steps';
import { beginMove, type Move } from '../../rules/movement/movement';
import { countRoomTaken, getStackingLimit } from '../../rules/movement/stacking';
import { listAttackableTiles, listThreatenedTiles } from '../../rules/movement/threat';
import { describeCamp, keyZoneLabel } from '../../view/words';

const overlayLabel = (id: string, values?: SentenceValues): Sentence => ({
  code: `words.lost-battles.overlay.${id}`,
  ...(values ? { values } : {}),
});

const SIDES = [0, 1] as const;
const TONE_OF: readonly Tone[] = ['first', 'second'];
const toneOf = (side: SideIndex): Tone => TONE_OF[side] ?? 'both';

/** 5.5 – What stands on each tile, in places taken, and how many there are. */
const stackingRoom: Overlay<Scenario> = {
  id: 'room',
  label: overlayLabel('room.title'),
  rule: cite('5.5'),
  from: 'board',
  marks: scenario => {
    const field = fieldOf(scenario);
    return TILE_IDS.filter(tile => !isImpassable(scenario, tile)).map(tile => {
      const taken = countRoomTaken(unitsOn(field, tile));
      const limit = getStackingLimit(terrainAt(scenario, tile));
      return {
        type: 'space',
        space: tile,
        tone: roomTone(taken, limit),
        label: overlayLabel('of', { taken, limit }),
      };
    });
  },
};

const roomTone = (taken: number, limit: number): Tone =>
  taken > limit ? 'bad' : taken === limit ? 'poor' : 'good';

/** 6.2 – For every group before an enemy: the points that may strike, and the points that stand there. */
const attackLimits: Overlay<Scenario> = {
  id: 'attack-limit',
  label: overlayLabel('attack-limit.title'),
  rule: cite('6.2'),
  from: 'board',
  marks: scenario => {
    const field = fieldOf(scenario);
    return TILE_IDS.flatMap(tile => attackMark(field, tile, scenario.options.attackLimit));
  },
};

const attackMark = (field: Field, tile: TileId, base: number): readonly OverlayMark[] => {
  const units = unitsOn(field, tile);
  const side = units[0]?.side;
  const facing = field.facing[tile];
  const target = facing === undefined ? null : findTileAhead(tile, facing);
  if (side === undefined || facing === undefined || target === null || !holdsEnemyOf(field, target, side))
    return [];
  const taken = units.reduce((sum, unit) => sum + computeFullAttackPoints(unit), 0);
  const limit = attackLimitFrom(field, tile, facing, base);
  const label = overlayLabel('of', { taken, limit });
  return [{ type: 'line', points: lineAcross(tile, target), tone: toneOf(side), label }];
};

const ASIDE = 0.3;

/** From the middle of a tile over the line to the next; each side keeps to its right. */
const lineAcross = (from: TileId, to: TileId): readonly Point[] => {
  const [start, end] = [spaceById(BOARD, from)?.centre, spaceById(BOARD, to)?.centre];
  if (!start || !end) return [];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const at = (share: number): Point => [
    start[0] + dx * share - dy * ASIDE,
    start[1] + dy * share + dx * ASIDE,
  ];
  return [at(0.3), at(0.66)];
};

/** 5.2, 6.1 – Where the groups of each army can be, or strike, in their next turn. */
const threat: Overlay<Scenario> = {
  id: 'threat',
  label: overlayLabel('threat.title'),
  rule: cite('6.1'),
  from: 'board',
  marks: scenario => {
    const field = fieldOf(scenario);
    const [first, second] = SIDES.map(side => listThreatenedTiles(field, side));
    return TILE_IDS.flatMap(tile => {
      const tone = sharedTone(first?.has(tile) ?? false, second?.has(tile) ?? false);
      return tone ? { type: 'space', space: tile, tone } : [];
    });
  },
};

const sharedTone = (isFirst: boolean, isSecond: boolean): Tone | null => {
  if (isFirst && isSecond) return 'both';
  return isFirst ? 'first' : isSecond ? 'second' : null;
};

/** 2.3 – Camps and key zones, and whether the enemy can reach them in the next turn. */
const prizes: Overlay<Scenario> = {
  id: 'prizes',
  label: overlayLabel('prizes.title'),
  rule: cite('2.3'),
  from: 'board',
  marks: scenario => {
    const field = fieldOf(scenario);
    const danger = SIDES.map(side => listThreatenedTiles(field, getOtherSide(side)));
    return TILE_IDS.flatMap(tile => {
      const { keyZoneOf, camp } = field.ground[tile];
      return [
        ...(keyZoneOf === null ? [] : [prizeMark(tile, keyZoneLabel, danger[keyZoneOf])]),
        ...(camp
          ? [prizeMark(tile, describeCamp(camp.fortified ? 'fortified' : 'unfortified'), danger[camp.side])]
          : []),
      ];
    });
  },
};

const prizeMark = (tile: TileId, what: Sentence, danger: ReadonlySet<TileId> | undefined): OverlayMark => {
  const isNear = danger?.has(tile) ?? false;
  const label = overlayLabel(isNear ? 'prizes.near' : 'prizes.safe', { what });
  return { type: 'space', space: tile, tone: isNear ? 'bad' : 'good', label };
};

/** 8.3 – Where generals spare commands, and how many; those too close to each other do not both help (8.6). */
const generals: Overlay<Scenario> = {
  id: 'generals',
  label: overlayLabel('generals.title'),
  rule: cite('8.3'),
  from: 'board',
  marks: scenario => {
    const field = fieldOf(scenario);
    const crowded = SIDES.flatMap(side => listCrowdedGenerals(field, side));
    return field.generals.flatMap(general => {
      if (!isTile(general.at)) return [];
      const isCrowded = crowded.includes(general);
      const label = overlayLabel(isCrowded ? 'generals.crowded' : 'generals.spares', {
        count: exemptionsOf(general),
      });
      const tone = isCrowded ? ('bad' as const) : toneOf(general.side);
      return [{ type: 'space' as const, space: general.at, tone, label }];
    });
  },
};

/** 4.2, 5.2 – Where the chosen units can be next turn, the cost, and what they can attack. */
const reachOfChosen: Overlay<Scenario> = {
  id: 'reach',
  label: overlayLabel('reach.title'),
  rule: cite('5.2'),
  from: 'pieces',
  marks: (scenario, focus) => {
    const field = fieldOf(scenario);
    return groupsIn(field, focus).flatMap(group => reachMarks(field, group));
  },
};

type ChosenUnits = readonly FieldUnit[];

const groupsIn = (field: Field, { pieces }: OverlayFocus): readonly ChosenUnits[] => {
  const chosen = pieces.filter(id => field.units.some(unit => unit.id === id)).map(id => unitById(field, id));
  const tiles = [...new Set(chosen.flatMap(({ at }) => (isTile(at) ? at : [])))];
  return tiles.map(tile => chosen.filter(({ at }) => at === tile));
};

const ACTIVATION_TONES: readonly { readonly activation: Activation; readonly tone: Tone }[] = [
  { activation: 'normal', tone: 'good' },
  { activation: 'express', tone: 'poor' },
  { activation: 'double-express', tone: 'poor' },
];

const reachMarks = (field: Field, group: ChosenUnits): readonly OverlayMark[] => {
  const [first] = group;
  if (!first || !isTile(first.at)) return [];
  const from = first.at;
  const start = (activation: Activation): Move =>
    beginMove(field, { side: first.side, from, units: group.map(({ id }) => id), generals: [] }, activation);
  const targets = listAttackableTiles(field, start('normal'));
  const marks = new Map<string, OverlayMark>(
    targets.map(tile => [
      tile,
      { type: 'space', space: tile, tone: 'bad', label: overlayLabel('reach.attack') },
    ]),
  );
  for (const { activation, tone } of ACTIVATION_TONES) {
    if (listActivationObjections(group, from, activation).length > 0) continue;
    const label = overlayLabel('reach.cost', { count: computeActivationCost(group, activation) });
    for (const { tile } of findReachable(field, start(activation)))
      if (tile !== from && !marks.has(tile)) marks.set(tile, { type: 'space', space: tile, tone, label });
  }
  return [...marks.values()];
};

/** What a designer wants to see on the map while setting up the armies. */
export const overlays: readonly Overlay<Scenario>[] = [
  stackingRoom,
  attackLimits,
  reachOfChosen,
  threat,
  prizes,
  generals,
];
