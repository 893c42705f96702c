import type { WorkedOutPlan } from '@/lib/game/contract/authoring/planning';
import type { Group, PlanStep, Scenario } from '../../document/scenario';
import { armiesOf, type NamedGeneral, sideIndexOf } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { measureTileDistance, type TileId } from '../../rules/battlefield/tiles';
import { replayPlan } from '../../rules/deployment/plan';
import { listPlacingTiles } from '../../rules/deployment/undeployed';
import { describeTile } from '../../view/words';
import type { ACTIVATIONS } from '../../vocabulary';
import { listCandidates } from './candidates';
import { WORDS } from './plan-summary';

/** What comes on together: a unit, or a leader with the guard. */
interface Bunch {
  readonly pieces: readonly string[];
  readonly name: string;
}

/** A group of the set-up with all that is to stand in it. */
interface Target {
  readonly group: Group;
  readonly bunches: readonly Bunch[];
  readonly commanders: readonly NamedGeneral[];
  /** Tiles on the way from where troops deploy. */
  readonly away: number;
}

interface Unreached {
  readonly name: string;
  readonly tile: TileId;
}

interface Attempt {
  readonly plan: readonly PlanStep[];
  readonly unreached: readonly Unreached[];
}

const NOTHING: Attempt = { plan: [], unreached: [] };

const withPlan = (scenario: Scenario, plan: readonly PlanStep[]): Scenario => ({
  ...scenario,
  deployment: { ...scenario.deployment, plan: [...plan] },
});

const targetsOf = (scenario: Scenario): readonly Target[] => {
  const units = new Map(armiesOf(scenario).flatMap(army => army.units.map(unit => [unit.id, unit])));
  const generals = armiesOf(scenario).flatMap(army => army.generals);
  return scenario.deployment.groups.map(group => {
    const here = generals.filter(({ id }) => group.generals.includes(id));
    const side = sideIndexOf(scenario, group.side) ?? 0;
    return {
      group,
      bunches: group.units.map(id => {
        const leader = here.find(({ kind, guard }) => kind === 'leader' && guard === id);
        return {
          pieces: [...(leader ? [leader.id] : []), id],
          name: leader?.name ?? units.get(id)?.name ?? id,
        };
      }),
      commanders: here.filter(({ kind }) => kind === 'commander'),
      away: Math.min(...listPlacingTiles(side, true).map(tile => measureTileDistance(tile, group.tile))),
    };
  });
};

/** One more order for these pieces to the place of the group, in the first way of coming on that leads there. */
function* orderTo(
  scenario: Scenario,
  { plan }: Attempt,
  { group }: Target,
  pieces: readonly string[],
): Generator<void, readonly PlanStep[] | null> {
  const now = withPlan(scenario, plan);
  const { findings } = replayPlan(now);
  for (const kind of BY_PRICE) {
    yield;
    const found = listCandidates(now, pieces, kind).find(({ id }) => id === `${group.tile} ${group.facing}`);
    const next = found && [...plan, found.step];
    if (next && replayPlan(withPlan(scenario, next)).findings.length === findings.length) return next;
  }
  return null;
}

/** The cheap ways first. */
const BY_PRICE = [
  'normal',
  'screening-express',
  'express',
  'double-express',
] as const satisfies readonly (typeof ACTIVATIONS)[number][];

/** The whole group by one order if that leads there; else those who can together, and the others one by one. */
function* bringGroup(scenario: Scenario, attempt: Attempt, target: Target): Generator<void, Attempt> {
  const { bunches } = target;
  if (bunches.length === 0) return attempt;
  const together = yield* orderTo(
    scenario,
    attempt,
    target,
    bunches.flatMap(({ pieces }) => pieces),
  );
  if (together) return { ...attempt, plan: together };
  const [quick, slow] = [[] as Bunch[], [] as Bunch[]];
  for (const bunch of bunches) {
    const plan = yield* orderTo(scenario, attempt, target, bunch.pieces);
    (plan?.at(-1)?.activation === 'normal' ? quick : slow).push(bunch);
  }
  return yield* bringParts(scenario, attempt, target, quick, slow);
}

