import type { Check, Violation } from '@/lib/game/check/check';
import { describeFinding } from '@/lib/game/contract/finding';
import { pieceById } from '../../document/piece-index';
import type { Scenario } from '../../document/scenario';
import { armiesOf, nameSide, placedGroups, type Unit } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { type Field, tilesByPiece, unitsOn } from '../battlefield/field';
import type { TileId } from '../battlefield/tiles';
import { replayPlan } from './plan';

const hasPlan = ({ deployment }: Scenario): boolean => deployment.plan !== undefined;

/** 11.3 – Each order of the plan is carried out by the rules of play, which say what is wrong with it. */
export const planStep: Check<Scenario> = {
  code: 'lost-battles/plan-step',
  severity: 'error',
  rule: cite('11.3'),
  *find(scenario) {
    if (!hasPlan(scenario)) return;
    for (const finding of replayPlan(scenario).findings)
      yield {
        path: finding.path,
        values: { step: Number(finding.path.at(-1)) + 1, reason: describeFinding(finding) },
        ...(finding.rule ? { rule: finding.rule } : {}),
      };
  },
};

function* findPaymentErrors(scenario: Scenario, list: 'lucky' | 'unpaid'): Generator<Violation> {
  if (!hasPlan(scenario)) return;
  for (const index of replayPlan(scenario)[list])
    yield { path: ['deployment', 'plan', index], values: { step: index + 1 } };
}

/** 4.1 – No command roll of round 1 pays for this. */
export const planTooExpensive: Check<Scenario> = {
  code: 'lost-battles/plan-too-dear',
  severity: 'error',
  rule: cite('4.1'),
  find: scenario => findPaymentErrors(scenario, 'unpaid'),
};

/** 11.3 – Only a high command roll of round 1 pays for this. */
export const planNeedsLuck: Check<Scenario> = {
  code: 'lost-battles/plan-needs-luck',
  severity: 'warning',
  rule: cite('11.3'),
  find: scenario => findPaymentErrors(scenario, 'lucky'),
};

/** 11.1 – The plan of a historical set-up ends in what is drawn; if not, the set-up may still be reached in another way. */
export const planEndsInSetUp: Check<Scenario> = {
  code: 'lost-battles/plan-ends-elsewhere',
  severity: 'warning',
  rule: cite('11.1'),
  *find(scenario) {
    if (!hasPlan(scenario) || scenario.deployment.kind !== 'historical') return;
    const { field } = replayPlan(scenario);
    yield* findStrayPieces(scenario, field);
    yield* findWrongFacings(scenario, field);
  },
};

function* findStrayPieces(scenario: Scenario, field: Field): Generator<Violation> {
  const drawn = tilesByPiece(scenario);
  for (const { units, generals } of armiesOf(scenario)) {
    yield* findStrays(units, field.units, drawn);
    yield* findStrays(generals, field.generals, drawn);
  }
}

function* findStrays(
  army: readonly Pick<Unit, 'id' | 'name' | 'path'>[],
  pieces: readonly { readonly id: string; readonly at: string }[],
  tiles: ReadonlyMap<string, TileId>,
): Generator<Violation> {
  for (const { id, name, path } of army) {
    const drawn = tiles.get(id) ?? 'undeployed';
    const reached = pieceById(pieces, id)?.at ?? drawn;
    if (drawn !== reached) yield { path, values: { piece: name, drawn, reached } };
  }
}

function* findWrongFacings(scenario: Scenario, field: Field): Generator<Violation> {
  for (const { group, index, units } of placedGroups(scenario)) {
    const isReached = unitsOn(field, group.tile).some(({ id }) => units.some(unit => unit.id === id));
    const facing = field.facing[group.tile];
    if (isReached && facing !== undefined && facing !== group.facing)
      yield {
        path: ['deployment', 'groups', index, 'facing'],
        values: {
          piece: units[0]?.name ?? '',
          drawn: { code: `words.lost-battles.direction.${group.facing}` },
          reached: { code: `words.lost-battles.direction.${facing}` },
        },
      };
  }
}

/** 11.1 – A historical set-up carries the plan that leads to it, or nothing shows that it can be reached. */
export const setUpWithoutPlan: Check<Scenario> = {
  code: 'lost-battles/set-up-not-shown',
  severity: 'warning',
  rule: cite('11.1'),
  *find(scenario) {
    if (scenario.deployment.kind !== 'historical' || hasPlan(scenario)) return;
    if (scenario.deployment.groups.length > 0)
      yield { path: ['deployment', 'kind'], values: { side: nameSide(scenario, 0) } };
  },
};
