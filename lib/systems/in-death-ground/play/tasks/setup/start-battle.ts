import { roll, type Seed, seedRng } from '@/lib/dice/rng';
import type { Scenario } from '../../../document/scenario';
import { forcesOf, type ResolvedForce, type Stand } from '../../../document/table';
import { countElements as elementsIn } from '../../../rules/army/resolved-army';
import { commandersOf, sideOf } from '../../../rules/commanders';
import { COMMANDS } from '../../../vocabulary';
import { type Element, type FieldUnit, FRESH_UNIT, type Presence } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { beginGame, commandOf, emit, type Game } from '../../game';
import { FRESH_SIDE, type SideIndex, type State } from '../../state';
import { hasWagons } from '../movement/wagons';
import { listPurchasedUnits, withLadders } from './purchased-units';

const presenceOf = (scenario: Scenario, { role, force }: ResolvedForce, stand: Stand): Presence => {
  if (stand.place) return stand.isHidden ? 'hidden' : 'table';
  if (scenario.kind === 'ambush' && role === 'attacker')
    return stand.kind === 'baggage' && hasWagons(force) ? 'carried' : 'column';
  const isLate = stand.unit !== null && force.units[stand.unit.index]?.late === true;
  return scenario.freeSetUp && !isLate ? 'waiting' : 'late';
};

const toElements = ({ id, profiles, blocks }: Stand): readonly Element[] =>
  profiles.map((profile, index) => {
    const block = blocks[index];
    return {
      id: `${id}.${index + 1}`,
      profile,
      at: block ? [block.centre[0], block.centre[1]] : [0, 0],
      facing: block?.heading ?? 0,
    };
  });

/** 5.2 – Which of a unit's elements the general's is: a chief is the first of their own kind, any other general stands first. */
const indexOfGeneral = ({ force: { general } }: ResolvedForce, { unit }: Stand): number => {
  if (general?.mode !== 'chief' || !unit) return 0;
  const index = unit.groups.findIndex(
    ({ entry, variant }) => entry.id === general.entry && variant.id === general.variant,
  );
  return elementsIn(unit.groups.slice(0, Math.max(0, index)));
};

const toFieldUnit = (scenario: Scenario, force: ResolvedForce, stand: Stand, side: SideIndex): FieldUnit => {
  const elements = toElements(stand);
  const isLed = stand.kind !== 'baggage' && commandersOf(scenario)[side].unit === stand.id;
  return {
    ...FRESH_UNIT,
    id: stand.id,
    side,
    kind: stand.kind,
    presence: presenceOf(scenario, force, stand),
    elements,
    strength: elements.length,
    general: isLed ? (elements[indexOfGeneral(force, stand)]?.id ?? null) : null,
  };
};

/** 11.1 – The better ordered army is side 1; of two equal ones, or of two without order, the attacker; null: in open battle a die. */
const findFirstSide = (scenario: Scenario): SideIndex | null => {
  const [one, other] = commandersOf(scenario);
  const isOrdered = ({ command }: typeof one): boolean =>
    command === 'disciplined' || command === 'organised';
  if (one.command !== other.command && (isOrdered(one) || isOrdered(other)))
    return COMMANDS.indexOf(one.command) < COMMANDS.indexOf(other.command) ? 0 : 1;
  if (scenario.kind === 'open-battle') return null;
  return one.role === 'attacker' ? 0 : 1;
};

/** 8.3, 11.1 – The armies stand as they are drawn, and it is said who moves first in every turn. */
export const startBattle = (scenario: Scenario, seed: Seed): Game => {
  const { faces, rng } = roll(seedRng(seed), { count: 1, sides: 6 });
  const byOrder = findFirstSide(scenario);
  const begun = beginGame(startState(scenario, rng, byOrder ?? ((faces[0] ?? 1) <= 3 ? 0 : 1)));
  const side = commandOf(begun.state, begun.state.first).name;
  const thrown = { faces, because: [createStatLine('up-to', 3, '11.1')] };
  return emit(
    begun,
    '11.1',
    () => ({ type: 'moves-first', side }),
    () => (byOrder === null ? thrown : {}),
  );
};

const startState = (scenario: Scenario, rng: State['rng'], first: SideIndex): State => ({
  scenario,
  rng,
  round: 0,
  weather: scenario.weather.now,
  first,
  units: forcesOf(scenario).flatMap(force => {
    const side = sideOf(scenario, force.force.side);
    if (side === null) return [];
    const stands = force.stands.map(stand => toFieldUnit(scenario, force, stand, side));
    return [...withLadders(force, stands), ...listPurchasedUnits(force, side)];
  }),
  losses: [],
  tests: [],
  sides: [FRESH_SIDE, FRESH_SIDE],
  stratagems: [null, null],
  entry: null,
  held: 0,
  fires: [],
  ladders: [],
  climbs: [],
  pairings: {},
  helps: {},
  marks: [],
  agenda: [
    { type: 'stratagems' },
    { type: 'breaches', tries: countBreachTries(scenario) },
    { type: 'begin-turn' },
  ],
});

/** 8.6 – How many breaches the besieger has paid for, where the document draws none. */
const countBreachTries = ({ kind, forces, board, attacker }: Scenario): number => {
  const isDrawn = (board.walls ?? []).some(({ breaches = [] }) => breaches.length > 0);
  if (kind !== 'siege' || isDrawn) return 0;
  const items = forces.find(({ side }) => side === attacker)?.items ?? [];
  return items.filter(({ id }) => id === 'breach-attempt').reduce((sum, { count }) => sum + count, 0);
};
