import { GENERAL_TABLE } from '../../data';
import { type Field, type FieldGeneral, isTile } from '../battlefield/field';
import { measureTileDistance, type SideIndex } from '../battlefield/tiles';
import type { GroupLocation } from '../commands/activation';

/** 8.3 – The commands that a general spares in a turn. */
export const exemptionsOf = ({ class: generalClass }: Pick<FieldGeneral, 'class'>): number =>
  GENERAL_TABLE[generalClass].exemptions;

/** What each general can still spare this turn, by id. */
export type Exemptions = Readonly<Record<string, number>>;

/** 8.3 – The exemptions at the start of a turn; those who are shaken or stand back (8.5, 8.6) give none. */
export const renewExemptions = (field: Field, side: SideIndex, silent: readonly string[]): Exemptions =>
  Object.fromEntries(
    field.generals
      .filter(general => general.side === side && !silent.includes(general.id))
      .map(general => [general.id, exemptionsOf(general)]),
  );

export interface Payment {
  readonly commands: number;
  readonly exemptions: Exemptions;
  readonly used: Exemptions;
}

/** 8.3 – The generals on the spot pay first, without a choice; commands pay the rest. */
export const calculatePayment = (
  field: Field,
  exemptions: Exemptions,
  {
    cost,
    from,
    side,
    joining,
  }: { cost: number; from: GroupLocation; side: SideIndex; joining: readonly string[] },
): Payment => {
  const present = field.generals.filter(general => general.side === side && general.at === from);
  const inOrder = [...present].sort((a, b) => paymentRank(a, joining) - paymentRank(b, joining));
  let due = cost;
  const left = { ...exemptions };
  const used: Record<string, number> = {};
  for (const { id } of inOrder) {
    const spared = Math.min(due, left[id] ?? 0);
    if (spared === 0) continue;
    left[id] = (left[id] ?? 0) - spared;
    used[id] = spared;
    due -= spared;
  }
  return { commands: due, exemptions: dropExemptions(left, joining), used };
};

/** A general who joins would lose what is not used, and so pays before the others. */
const paymentRank = ({ id }: FieldGeneral, joining: readonly string[]): number =>
  joining.includes(id) ? 0 : 1;

/** 8.3 – A general who is activated loses the exemptions not used by then. */
export const dropExemptions = (exemptions: Exemptions, activated: readonly string[]): Exemptions =>
  activated.length === 0
    ? exemptions
    : Object.fromEntries(Object.entries(exemptions).filter(([id]) => !activated.includes(id)));

/** 8.6 – Two generals who begin the turn on adjacent tiles: only one of them helps. */
export const listCrowdedGenerals = (field: Field, side: SideIndex): readonly FieldGeneral[] => {
  const own = field.generals.filter(general => general.side === side && isTile(general.at));
  return own.filter(general => own.some(other => other !== general && areAdjacent(general, other)));
};

const areAdjacent = (one: FieldGeneral, other: FieldGeneral): boolean =>
  isTile(one.at) && isTile(other.at) && measureTileDistance(one.at, other.at) === 1;
