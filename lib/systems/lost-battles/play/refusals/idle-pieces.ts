import type { Finding } from '@/lib/game/contract/finding';
import type { FieldGeneral, FieldUnit } from '../../rules/battlefield/field';
import { isTile } from '../../rules/battlefield/field';
import type { GroupLocation } from '../../rules/commands/activation';
import { objection } from '../../rules/objection';
import type { Choice } from '../actions';
import { findObjections } from '../sequence';
import type { GroupDraft, State } from '../state';

/** The pieces that a player has chosen; a leader is meant with the guard (8.1). */
export interface ChosenPieces {
  readonly units: readonly FieldUnit[];
  readonly commanders: readonly FieldGeneral[];
}

export const findChosenPieces = ({ field }: State, subjects: readonly string[]): ChosenPieces => {
  const generals = field.generals.filter(({ id }) => subjects.includes(id));
  const guards = generals.map(({ guard }) => guard);
  return {
    units: field.units.filter(({ id }) => subjects.includes(id) || guards.includes(id)),
    commanders: generals.filter(({ kind }) => kind === 'commander'),
  };
};

/** The group that the chosen pieces would be; null where they do not wait on one place. */
export const draftOf = ({ units, commanders }: ChosenPieces): GroupDraft | null => {
  const [first] = units;
  if (!first || !(isTile(first.at) || first.at === 'undeployed')) return null;
  return units.every(({ at }) => at === first.at)
    ? { from: first.at, units: units.map(({ id }) => id), generals: commanders.map(({ id }) => id) }
    : null;
};

/** As if the group of a place were being formed. */
const whileForming = (state: State, from: GroupLocation): State => ({
  ...state,
  phase: { type: 'muster', muster: { from, units: [], generals: [] } },
});

/** 3.3 – Why these pieces can do nothing now. */
export const findIdleReason = (state: State, by: string, subjects: readonly string[]): Finding =>
  findRuleReason(state, by, subjects) ?? findPhaseReason(state, subjects);

/** The rule against what a player means who chooses these pieces; null: none, it only is not their time. */
export const findRuleReason = (state: State, by: string, subjects: readonly string[]): Finding | null => {
  const chosen = findChosenPieces(state, subjects);
  const [found] = listExpectedChoices(state, chosen).flatMap(choice =>
    findObjections(choice.type === 'join' ? formingState(state, chosen) : state, { ...choice, by }),
  );
  return found ?? null;
};

const formingState = (state: State, chosen: ChosenPieces): State => {
  const draft = draftOf(chosen);
  return state.phase.type === 'activate' && draft ? whileForming(state, draft.from) : state;
};

/** What a player means who chooses these pieces in this phase. */
const listExpectedChoices = ({ phase }: State, { units, commanders }: ChosenPieces): readonly Choice[] => {
  const ids = units.map(({ id }) => id);
  switch (phase.type) {
    case 'activate':
      return ids.length > 0
        ? [{ type: 'join', units: ids }]
        : commanders.map(({ id }) => ({ type: 'send-commander', general: id, to: 'away' }));
    case 'muster':
      return ids.length > 0
        ? [{ type: 'join', units: ids }]
        : commanders.map(({ id }) => ({ type: 'join-general', general: id }));
    case 'helper':
      return commanders.map(({ id }) => ({ type: 'let-help', general: id }));
    case 'assault':
      return ids.flatMap(unit =>
        [false, true].map(bonus => ({ type: 'strike', unit, half: false, support: null, bonus }) as const),
      );
    case 'new-lead':
    case 'leads':
      return units.flatMap(({ id, at }) => (isTile(at) ? { type: 'name-lead', tile: at, unit: id } : []));
    case 'advance':
      return [
        ...(ids.length > 0 ? [{ type: 'advance', units: ids } as const] : []),
        ...commanders.map(({ id }) => ({ type: 'advance-general', general: id }) as const),
      ];
    default:
      return [];
  }
};

/** The pieces themselves break no rule: it is not their phase. */
const findPhaseReason = ({ phase, turn }: State, subjects: readonly string[]): Finding => {
  if (subjects.some(id => turn.activated.includes(id))) return objection('activated-already', '3.2');
  const [tile] = phase.type === 'leads' ? phase.tiles : [];
  if (tile !== undefined) return objection('other-tile-first', '6.3', { tile });
  return phase.type === 'march' || phase.type === 'assault' || phase.type === 'advance'
    ? objection('another-group-acts', '4.2')
    : objection('not-now', '3.3');
};
