import { computeOdds } from '@/lib/dice/odds';
import type { Order, ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { opponentsOf } from '../../rules/contact';
import { type BlowRole, blow } from '../../rules/engagement';
import { findAttackTargets } from '../../rules/targets';
import { isSkirmishing } from '../../rules/traits';
import type { Action, ActionOf } from '../actions';
import { type FieldUnit, listEngagementFaces, unitById } from '../field';
import { linesOfBlow, odds, oddsBreakdown } from '../figures/odds';
import { beginGame, getCurrentTask } from '../game';
import { applyAction } from '../sequence';
import type { State } from '../state';
import { blowOf } from '../tasks/blows';
import { targetsOf } from '../tasks/reactions';
import { describeNamedUnit, namedUnitOf, words } from './names';
import { turnOddsAgainst } from './outcomes';

/** A blow of one unit against another, in words and numbers. */
const blowPreview = (
  state: State,
  striker: FieldUnit,
  target: FieldUnit,
  role: BlowRole,
  note?: Sentence,
): ThrowPreview | null => {
  if (listEngagementFaces(striker).length === 0) return null;
  const situation = blowOf(state, striker, target, role);
  return {
    title: words('throw.strikes', { unit: describeNamedUnit(striker), target: describeNamedUnit(target) }),
    odds: computeOdds(blow, situation),
    lines: linesOfBlow(situation),
    ...(note ? { note } : {}),
  };
};

const asOwnLoss = (preview: ThrowPreview | null): ThrowPreview | null =>
  preview && { ...preview, odds: turnOddsAgainst(preview.odds) };

/** 6.2 – Against a single enemy it is known who is struck, if nobody comes between. */
const attackPreview = (state: State, { unit: id }: ActionOf<'attack'>): ThrowPreview | null => {
  const unit = unitById(state.field, id);
  const [only, ...others] = unit ? (findAttackTargets(state.field, unit)?.targets ?? []) : [];
  return unit && only && others.length === 0
    ? blowPreview(state, unit, only, 'attack', words('throw.may-react'))
    : null;
};

/** 6.11 – The first enemy that strikes at who leaves. */
const leavePreview = (state: State, { unit: id }: ActionOf<'leave'>): ThrowPreview | null => {
  const unit = unitById(state.field, id);
  const [first, ...others] = unit && !isSkirmishing(unit) ? opponentsOf(state.field, unit) : [];
  const note = others.length > 0 ? words('throw.others-strike', { count: others.length }) : undefined;
  return unit && first ? asOwnLoss(blowPreview(state, first, unit, 'parting', note)) : null;
};

/** 6.3 – What the attacker does to the unit that stands in its way, or to the only one it can fight. */
const attackedPreview = (state: State, target: FieldUnit | undefined): ThrowPreview | null => {
  const task = getCurrentTask(state);
  const attacker = task.type === 'reaction' ? unitById(state.field, task.attacker) : undefined;
  return attacker && target
    ? asOwnLoss(blowPreview(state, attacker, target, 'attack', words('throw.you-strike-back')))
    : null;
};

const waitPreview = (state: State): ThrowPreview | null => {
  const task = getCurrentTask(state);
  const [only, ...others] = task.type === 'reaction' ? targetsOf(state, task.attacker) : [];
  return others.length === 0 ? attackedPreview(state, only) : null;
};

const titleOf = (state: State, action: Action): Sentence => {
  const task = getCurrentTask(state);
  if (action.type === 'shoot')
    return words('throw.shoots', {
      unit: namedUnitOf(state, action.unit),
      target: namedUnitOf(state, action.target),
    });
  if (action.type === 'answer-shot' && task.type === 'reaction')
    return words('throw.shoots', {
      unit: namedUnitOf(state, action.unit),
      target: namedUnitOf(state, task.attacker),
    });
  const by = task.type === 'target' ? task.attacker : 'unit' in action ? action.unit : '';
  const at = 'target' in action ? action.target : '';
  return words('throw.strikes', { unit: namedUnitOf(state, by), target: namedUnitOf(state, at) });
};

/** 6.9 – Who survives strikes back. */
const knownPreview = (state: State, action: Action): ThrowPreview | null => {
  const found = odds(state, action);
  const isFight = action.type === 'continue' || action.type === 'choose-target';
  return (
    found && {
      title: titleOf(state, action),
      odds: found,
      lines: oddsBreakdown(state, action),
      ...(isFight ? { note: words('throw.strikes-back') } : {}),
    }
  );
};

const previewOf = (state: State, action: Action): ThrowPreview | null => {
  switch (action.type) {
    case 'attack':
      return attackPreview(state, action);
    case 'leave':
      return leavePreview(state, action);
    case 'intercept':
      return attackedPreview(state, unitById(state.field, action.unit));
    case 'wait':
      return waitPreview(state);
    default:
      return knownPreview(state, action);
  }
};

/** The first roll of an order: that of its last action. */
export const nextThrow = (state: State, { actions: [first, second] }: Order<Action>): ThrowPreview | null =>
  second ? previewOf(applyAction(beginGame(state), first).state, second) : previewOf(state, first);
