/** The functions that the bench of the check calls, as one module. */
export { checkDocument } from '@/lib/game/check/check-document';
export { inDeathGround } from '@/lib/systems/in-death-ground';
export { armyKind } from '@/lib/systems/in-death-ground/document/army';
export { standsIn } from '@/lib/systems/in-death-ground/document/table';
export { obstacleBetween } from '@/lib/systems/in-death-ground/rules/terrain/sight';
export { lostBattles } from '@/lib/systems/lost-battles';
export { prussiasGlory } from '@/lib/systems/prussias-glory';
