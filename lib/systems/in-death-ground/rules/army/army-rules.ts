import { cite } from '../../rulebook';
import { word } from '../../view/words';
import type { ScenarioKind } from '../../vocabulary';
import { doesHold, isInYears } from './conditions';
import { computeMinUnits } from './entry-rules';
import { computeGeneralCost } from './general-rules';
import { allowedOverspendOf, fortificationPriceOf, type ITEM_PRICES } from './points';
import {
  type Contingent,
  computeExtrasCost,
  computeItemsCost,
  contingentsOf,
  costOf,
  countUnitsOfEntry,
  groupsIn,
  type ResolvedArmy,
} from './resolved-army';
import { pathOfContingent, type RosterRule, sectionOfList } from './roster-rule';

export const FEWEST_UNITS = 4;
export const MOST_UNITS = 10;
const ALLIED_SHARE = [2, 5] as const;
const STAKED_SHARE = 5;
const MOST_SWAPPED = 3;
const SECTIONS_PER_TOWER = 6;

/** 18.1 – Everything that the army pays for. */
export const computeArmyCost = (resolved: ResolvedArmy): number =>
  contingentsOf(resolved).reduce((sum, army) => sum + costOf(groupsIn(army)), 0) +
  computeGeneralCost(resolved.main) +
  computeExtrasCost(resolved.main) +
  computeItemsCost(resolved.roster) +
  (resolved.roster.stake ?? 0);

const findCheapestElement = (resolved: ResolvedArmy): number => {
  const prices = contingentsOf(resolved).flatMap(army => groupsIn(army).map(({ price }) => price));
  return prices.length === 0 ? 0 : Math.min(...prices);
};

/** 8.7 – What the army may cost at most. */
export const computeMaxPoints = (resolved: ResolvedArmy): number =>
  resolved.roster.points + allowedOverspendOf(findCheapestElement(resolved));

const countArtilleryItems = ({ roster: { items = [] } }: ResolvedArmy): number =>
  items.filter(({ id }) => id.startsWith('artillery')).reduce((sum, { count }) => sum + count, 0);

/** 18.1 – Units of the army and its allies, with those that special purchases add; baggage and a separate general do not count. */
export const countUnits = (resolved: ResolvedArmy): number => {
  const extras = (resolved.roster.extras ?? []).reduce((sum, { id, count, joins }) => {
    const extra = resolved.main.list.extras.find(other => other.id === id);
    if (!extra || joins) return sum;
    return sum + extra.units * (extra.per === 'element' && extra.joins !== undefined ? 1 : count);
  }, 0);
  return resolved.roster.units.length + extras + countArtilleryItems(resolved);
};

const armyUnits: RosterRule = {
  code: 'army-units',
  rule: cite('18.1'),
  *find(resolved) {
    const units = countUnits(resolved);
    if (units < FEWEST_UNITS || units > MOST_UNITS)
      yield { path: ['units'], values: { units, least: FEWEST_UNITS, most: MOST_UNITS } };
  },
};

const armyPoints: RosterRule = {
  code: 'army-points',
  rule: cite('8.7'),
  *find(resolved) {
    const spent = computeArmyCost(resolved);
    const most = computeMaxPoints(resolved);
    if (spent > most) yield { path: ['points'], values: { spent, points: resolved.roster.points, most } };
  },
};

const armyYear: RosterRule = {
  code: 'army-year',
  *find({ main, roster: { year } }) {
    if (!isInYears(main.list.years, year))
      yield {
        path: ['year'],
        rule: sectionOfList(main.list),
        values: { year: year ?? '—', list: main.list.title },
      };
  },
};

/** What is wrong with the choice of states, tribes or kingdoms. */
const findStateViolation = ({ list: { states: choice }, states }: Contingent): string | null => {
  if (!choice) return states.length > 0 ? 'unknown' : null;
  if (states.some(id => !choice.ids.some(state => state.id === id))) return 'unknown';
  if (states.length < choice.min) return 'few';
  if (choice.max !== null && states.length > choice.max) return 'many';
  if (states.length > 1 && states.some(id => choice.alone?.includes(id))) return 'alone';
  return choice.incompatible?.some(pair => pair.every(id => states.includes(id))) ? 'incompatible' : null;
};

