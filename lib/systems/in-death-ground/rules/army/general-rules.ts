import { cite } from '../../rulebook';
import type { Command, GeneralMode, Troop } from '../../vocabulary';
import { commandOf, commandsOf, doesHold } from './conditions';
import { computeMaxUnits } from './entry-rules';
import { findOptionObjection } from './option-rules';
import { generalSurchargeOf, isFoot, type Profile } from './points';
import {
  type Contingent,
  countUnitsOfEntry,
  type GeneralElement,
  generalElementOf,
  type ResolvedArmy,
  type ResolvedUnit,
  toGeneralPart,
} from './resolved-army';
import { type RosterRule, sectionOfList } from './roster-rule';

/** 5.2 – A tribal chief is an element of a unit; every other general stands apart or joins a unit for the game. */
export const modesOf = (command: Command): readonly GeneralMode[] =>
  command === 'tribal' ? ['chief'] : ['separate', 'attached'];

/** 5.2 – A general joins troops of the same kind; a warrior may lead heavy cavalry and the other way round. */
export const mayJoin = (general: Troop, unit: Troop): boolean =>
  general === unit ||
  (general === 'warrior' && unit === 'heavy-cavalry') ||
  (general === 'heavy-cavalry' && unit === 'warrior');

/** 5.2, 6.4 – A general does not ride where the foot that they join walk. */
const mayRideWith = (general: Profile, unit: Profile): boolean =>
  mayJoin(general.troop, unit.troop) &&
  (!isFoot(general.troop) || !isFoot(unit.troop) || general.mount === unit.mount);

/** 5.1, 6.9 – A general's price: the element, unless a chief within a unit, and what command type and fame add. */
export const computeGeneralCost = (army: Contingent): number => {
  const element = generalElementOf(army);
  if (!element || !army.general) return 0;
  const own = army.general.mode === 'chief' ? 0 : element.price;
  return own + generalSurchargeOf(commandOf(army), army.general.extraordinary !== undefined);
};

const generalNeeded: RosterRule = {
  code: 'general-needed',
  rule: cite('5.2'),
  *find({ roster }) {
    if (!roster.general) yield { path: ['general'], values: {} };
  },
};

const generalKnown: RosterRule = {
  code: 'general-known',
  rule: cite('5.2'),
  *find({ main, roster }) {
    if (roster.general && !generalElementOf(main))
      yield {
        path: ['general', 'entry'],
        values: { entry: `${roster.general.entry}/${roster.general.variant}`, list: main.list.title },
      };
  },
};

/** Entries that a rule of the list keeps out of this army as it stands. */
const isBarred = (army: Contingent, id: string): boolean =>
  army.list.rules.some(rule => {
    if (!doesHold(rule.when, army)) return false;
    if (rule.type === 'forbid-entries') return rule.entries.includes(id);
    if (rule.type !== 'exclusive' || !rule.sets.some(set => set.includes(id))) return false;
    return rule.sets.some(set => !set.includes(id) && set.some(other => countUnitsOfEntry(army, other) > 0));
  });

/** 5.2 – Whether this army, of these states in this year, may have such troops at all: a general is one of them. */
export const mayLead = (
  army: Contingent,
  { entry, variant }: Pick<GeneralElement, 'entry' | 'variant'>,
): boolean =>
  computeMaxUnits(army, entry) > 0 &&
  doesHold(variant.when, army) &&
  (entry.nations?.some(({ when }) => doesHold(when, army)) ?? true) &&
  !isBarred(army, entry.id);

const generalAllowed: RosterRule = {
  code: 'general-allowed',
  rule: cite('5.2'),
  *find({ main, roster: { general } }) {
    const element = generalElementOf(main);
    if (general && element && general.mode !== 'chief' && !mayLead(main, element))
      yield { path: ['general', 'entry'], values: { entry: element.entry.label } };
  },
};

/** The general as a unit of the army, so that the rules for options apply. */
const toOwnUnit = (army: Contingent): ResolvedUnit | null => {
  const element = generalElementOf(army);
  if (!element || !army.general) return null;
  return {
    index: -1,
    unit: { id: 'general', parts: [toGeneralPart(army.general)] },
    groups: [{ ...element, part: 0, elements: 1 }],
  };
};

