import { describe, expect, test } from 'vitest';
import lostBattles from '@/content/messages/en/systems/lost-battles.json';
import { openAttack } from '../../testing/attack-cases';
import type { TerrainKind, UnitClass, UnitType } from '../../vocabulary';
import type { Ground } from '../battlefield/field';
import {
  type AttackContext,
  MODIFIER_IDS,
  MODIFIERS,
  type ModifierId,
  modifiersOf,
} from './combat-modifiers';
import type { CombatUnit } from './combat-table';

const troops = (unitClass: UnitClass, type: UnitType, spent = false): CombatUnit => ({
  class: unitClass,
  type,
  spent,
});
const on = (...terrain: readonly TerrainKind[]): Ground => ({ terrain, camp: null, keyZoneOf: null });
const camp = (fortified: boolean): Ground => ({ terrain: [], camp: { side: 0, fortified }, keyZoneOf: null });

const average = (type: UnitType, spent = false) => troops('average', type, spent);

type Row = readonly [title: string, id: ModifierId, more: Partial<AttackContext>, counts: boolean];

const ROWS: readonly Row[] = [
  ['[6.5] the lead unit', 'lead', { isLead: true }, true],
  ['[6.5] a follower', 'lead', {}, false],
  ['[6.5] an attack bonus', 'bonus', { bonuses: 1 }, true],
  ['[6.5] one bonus is not two', 'second-bonus', { bonuses: 1, isLead: true }, false],
  [
    '[6.5] [8.4] a second bonus for the guard in the lead',
    'second-bonus',
    { bonuses: 2, isLead: true },
    true,
  ],
  ['[6.5] against levies', 'against-levy', { target: troops('levy', 'archer') }, true],
  [
    '[6.5] levies against levies',
    'against-levy',
    { attacker: troops('levy', 'archer'), target: troops('levy', 'archer') },
    false,
  ],
  [
    '[6.5] elephants against levies',
    'against-levy',
    { attacker: troops('african', 'elephant'), target: troops('levy', 'archer') },
    true,
  ],
  ['[6.5] a phalanx in the flank', 'flank', { target: average('phalanx'), aspect: 'flank' }, true],
  ['[6.5] archers in the rear', 'flank', { target: average('archer'), aspect: 'rear' }, true],
  ['[6.5] hoplites in front', 'flank', { target: average('hoplite'), aspect: 'front' }, false],
  ['[6.5] a legion in the flank', 'flank', { target: average('legion'), aspect: 'flank' }, false],
  [
    '[6.5] cavalry in the flank of a phalanx',
    'flank',
    { attacker: average('heavy-cavalry'), target: average('phalanx'), aspect: 'flank' },
    false,
  ],
  [
    '[6.5] hoplites meet hoplites',
    'hoplites-meet',
    { attacker: average('hoplite'), meetsHoplites: true },
    true,
  ],
  [
    '[6.5] hoplites that have just come',
    'hoplites-meet',
    { attacker: average('hoplite'), meetsHoplites: false },
    false,
  ],
  [
    '[6.5] a phalanx meets hoplites',
    'hoplites-meet',
    { attacker: average('phalanx'), meetsHoplites: true },
    false,
  ],
  ['[6.5] fresh hoplites lead', 'heavy-lead', { attacker: average('hoplite'), isLead: true }, true],
  ['[6.5] they follow', 'heavy-lead', { attacker: average('hoplite') }, false],
  ['[6.5] spent hoplites lead', 'heavy-lead', { attacker: average('hoplite', true), isLead: true }, false],
  [
    '[6.5] hoplites lead against cavalry',
    'heavy-lead',
    { attacker: average('hoplite'), isLead: true, target: average('heavy-cavalry') },
    false,
  ],
  [
    '[6.5] hoplites lead out of a stream, pressed',
    'heavy-lead',
    { attacker: average('hoplite'), isLead: true, from: on('stream'), isPressed: true },
    true,
  ],
  [
    '[6.5] a phalanx leads on open ground',
    'heavy-lead',
    { attacker: average('phalanx'), isLead: true },
    true,
  ],
  [
    '[6.5] a phalanx with others beside it',
    'heavy-lead',
    { attacker: average('phalanx'), isLead: true, isPressed: true },
    false,
  ],
  [
    '[6.5] a phalanx into a stream (ruling A10)',
    'heavy-lead',
    { attacker: average('phalanx'), isLead: true, to: on('stream') },
    false,
  ],
  [
    '[6.5] a phalanx out of an open camp',
    'heavy-lead',
    { attacker: average('phalanx'), isLead: true, from: camp(false) },
    false,
  ],
  ['[6.5] a legion leads', 'heavy-lead', { attacker: average('legion'), isLead: true }, false],
  ['[6.5] support', 'support', { attacker: average('phalanx'), supported: true }, true],
  [
    '[6.5] support for the lead (ruling A5)',
    'support',
    { attacker: average('phalanx'), supported: true, isLead: true },
    false,
  ],
  [
    '[6.5] support against elephants',
    'support',
    { attacker: average('phalanx'), supported: true, target: troops('indian', 'elephant') },
    false,
  ],
  [
    '[6.5] support for veterans',
    'support',
    { attacker: troops('veteran', 'phalanx'), supported: true },
    false,
  ],
  [
    '[6.5] cavalry along the edge',
    'mounted-against-heavy',
    { attacker: average('light-cavalry'), isOnEdge: true },
    true,
  ],
  [
    '[6.5] chariots where fresh light infantry stands by',
    'mounted-against-heavy',
    { attacker: average('chariot'), companions: [average('light-infantry')] },
    true,
  ],
  [
    '[6.5] where the cavalry by it is spent',
    'mounted-against-heavy',
    { attacker: average('chariot'), companions: [average('heavy-cavalry', true)] },
    false,
  ],
  [
    '[6.5] elephants stand by',
    'mounted-against-heavy',
    { attacker: average('chariot'), companions: [troops('indian', 'elephant')] },
    false,
  ],
  [
    '[6.5] leading cavalry from behind',
    'mounted-against-heavy',
    { attacker: average('heavy-cavalry'), isLead: true, aspect: 'rear' },
    true,
  ],
  [
    '[6.5] following cavalry from behind',
    'mounted-against-heavy',
    { attacker: average('heavy-cavalry'), aspect: 'rear' },
    false,
  ],
  [
    '[6.5] leading cavalry in the flank',
    'mounted-against-heavy',
    { attacker: average('heavy-cavalry'), isLead: true, aspect: 'flank' },
    false,
  ],
  [
    '[6.5] cavalry against light infantry',
    'mounted-against-heavy',
    { attacker: average('heavy-cavalry'), isOnEdge: true, target: average('light-infantry') },
    false,
  ],
  [
    '[6.5] elephants along the edge',
    'mounted-against-heavy',
    { attacker: troops('indian', 'elephant'), isOnEdge: true },
    false,
  ],
  [
    '[6.5] light infantry leads downhill',
    'downhill',
    { attacker: average('light-infantry'), isLead: true, from: on('hill', 'wood') },
    true,
  ],
  ['[6.5] from hill to hill', 'downhill', { isLead: true, from: on('hill'), to: on('hill') }, false],
  [
    '[6.5] cavalry downhill',
    'downhill',
    { attacker: average('heavy-cavalry'), isLead: true, from: on('hill') },
    false,
  ],
  ['[6.5] followers downhill', 'downhill', { from: on('hill') }, false],
  ['[6.5] into the river from its bank', 'riverbank', { isLead: true, to: on('river') }, true],
  [
    '[6.5] along the river',
    'riverbank',
    { isLead: true, from: on('river'), to: on('river', 'marsh') },
    false,
  ],
  ['[6.5] into a stream', 'riverbank', { isLead: true, to: on('stream') }, false],
  ['[6.5] followers into the river', 'riverbank', { to: on('river') }, false],
  [
    '[6.5] archers against light cavalry',
    'archers',
    { attacker: average('archer'), target: average('light-cavalry') },
    true,
  ],
  [
    '[6.5] archers against light infantry',
    'archers',
    { attacker: average('archer'), target: average('light-infantry') },
    true,
  ],
  [
    '[6.5] archers against cavalry',
    'archers',
    { attacker: average('archer'), target: average('heavy-cavalry') },
    false,
  ],
  ['[6.5] having moved', 'moved', { moved: true }, true],
  [
    '[6.5] following cavalry into a wood',
    'rough',
    { attacker: average('light-cavalry'), to: on('wood') },
    true,
  ],
  ['[6.5] cataphracts out of a marsh', 'rough', { attacker: average('cataphract'), from: on('marsh') }, true],
  [
    '[6.5] elephants against a fortified camp',
    'rough',
    { attacker: troops('african', 'elephant'), to: camp(true) },
    true,
  ],
  [
    '[6.5] elephants that began there',
    'rough',
    { attacker: troops('african', 'elephant'), start: on('hill') },
    false,
  ],
  [
    '[6.5] cavalry that began on a hill (ruling A6)',
    'rough',
    { attacker: average('heavy-cavalry'), start: on('hill') },
    true,
  ],
  [
    '[6.5] cavalry against an open camp (ruling A16)',
    'rough',
    { attacker: average('heavy-cavalry'), to: camp(false) },
    false,
  ],
  ['[6.5] heavy infantry leads uphill', 'rough', { isLead: true, to: on('hill') }, true],
  ['[6.5] heavy infantry follows uphill', 'rough', { to: on('hill') }, false],
  [
    '[6.5] light infantry leads uphill',
    'rough',
    { attacker: average('light-infantry'), isLead: true, to: on('hill') },
    false,
  ],
  [
    '[6.5] infantry inside a fortified camp',
    'rough',
    { isLead: true, from: camp(true), to: on('hill') },
    false,
  ],
  [
    '[6.5] cavalry inside a fortified camp',
    'rough',
    { attacker: average('heavy-cavalry'), from: camp(true) },
    true,
  ],
  ['[6.5] into a river', 'rough', { attacker: average('heavy-cavalry'), to: on('river') }, false],
  ['[6.5] half the points', 'half-points', { half: true }, true],
  ['[6.5] anyone against the front of cataphracts', 'frontal', { target: average('cataphract') }, true],
  [
    '[6.5] cataphracts in the flank (ruling S14)',
    'frontal',
    { target: average('cataphract'), aspect: 'flank' },
    false,
  ],
  [
    '[6.5] leading cavalry against elephants',
    'frontal',
    { attacker: average('heavy-cavalry'), isLead: true, target: troops('african', 'elephant') },
    true,
  ],
  [
    '[6.5] following cavalry against elephants',
    'frontal',
    { attacker: average('heavy-cavalry'), target: troops('african', 'elephant') },
    false,
  ],
  [
    '[6.5] leading infantry against elephants',
    'frontal',
    { isLead: true, target: troops('african', 'elephant') },
    false,
  ],
  [
    '[6.5] leading infantry against a fresh legion',
    'frontal',
    { isLead: true, target: average('legion') },
    true,
  ],
  [
    '[6.5] leading infantry against a spent legion',
    'frontal',
    { isLead: true, target: average('legion', true) },
    false,
  ],
  [
    '[6.5] leading cavalry against a fresh legion',
    'frontal',
    { attacker: average('heavy-cavalry'), isLead: true, target: average('legion') },
    false,
  ],
  [
    '[6.5] African elephants against Indian ones',
    'african-elephants',
    { attacker: troops('african', 'elephant'), companions: [troops('indian', 'elephant')] },
    true,
  ],
  [
    '[6.5] Indian elephants against Indian ones',
    'african-elephants',
    { attacker: troops('indian', 'elephant'), target: troops('indian', 'elephant') },
    false,
  ],
  [
    '[6.5] a spent unit of a fatigued army',
    'fatigue',
    { attacker: average('legion', true), fatigued: true },
    true,
  ],
  ['[6.5] a fresh unit of a fatigued army', 'fatigue', { fatigued: true }, false],
  ['[6.5] [9.4] chariots in the rain', 'rain', { attacker: average('chariot'), rain: true }, true],
  ['[6.5] [9.4] chariots in fair weather', 'rain', { attacker: average('chariot') }, false],
  ['[6.5] [9.4] archers in the rain', 'rain', { attacker: average('archer'), rain: true }, true],
  [
    '[6.5] [9.4] spent light infantry in the rain',
    'rain',
    { attacker: average('light-infantry', true), rain: true },
    true,
  ],
  [
    '[6.5] [9.4] fresh light cavalry in the rain (ruling A7)',
    'rain',
    { attacker: average('light-cavalry'), rain: true },
    false,
  ],
  ['[6.5] [9.4] a lead unit in a stream', 'rain', { isLead: true, from: on('stream'), rain: true }, true],
  ['[6.5] [9.4] a follower in a stream', 'rain', { from: on('stream'), rain: true }, false],
];

describe('6 Combat', () => {
  test.each(ROWS)('%s: %s', (_, id, more, counts) => {
    expect(modifiersOf(openAttack(more)).some(modifier => modifier.id === id)).toBe(counts);
  });

  test('[6.5] a line adds or takes off one, never more', () => {
    const taken = ['moved', 'rough', 'half-points', 'frontal', 'african-elephants', 'fatigue', 'rain'];
    for (const { id, value } of MODIFIERS) expect([id, value]).toEqual([id, taken.includes(id) ? -1 : 1]);
  });

  test('[6.5] each line stands once in the list, cites the section, has words, and is tried above both ways', () => {
    expect(MODIFIERS.map(({ id }) => id)).toEqual(MODIFIER_IDS);
    const words: Readonly<Record<string, string>> = lostBattles.words.modifier;
    for (const { id, rule } of MODIFIERS) {
      expect(rule.section).toBe('6.5');
      expect(words[id]).toBeTruthy();
      expect(ROWS.some(([, tried, , counts]) => tried === id && counts)).toBe(true);
    }
    expect(Object.keys(words).sort()).toEqual([...MODIFIER_IDS].sort());
  });
});