const armyStates: RosterRule = {
  code: 'army-states',
  *find(resolved) {
    for (const army of contingentsOf(resolved)) {
      const reason = findStateViolation(army);
      const holder = army.isAlly ? resolved.roster.allies : resolved.roster;
      const path = [...pathOfContingent(army), ...(holder?.states ? ['states'] : [])];
      if (reason) yield { path, rule: sectionOfList(army.list), values: { reason, list: army.list.title } };
    }
  },
};

const armyRegion: RosterRule = {
  code: 'army-region',
  *find({ main, roster: { region } }) {
    if (region !== undefined && !main.list.regions?.includes(region))
      yield { path: ['region'], rule: sectionOfList(main.list), values: { region, list: main.list.title } };
  },
};

/** 18.2 – Two fifths of the points at most. */
export const computeMaxAlliedPoints = (points: number): number =>
  Math.floor((points * ALLIED_SHARE[0]) / ALLIED_SHARE[1]);

const alliesShare: RosterRule = {
  code: 'allies-share',
  rule: cite('18.2'),
  *find({ allies, roster }) {
    if (!allies) return;
    const spent = costOf(groupsIn(allies));
    const most = computeMaxAlliedPoints(roster.points);
    if (spent > most) yield { path: ['allies'], values: { spent, most } };
  },
};

const alliesCompulsory: RosterRule = {
  code: 'allies-compulsory',
  rule: cite('18.2'),
  *find({ allies }) {
    if (!allies) return;
    for (const entry of allies.list.entries)
      if (countUnitsOfEntry(allies, entry.id) < computeMinUnits(allies, entry))
        yield { path: ['allies'], values: { entry: entry.label, list: allies.list.title } };
  },
};

const alliesAllowed: RosterRule = {
  code: 'allies-allowed',
  *find({ main, allies, roster }) {
    if (!roster.allies) return;
    const rule = sectionOfList(main.list);
    const offer = main.list.allies.find(
      ({ list, when }) => list === roster.allies?.list && doesHold(when, main),
    );
    if (!offer || !allies)
      return yield { path: ['allies', 'list'], rule, values: { list: roster.allies.list } };
    if (offer.states && allies.states.some(id => !offer.states?.includes(id)))
      yield { path: ['allies', 'states'], rule, values: { list: allies.list.title } };
    for (const { index, groups } of allies.units)
      if (groups.some(({ entry }) => offer.forbidden?.includes(entry.id)))
        yield { path: ['units', index], rule, values: { list: allies.list.title } };
  },
};

const alliesNamed: RosterRule = {
  code: 'allies-named',
  rule: cite('18.2'),
  *find({ roster: { units, allies } }) {
    for (const [index, { ally }] of units.entries())
      if (ally && !allies) yield { path: ['units', index, 'ally'], values: {} };
  },
};

const extrasAllowed: RosterRule = {
  code: 'extras-allowed',
  *find({ main, roster }) {
    for (const [index, { id, count }] of (roster.extras ?? []).entries()) {
      const extra = main.list.extras.find(other => other.id === id);
      const needs = extra?.needsItem;
      const hasItem = needs === undefined || (roster.items ?? []).some(item => item.id === needs);
      if (!extra || !doesHold(extra.when, main) || !hasItem || (extra.max !== null && count > extra.max))
        yield {
          path: ['extras', index],
          rule: sectionOfList(main.list),
          values: { extra: extra?.label ?? id, count, most: extra?.max ?? 0 },
        };
    }
  },
};

const ITEM_ROLES: Readonly<Record<keyof typeof ITEM_PRICES, 'attacker' | 'defender' | 'both'>> = {
  'artillery-light': 'both',
  'artillery-heavy': 'both',
  'siege-tower': 'attacker',
  ladder: 'both',
  ship: 'both',
  boat: 'both',
  wagon: 'both',
  'breach-attempt': 'attacker',
  wall: 'defender',
  tower: 'defender',
};