/** 8.3 – Off the field a leader spares commands: whoever has one comes last. */
const byLeader = (one: Bunch, other: Bunch): number => one.pieces.length - other.pieces.length;

const hasLeader = ({ bunches }: Target): number => Number(bunches.some(({ pieces }) => pieces.length > 1));

function* bringParts(
  scenario: Scenario,
  attempt: Attempt,
  target: Target,
  quick: readonly Bunch[],
  slow: readonly Bunch[],
): Generator<void, Attempt> {
  let { plan, unreached } = attempt;
  for (const bunch of slow.toSorted(byLeader)) {
    const next = yield* orderTo(scenario, { plan, unreached }, target, bunch.pieces);
    if (next) plan = next;
    else unreached = [...unreached, { name: bunch.name, tile: target.group.tile }];
  }
  const joined =
    quick.length === 0
      ? null
      : yield* orderTo(
          scenario,
          { plan, unreached },
          target,
          quick.flatMap(({ pieces }) => pieces),
        );
  if (joined) return { plan: joined, unreached };
  return { plan, unreached: [...unreached, ...quick.map(({ name }) => ({ name, tile: target.group.tile }))] };
}

/** 8.2 – Commanders come last and alone: as long as they are off the field they spare commands. */
const bringCommanders = (scenario: Scenario, attempt: Attempt, targets: readonly Target[]): Attempt => {
  const [plan, unreached] = [[...attempt.plan], [...attempt.unreached]];
  for (const { group, commanders } of targets)
    for (const { id, name } of commanders) {
      const candidates = listCandidates(withPlan(scenario, plan), [id], 'alone');
      const found = candidates.find(({ space }) => space === group.tile);
      if (found) plan.push(found.step);
      else unreached.push({ name, tile: group.tile });
    }
  return { plan, unreached };
};

type Order = (one: Target, other: Target) => number;

/** The far tiles come first, as nobody passes through own troops; what else comes first is tried in turn. */
const ORDERS: readonly Order[] = [
  (one, other) => other.away - one.away || hasLeader(one) - hasLeader(other),
  (one, other) => other.away - one.away,
  (one, other) => other.away - one.away || one.bunches.length - other.bunches.length,
  (one, other) => other.away - one.away || other.bunches.length - one.bunches.length,
  (one, other) => one.away - other.away,
];

const faultsOf = (scenario: Scenario, { plan, unreached }: Attempt): number => {
  const { findings, unpaid, lucky } = replayPlan(withPlan(scenario, plan));
  return 1000 * (findings.length + unreached.length) + 30 * unpaid.length + lucky.length;
};

/** 11 – Searches for orders that bring everyone to where the set-up is drawn; it gives way between its steps. */
export function* workOutPlan(scenario: Scenario): Generator<void, WorkedOutPlan> {
  let best: Attempt | null = null;
  for (const order of ORDERS) {
    const targets = targetsOf(scenario).toSorted(order);
    let attempt = NOTHING;
    for (const target of targets) attempt = yield* bringGroup(scenario, attempt, target);
    attempt = bringCommanders(scenario, attempt, targets);
    if (best === null || faultsOf(scenario, attempt) < faultsOf(scenario, best)) best = attempt;
    if (faultsOf(scenario, best) === 0) break;
  }
  return toResult(scenario, best ?? NOTHING);
}

const toResult = (scenario: Scenario, { plan, unreached }: Attempt): WorkedOutPlan => {
  const { unpaid } = replayPlan(withPlan(scenario, plan));
  const isWhole = unreached.length === 0 && unpaid.length === 0;
  return {
    changes: isWhole && plan.length > 0 ? [{ op: 'add', path: ['deployment', 'plan'], value: plan }] : [],
    obstacles: [
      ...unreached.map(({ name, tile }) => ({
        words: { code: `${WORDS}.unreached`, values: { name, tile: describeTile(tile, scenario) } },
        rule: cite('11.3'),
      })),
      ...(unreached.length === 0 && unpaid.length > 0
        ? [{ words: { code: `${WORDS}.too-dear`, values: { count: unpaid.length } }, rule: cite('4.1') }]
        : []),
    ],
  };
};
