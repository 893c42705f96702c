/** What the bench of the check asks, as one module. */
export { checkDocument } from '@/lib/game/check-document';
export { inDeathGround } from '@/lib/systems/in-death-ground';
export { armyKind } from '@/lib/systems/in-death-ground/army-document';
export { obstacleBetween } from '@/lib/systems/in-death-ground/rules/sight';
export { standsIn } from '@/lib/systems/in-death-ground/table';
export { lostBattles } from '@/lib/systems/lost-battles';
export { prussiasGlory } from '@/lib/systems/prussias-glory';