/** 5.2 – Whether an option of the list may be bought for the general; limits of number do not count the general. */
export const mayBuy = (army: Contingent, id: string): boolean => {
  const unit = toOwnUnit(army);
  const [group] = unit?.groups ?? [];
  return (
    unit !== null &&
    group !== undefined &&
    army.general?.mode !== 'chief' &&
    findOptionObjection(army, unit, group, id) === null
  );
};

const generalOptions: RosterRule = {
  code: 'general-options',
  rule: cite('5.2'),
  *find({ main, roster: { general } }) {
    for (const [place, id] of (general?.options ?? []).entries()) {
      const option = main.list.options.find(other => other.id === id)?.label ?? id;
      if (!mayBuy(main, id)) yield { path: ['general', 'options', place], values: { option } };
    }
  },
};

const generalMode: RosterRule = {
  code: 'general-mode',
  rule: cite('5.2'),
  *find({ main, roster: { general } }) {
    const command = commandOf(main);
    if (general && !modesOf(command).includes(general.mode))
      yield { path: ['general', 'mode'], values: { mode: general.mode, command } };
  },
};

/** 5.2 – An impetuous general is elite and pays for it; a chief is as the unit; organised and disciplined generals may buy it apart. */
const generalElite: RosterRule = {
  code: 'general-elite',
  rule: cite('5.2'),
  *find({ main, roster: { general } }) {
    const element = generalElementOf(main);
    if (!general || !element || element.profile.grade === null) return;
    const command = commandOf(main);
    const isBought = general.elite && element.variant.grade !== 'elite';
    const isMissing = command === 'impetuous' && element.profile.grade !== 'elite';
    const isForbidden =
      isBought && (command === 'tribal' || (command !== 'impetuous' && general.mode !== 'separate'));
    if (isMissing || isForbidden)
      yield { path: ['general', 'elite'], values: { command, wanted: isMissing ? 'yes' : 'no' } };
  },
};

const unitOfGeneral = ({ main, roster }: ResolvedArmy) =>
  main.units.find(({ unit }) => unit.id === roster.general?.unit);

const generalUnit: RosterRule = {
  code: 'general-unit',
  rule: cite('5.2'),
  *find(resolved) {
    const { general } = resolved.roster;
    const element = generalElementOf(resolved.main);
    if (!general || !element || general.mode === 'separate') return;
    const path = general.unit === undefined ? ['general'] : ['general', 'unit'];
    const unit = unitOfGeneral(resolved);
    const values = { unit: general.unit ?? '—', mode: general.mode };
    if (!unit) yield { path, values };
    else if (general.mode === 'chief') {
      if (!unit.groups.some(({ entry, variant }) => entry === element.entry && variant === element.variant))
        yield { path, values };
    } else if (!unit.groups.every(({ profile }) => mayRideWith(element.profile, profile)))
      yield { path, values };
  },
};

/** 18.3 – The named generals lead in their own years only. */
const extraordinary: RosterRule = {
  code: 'extraordinary',
  rule: cite('18.3'),
  *find({ main, roster: { general } }) {
    if (general?.extraordinary === undefined) return;
    const man = main.list.extraordinary.find(({ id }) => id === general.extraordinary);
    if (!man || !doesHold(man.when, main))
      yield {
        path: ['general', 'extraordinary'],
        values: { name: man?.name ?? general.extraordinary, list: main.list.title },
      };
  },
};

const commandChosen: RosterRule = {
  code: 'command-chosen',
  *find({ main, roster: { command } }) {
    if (command !== undefined && !commandsOf(main).includes(command))
      yield { path: ['command'], rule: sectionOfList(main.list), values: { command, list: main.list.title } };
  },
};

export const GENERAL_RULES: readonly RosterRule[] = [
  generalNeeded,
  generalKnown,
  generalAllowed,
  generalOptions,
  commandChosen,
  generalMode,
  generalElite,
  generalUnit,
  extraordinary,
];
