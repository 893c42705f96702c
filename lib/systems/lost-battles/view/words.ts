import type { Sentence } from '@/lib/game/contract/sentence';
import type { Direction } from '@/lib/geometry/square';
import type { Scenario } from '../document/scenario';
import { type TileId, toNamedTile } from '../rules/battlefield/tiles';
import type { GeneralClass, GeneralKind, TerrainKind, UnitClass, UnitType, Weather } from '../vocabulary';

const WORDS = 'words.lost-battles';

/** "average legion"; scythed chariots have no class to name. */
export const describeUnit = ({ type, class: unitClass }: { type: UnitType; class: UnitClass }): Sentence => {
  const typeWords = { code: `${WORDS}.type.${type}` };
  if (unitClass === 'unclassed') return typeWords;
  if (unitClass === 'african' || unitClass === 'indian') return { code: `${WORDS}.elephants.${unitClass}` };
  return {
    code: `${WORDS}.unit`,
    values: { class: { code: `${WORDS}.class.${unitClass}` }, type: typeWords },
  };
};

export const describeGeneral = ({
  class: generalClass,
  kind,
}: {
  class: GeneralClass;
  kind: GeneralKind;
}): Sentence => ({
  code: `${WORDS}.general`,
  values: {
    class: { code: `${WORDS}.general-class.${generalClass}` },
    kind: { code: `${WORDS}.general-kind.${kind}` },
  },
});

export const describeTerrain = (terrain: readonly TerrainKind[]): Sentence => {
  if (terrain.length === 0) return { code: `${WORDS}.terrain.open` };
  if (terrain.includes('hill') && terrain.includes('wood')) return { code: `${WORDS}.terrain.wooded-hill` };
  return {
    code: `${WORDS}.terrains`,
    values: { list: terrain.map(kind => ({ code: `${WORDS}.terrain.${kind}` })) },
  };
};

/** "Rome, left centre (B2)". */
export const describeTile = (tile: TileId, scenario: Pick<Scenario, 'sides'>): Sentence => {
  const { side, name } = toNamedTile(tile);
  return {
    code: `${WORDS}.tile-of`,
    values: { side: scenario.sides[side]?.name ?? '', name: { code: `${WORDS}.tile.${name}` }, tile },
  };
};

export const describeDirection = (direction: Direction): Sentence => ({
  code: `${WORDS}.direction.${direction}`,
});

export const describeWeather = (weather: Weather): Sentence => ({ code: `${WORDS}.weather.${weather}` });

/** What lies on a tile apart from its ground. */
export const describeCamp = (camp: 'fortified' | 'unfortified'): Sentence => ({
  code: `${WORDS}.camp.${camp}`,
});

export const keyZoneLabel: Sentence = { code: `${WORDS}.key-zone` };
