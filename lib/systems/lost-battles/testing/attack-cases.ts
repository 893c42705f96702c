import type { FieldUnit, Ground } from '../rules/battlefield/field';
import type { TileId } from '../rules/battlefield/tiles';
import { type AttackDeclaration, buildAttackContext } from '../rules/combat/combat';
import type { Aspect, AttackContext } from '../rules/combat/combat-modifiers';
import { fieldWith, unit } from './field-builder';

const OPEN: Ground = { terrain: [], camp: null, keyZoneOf: null };

/** A follower's attack on the front of average heavy infantry on open ground, unless said otherwise. */
export const openAttack = (more: Partial<AttackContext> = {}): AttackContext => ({
  attacker: unit('attacker', 'average', 'heavy-infantry'),
  isLead: false,
  bonuses: 0,
  half: false,
  supported: false,
  moved: false,
  rain: false,
  fatigued: false,
  target: unit('target', 'average', 'heavy-infantry'),
  companions: [],
  aspect: 'front',
  from: OPEN,
  to: OPEN,
  start: OPEN,
  isOnEdge: false,
  isPressed: false,
  meetsHoplites: false,
  screened: false,
  ...more,
});

export interface AttackCase {
  readonly attacker: FieldUnit;
  readonly target: FieldUnit;
  readonly companions?: readonly FieldUnit[];
  readonly aspect?: Aspect;
  readonly from?: Partial<Ground>;
  readonly to?: Partial<Ground>;
  readonly declared?: Partial<AttackDeclaration>;
}

const FACING = { front: 'down', flank: 'left', rear: 'up' } as const;
const ATTACKED: TileId = 'C3';

/** The same from a field: the attacker on C2, the target and those with it on C3. */
export const attackOnField = (attack: AttackCase): AttackContext => {
  const there = (one: FieldUnit): FieldUnit => ({ ...one, side: 1, at: ATTACKED });
  const field = fieldWith({
    units: [attack.attacker, there(attack.target), ...(attack.companions ?? []).map(there)],
    ground: { C2: attack.from ?? {}, C3: attack.to ?? {} },
    facing: { [ATTACKED]: FACING[attack.aspect ?? 'front'] },
  });
  const context = buildAttackContext(field, {
    attacker: attack.attacker.id,
    target: ATTACKED,
    isLead: false,
    bonuses: 0,
    half: false,
    supported: false,
    moved: false,
    rain: false,
    fatigued: false,
    start: 'C2',
    newcomers: [],
    ...attack.declared,
  });
  if (!context) throw new Error('nobody to attack');
  return context;
};