const MOST_WAGONS = 8;

/** 8.5, 8.6, 17.5, 17.6 – Wagons are for lists that allow them, eight at most; siege gear belongs to sieges, boats to any scenario; the defender of a raided place may wall it in too. */
const itemsAllowed: RosterRule = {
  code: 'items-allowed',
  rule: cite('8.6'),
  *find({ roster: { items = [], scenario, role }, main }) {
    for (const [index, { id, count }] of items.entries()) {
      if (id === 'wagon') {
        if (!main.list.wagons || count > MOST_WAGONS)
          yield { path: ['items', index, 'id'], rule: cite('17.5'), values: { item: word('item', id) } };
        continue;
      }
      const wanted = ITEM_ROLES[id];
      const isWall = id === 'wall' || id === 'tower';
      const isPlace = scenario === 'siege' || id === 'boat' || (scenario === 'raid' && isWall);
      if (!isPlace || (wanted !== 'both' && wanted !== role))
        yield { path: ['items', index, 'id'], values: { item: word('item', id) } };
    }
  },
};

const countItem = ({ roster: { items = [] } }: ResolvedArmy, wanted: string): number =>
  items.filter(({ id }) => id === wanted).reduce((sum, { count }) => sum + count, 0);

/** 8.6 – Up to three units are given up for artillery; each piece takes the place of one. */
const artillerySwap: RosterRule = {
  code: 'artillery-swap',
  rule: cite('8.6'),
  *find(resolved) {
    const count = countArtilleryItems(resolved);
    if (count > MOST_SWAPPED) yield { path: ['items'], values: { count, most: MOST_SWAPPED } };
  },
};

/** 8.5, 8.6 – What the defender spends on walls: a quarter to a half in a siege, a quarter at most against a raid. */
export const computeFortificationLimits = (kind: ScenarioKind, points: number): readonly [number, number] => {
  if (kind === 'siege') return [Math.ceil(points / 4), Math.floor(points / 2)];
  return kind === 'raid' ? [0, Math.floor(points / 4)] : [0, 0];
};

const fortificationCost: RosterRule = {
  code: 'fortification-cost',
  *find(resolved) {
    const { scenario, role, points } = resolved.roster;
    if (role !== 'defender' || (scenario !== 'siege' && scenario !== 'raid')) return;
    const spent = fortificationPriceOf(countItem(resolved, 'wall'), countItem(resolved, 'tower'));
    const [least, most] = computeFortificationLimits(scenario, points);
    const path = resolved.roster.items ? ['items'] : [];
    if (spent < least || spent > most)
      yield { path, rule: cite(scenario === 'siege' ? '8.6' : '8.5'), values: { spent, least, most } };
  },
};

const towerShare: RosterRule = {
  code: 'tower-share',
  rule: cite('17.1'),
  *find(resolved) {
    const towers = countItem(resolved, 'tower');
    const walls = countItem(resolved, 'wall');
    if (towers * SECTIONS_PER_TOWER > walls)
      yield { path: ['items'], values: { towers, most: Math.floor(walls / SECTIONS_PER_TOWER) } };
  },
};

/** 8.4 – A fifth of the points may be staked on a stratagem, in an open battle only. */
export const computeMaxStake = (kind: ScenarioKind, points: number): number =>
  kind === 'open-battle' ? Math.floor(points / STAKED_SHARE) : 0;

const stakeLimit: RosterRule = {
  code: 'stake-limit',
  rule: cite('8.4'),
  *find({ roster: { stake = 0, scenario, points } }) {
    const most = computeMaxStake(scenario, points);
    if (stake > most) yield { path: ['stake'], values: { stake, most } };
  },
};

export const ARMY_RULES: readonly RosterRule[] = [
  armyYear,
  armyStates,
  armyRegion,
  armyUnits,
  armyPoints,
  alliesAllowed,
  alliesNamed,
  alliesShare,
  alliesCompulsory,
  extrasAllowed,
  itemsAllowed,
  artillerySwap,
  fortificationCost,
  towerShare,
  stakeLimit,
];
