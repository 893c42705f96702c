import { cite } from '../rulebook';
import type { Command, GeneralMode, Troop } from '../vocabulary';
import { commandOf, commandsOf, holds } from './conditions';
import { type Contingent, generalElement, type Muster } from './muster';
import { generalSurcharge } from './points';
import { listSection, type RosterRule } from './roster-rule';

/** 5.2 – A tribal chief is an element of a unit; every other general stands apart or joins a unit for the game. */
export const modesOf = (command: Command): readonly GeneralMode[] =>
  command === 'tribal' ? ['chief'] : ['separate', 'attached'];

/** 5.2 – He joins his own kind of troops; a warrior may lead heavy cavalry and the other way round. */
export const mayJoin = (general: Troop, unit: Troop): boolean =>
  general === unit ||
  (general === 'warrior' && unit === 'heavy-cavalry') ||
  (general === 'heavy-cavalry' && unit === 'warrior');

/** 5.1, 6.9 – A general's price: his element unless he is a chief within his unit, and what his command type and fame add. */
export const generalCost = (army: Contingent): number => {
  const element = generalElement(army);
  if (!element || !army.general) return 0;
  const own = army.general.mode === 'chief' ? 0 : element.price;
  return own + generalSurcharge(commandOf(army), army.general.extraordinary !== undefined);
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
    if (roster.general && !generalElement(main))
      yield {
        path: ['general', 'entry'],
        values: { entry: `${roster.general.entry}/${roster.general.variant}`, list: main.list.title },
      };
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

/** 5.2 – An impetuous general is elite and pays for it; a chief is as his unit; organised and disciplined men may buy it apart. */
const generalElite: RosterRule = {
  code: 'general-elite',
  rule: cite('5.2'),
  *find({ main, roster: { general } }) {
    const element = generalElement(main);
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

const unitOfGeneral = ({ main, roster }: Muster) =>
  main.units.find(({ unit }) => unit.id === roster.general?.unit);

const generalUnit: RosterRule = {
  code: 'general-unit',
  rule: cite('5.2'),
  *find(muster) {
    const { general } = muster.roster;
    const element = generalElement(muster.main);
    if (!general || !element || general.mode === 'separate') return;
    const path = general.unit === undefined ? ['general'] : ['general', 'unit'];
    const unit = unitOfGeneral(muster);
    const values = { unit: general.unit ?? '—', mode: general.mode };
    if (!unit) yield { path, values };
    else if (general.mode === 'chief') {
      if (!unit.groups.some(({ entry, variant }) => entry === element.entry && variant === element.variant))
        yield { path, values };
    } else if (!unit.groups.every(({ profile }) => mayJoin(element.profile.troop, profile.troop)))
      yield { path, values };
  },
};

/** 18.3 – The named men lead in their own years only. */
const extraordinary: RosterRule = {
  code: 'extraordinary',
  rule: cite('18.3'),
  *find({ main, roster: { general } }) {
    if (general?.extraordinary === undefined) return;
    const man = main.list.extraordinary.find(({ id }) => id === general.extraordinary);
    if (!man || !holds(man.when, main))
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
      yield { path: ['command'], rule: listSection(main.list), values: { command, list: main.list.title } };
  },
};

export const GENERAL_RULES: readonly RosterRule[] = [
  generalNeeded,
  generalKnown,
  commandChosen,
  generalMode,
  generalElite,
  generalUnit,
  extraordinary,
];
