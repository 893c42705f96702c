import type { HexsideTerrain, HexTerrain } from '../../document/chart-schemas';
import { ruleDataOf } from '../../document/rule-data';
import { groundIn, type Scene } from '../field';
import { terrainOfHex, terrainOfHexside } from '../map/terrain';

export interface TerrainEffect {
  readonly value: number;
  /** 19.5.1 – Whether shock counts on this ground. */
  readonly allowsShock: boolean;
}

/** What a fight from one hex into another is fought over. */
export interface FightTerrain {
  readonly attacking: readonly HexTerrain[];
  readonly defending: readonly HexTerrain[];
  readonly sides: readonly HexsideTerrain[];
}

export const fightTerrainOf = (scene: Scene, attackingHex: number, defendingHex: number): FightTerrain => {
  const ground = groundIn(scene);
  return {
    attacking: terrainOfHex(ground, attackingHex),
    defending: terrainOfHex(ground, defendingHex),
    sides: terrainOfHexside(ground, attackingHex, defendingHex),
  };
};

const worstOf = (values: readonly number[]): number => Math.min(...values, Number.POSITIVE_INFINITY);

/** 19.5, 19.5.1 – The worst ground of the two chosen hexes and all that lies between them. */
export const terrainEffectOf = (
  scene: Pick<Scene, 'scenario'>,
  { attacking, defending, sides }: FightTerrain,
  arm: 'infantry' | 'cavalry',
): TerrainEffect => {
  const { closeCombat } = ruleDataOf(scene.scenario).charts['terrain-combat'];
  const values = [
    ...attacking.map(name => closeCombat.attackingHex[name]?.[arm].value ?? 0),
    ...defending.map(name => closeCombat.defendingHex[name]?.[arm].value ?? 0),
  ];
  const between = sides.reduce((sum, name) => sum + closeCombat.hexside[name].value, 0);
  const { noShock } = closeCombat;
  const allowsShock =
    !defending.some(name => noShock.defendingHex.includes(name)) &&
    !attacking.some(name => noShock.attackingHex.includes(name)) &&
    !sides.some(name => noShock.hexside.includes(name));
  return { value: worstOf(values) + between, allowsShock };
};

/** 16.2 – The worst ground of gun and target, and what the shot crosses on leaving the one and reaching the other. */
export const computeShotTerrainModifier = (
  scene: Scene,
  from: number,
  to: number,
  crossed: readonly HexsideTerrain[],
): number => {
  const { bombardment } = ruleDataOf(scene.scenario).charts['terrain-combat'];
  const ground = groundIn(scene);
  const values = [
    ...terrainOfHex(ground, from).map(name => bombardment.firingHex[name]?.value ?? 0),
    ...terrainOfHex(ground, to).map(name => bombardment.targetHex[name]?.value ?? 0),
  ];
  return worstOf(values) + crossed.reduce((sum, name) => sum + bombardment.hexside[name].value, 0);
};
