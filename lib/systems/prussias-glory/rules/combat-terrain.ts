import type { HexGround, SideGround } from '../charts';
import { groundIn, type Scene } from '../field';
import { kitOf } from '../kit';
import { groundsOfHex, groundsOfSide } from './terrain';

export interface GroundOfFight {
  readonly value: number;
  /** 19.5.1 – Whether shock counts on this ground. */
  readonly allowsShock: boolean;
}

/** What a fight from one hex into another is fought over. */
export interface FightGrounds {
  readonly attacking: readonly HexGround[];
  readonly defending: readonly HexGround[];
  readonly sides: readonly SideGround[];
}

export const fightGrounds = (scene: Scene, attackingHex: number, defendingHex: number): FightGrounds => {
  const ground = groundIn(scene);
  return {
    attacking: groundsOfHex(ground, attackingHex),
    defending: groundsOfHex(ground, defendingHex),
    sides: groundsOfSide(ground, attackingHex, defendingHex),
  };
};

const worst = (values: readonly number[]): number => Math.min(...values, Number.POSITIVE_INFINITY);

/** 19.5, 19.5.1 – The worst ground of the two chosen hexes and all that lies between them. */
export const groundOfFight = (
  scene: Pick<Scene, 'scenario'>,
  { attacking, defending, sides }: FightGrounds,
  arm: 'infantry' | 'cavalry',
): GroundOfFight => {
  const { closeCombat } = kitOf(scene.scenario).charts['terrain-combat'];
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
  return { value: worst(values) + between, allowsShock };
};

/** 16.2 – The worst ground of gun and target, and what the shot crosses on leaving the one and reaching the other. */
export const groundOfShot = (
  scene: Scene,
  from: number,
  to: number,
  crossed: readonly SideGround[],
): number => {
  const { bombardment } = kitOf(scene.scenario).charts['terrain-combat'];
  const ground = groundIn(scene);
  const values = [
    ...groundsOfHex(ground, from).map(name => bombardment.firingHex[name]?.value ?? 0),
    ...groundsOfHex(ground, to).map(name => bombardment.targetHex[name]?.value ?? 0),
  ];
  return worst(values) + crossed.reduce((sum, name) => sum + bombardment.hexside[name].value, 0);
};
