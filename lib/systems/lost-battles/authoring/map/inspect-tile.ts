import type { Change } from '@/lib/documents/change';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import type { SpaceField, SpaceForm, SpaceNote } from '@/lib/game/contract/authoring/space-form';
import type { Sentence } from '@/lib/game/contract/sentence';
import { spaceAt, spaceById } from '@/lib/geometry/board';
import { DIRECTIONS } from '@/lib/geometry/square';
import { TERRAIN_TABLE } from '../../data';
import type { Scenario } from '../../document/scenario';
import { placedGroups } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { mayBeKeyZone, mayHoldCamp } from '../../rules/battlefield/camps-and-key-zones';
import { terrainAt } from '../../rules/battlefield/terrain';
import { BOARD, TILE_IDS, type TileId, toNamedTile } from '../../rules/battlefield/tiles';
import { countRoomTaken, getStackingLimit } from '../../rules/movement/stacking';
import { describeCamp, describeDirection, describeTerrain, describeTile } from '../../view/words';
import { names } from '../names';
import { brushAt, formatBrushId, paint } from './painting';

const WORDS = 'words.lost-battles.inspect';

const label = (id: string): Sentence => ({ code: `${WORDS}.${id}` });

/** A tile: its name, ground, key zone and camp, how the group on it stands, and how many units it holds. */
export const inspectTile = (scenario: Scenario, place: string): SpaceForm | null => {
  const tile = TILE_IDS.find(id => id === place);
  if (!tile) return null;
  return {
    title: describeTile(tile, scenario),
    fields: [
      nameField(scenario, tile),
      groundField(scenario, tile),
      ...keyZoneField(scenario, tile),
      ...campField(scenario, tile),
      ...groupFields(scenario, tile),
    ],
    notes: roomNotes(scenario, tile),
  };
};

/** The first name that stands on the tile; a new one begins below its middle, where counters leave room. */
const nameField = (scenario: Scenario, tile: TileId): SpaceField => {
  const known = names.names(scenario).find(({ at }) => spaceAt(BOARD, at)?.id === tile);
  const [x, y] = spaceById(BOARD, tile)?.centre ?? [0, 0];
  const at = known?.at ?? ([x, y + BELOW] as const);
  const kind = known?.kind ?? names.kindsAt(scenario, at)[0]?.id ?? '';
  return {
    id: 'name',
    label: label('name'),
    kind: { type: 'text', limit: names.longest },
    value: known?.text,
    isOptional: true,
    change: text => names.write(scenario, { id: known?.id ?? null, text: String(text ?? ''), kind, at }),
  };
};

const BELOW = 100;

const GROUNDS: readonly FieldChoice[] = Object.values(TERRAIN_TABLE.letters).map(terrain => ({
  value: formatBrushId(terrain),
  label: describeTerrain(terrain),
}));

const groundField = (scenario: Scenario, tile: TileId): SpaceField => ({
  id: 'ground',
  label: label('ground'),
  kind: { type: 'choice', choices: GROUNDS },
  value: brushAt(scenario, tile) ?? undefined,
  rule: cite('2.2'),
  change: brush => paint(scenario, String(brush), [tile]),
});

/** 2.3 – Only where a key zone may lie, or lies against the rules. */
const keyZoneField = (scenario: Scenario, tile: TileId): readonly SpaceField[] => {
  const { keyZones } = scenario.board;
  const isKeyZone = keyZones.some(zone => zone.tile === tile);
  if (!isKeyZone && !mayBeKeyZone(tile, toNamedTile(tile).side)) return [];
  return [
    {
      id: 'key-zone',
      label: label('key-zone'),
      kind: { type: 'flag' },
      value: isKeyZone,
      rule: cite('2.3'),
      change: wanted =>
        wanted === true
          ? paint(scenario, 'key-zone', [tile])
          : [
              {
                op: 'replace',
                path: ['board', 'keyZones'],
                value: keyZones.filter(zone => zone.tile !== tile),
              },
            ],
    },
  ];
};

/** 2.3 – Only where a camp may lie, or lies against the rules. */
const campField = (scenario: Scenario, tile: TileId): readonly SpaceField[] => {
  const camp = scenario.board.camps.find(other => other.tile === tile);
  if (!camp && !mayHoldCamp(tile, toNamedTile(tile).side)) return [];
  const choices = (['unfortified', 'fortified'] as const).map(value => ({
    value,
    label: describeCamp(value),
  }));
  return [
    {
      id: 'camp',
      label: label('camp'),
      kind: { type: 'choice', choices: [{ value: 'none', label: label('no-camp') }, ...choices] },
      value: camp ? (camp.fortified ? 'fortified' : 'unfortified') : 'none',
      rule: cite('2.3'),
      change: camp => paint(scenario, camp === 'none' ? 'no-camp' : `camp-${camp}`, [tile]),
    },
  ];
};

/** 5.1, 6.3 – How the groups on the tile face, and who leads them. */
const groupFields = (scenario: Scenario, tile: TileId): readonly SpaceField[] =>
  placedGroups(scenario)
    .filter(({ group, units }) => group.tile === tile && units.length > 0)
    .flatMap(({ group, index, units }): SpaceField[] => {
      const set = (field: string, value: unknown): readonly Change[] => [
        { op: 'add', path: ['deployment', 'groups', index, field], value },
      ];
      return [
        {
          id: `facing-${index}`,
          label: label('facing'),
          kind: {
            type: 'choice',
            choices: DIRECTIONS.map(value => ({ value, label: describeDirection(value) })),
          },
          value: group.facing,
          rule: cite('5.1'),
          change: facing => set('facing', facing),
        },
        {
          id: `lead-${index}`,
          label: label('lead'),
          kind: {
            type: 'choice',
            choices: units.map(({ id, name }) => ({
              value: id,
              label: { code: 'words.lost-battles.field.guard-unit', values: { name, id } },
            })),
          },
          value: group.lead,
          rule: cite('6.3'),
          change: lead => set('lead', lead),
        },
      ];
    });

/** 2.2, 5.5 – How many units the tile holds, and how much of that is taken. */
const roomNotes = (scenario: Scenario, tile: TileId): readonly SpaceNote[] => {
  const terrain = terrainAt(scenario, tile);
  if (terrain.includes('impassable')) return [{ words: label('impassable'), rule: cite('2.2') }];
  const units = placedGroups(scenario)
    .filter(({ group }) => group.tile === tile)
    .flatMap(group => group.units);
  const values = { taken: countRoomTaken(units), limit: getStackingLimit(terrain) };
  return [{ words: { code: `${WORDS}.room`, values }, rule: cite('5.5') }];
};
