import type { Charts } from '../document/chart-schemas';
import type { ArmySpirit } from './combat/close-combat-modifiers';

/** How something came onto the track: losses for victory points, and fillers that only wear the army down. */
export const TRACK_ENTRY_KINDS = ['destroyed', 'captured', 'fled', 'paid', 'exhaustion'] as const;
export type TrackEntryKind = (typeof TRACK_ENTRY_KINDS)[number];

export interface TrackEntry {
  readonly kind: TrackEntryKind;
  readonly unit?: string;
  /** 10 – Steps of a captured artillery counter: two for the sides 4 and 2, one for 3 and 1. */
  readonly gunSteps?: number;
}

/** 10 – The morale track of an army. */
export interface MoraleTrack {
  readonly top: number;
  /** Where the marker stands while nothing is on the track: the start and what was won since (ruling A26). */
  readonly base: number;
  /** The box of each entry, from the highest down: a success brings several into one. */
  readonly boxes: readonly number[];
  readonly entries: readonly TrackEntry[];
}

export const createTrack = (start: number, top: number): MoraleTrack => ({
  top,
  base: start,
  boxes: [],
  entries: [],
});

/** 10 – The first counter goes into the box of the marker and is free; each further one into the next box below. */
export const withEntry = (track: MoraleTrack, entry: TrackEntry): MoraleTrack => ({
  ...track,
  boxes: [...track.boxes, nextBox(track)],
  entries: [...track.entries, entry],
});

const nextBox = ({ boxes, base }: MoraleTrack): number => {
  const lowest = boxes.at(-1);
  return lowest === undefined ? base : lowest - 1;
};

/** 10, 13.1 – Points that are paid fill boxes like losses. */
export const payPoints = (track: MoraleTrack, points: number): MoraleTrack =>
  Array.from({ length: points }).reduce<MoraleTrack>(now => withEntry(now, { kind: 'paid' }), track);

/** 23.4, 23.4.4 – Points that are taken away: each fills a box; on an empty track the marker itself goes down (ruling P19). */
export const lowerMorale = (track: MoraleTrack, points: number): MoraleTrack =>
  track.boxes.length > 0 ? payPoints(track, points) : { ...track, base: track.base - points };

/** 21 – The level before routed units are counted. */
export const levelOf = ({ boxes, base }: MoraleTrack): number => boxes.at(-1) ?? base;

/** 21 – Routed units on the map lower the marker but fill no box. */
export const computeCurrentMorale = (track: MoraleTrack, routed: number): number => levelOf(track) - routed;

const SUCCESSES_FOR_BONUS = 3;

/** 21 – Three successes lift the lowest box by one. */
export const bonusesFor = (successes: number): number => Math.floor(successes / SUCCESSES_FOR_BONUS);

/** 21 – The counters of the lowest box join those above, or the only box moves up; never beyond the top. */
export const raiseMorale = (track: MoraleTrack, points: number): MoraleTrack =>
  Array.from({ length: points }).reduce<MoraleTrack>(now => raiseOnce(now), track);

const raiseOnce = (track: MoraleTrack): MoraleTrack => {
  const { boxes, base, top } = track;
  const lowest = levelOf(track);
  const above = Math.min(top, lowest + 1);
  return {
    ...track,
    base: Math.max(base, above),
    boxes: boxes.map(box => (box === lowest ? above : box)),
  };
};

const HEAT_MARKERS = 2;

/** 25.3.4 – Two markers of exhaustion for an army that moved or fought. */
export const addExhaustion = (track: MoraleTrack): MoraleTrack =>
  Array.from({ length: HEAT_MARKERS }).reduce<MoraleTrack>(
    now => withEntry(now, { kind: 'exhaustion' }),
    track,
  );

interface BoxEntry {
  readonly box: number;
  readonly entry: TrackEntry | undefined;
}

const isMarker = ({ entry }: BoxEntry): boolean => entry?.kind === 'exhaustion';

/** 25.3.4 – The two markers that free the most boxes: those alone in a box, then those with nothing but markers. */
const chooseMarkers = (lying: readonly BoxEntry[]): readonly BoxEntry[] => {
  const inTheWay = ({ box }: BoxEntry): number => {
    const here = lying.filter(other => other.box === box);
    return here.every(isMarker) ? here.length : Number.POSITIVE_INFINITY;
  };
  const order = (one: BoxEntry, other: BoxEntry): number =>
    inTheWay(one) === inTheWay(other) ? 0 : inTheWay(one) - inTheWay(other);
  return lying.filter(isMarker).toSorted(order).slice(0, HEAT_MARKERS);
};

/** 25.3.4 – An army that rests takes off two markers, not two boxes; counters below a box that came free close up. */
export const removeExhaustion = (track: MoraleTrack): MoraleTrack => {
  const lying = track.boxes.map((box, place): BoxEntry => {
    const entry = track.entries[place - track.boxes.length + track.entries.length];
    return { box, entry };
  });
  const taken = chooseMarkers(lying.toReversed());
  const left = lying.filter(one => !taken.includes(one));
  const [levels, kept] = [[...new Set(track.boxes)], [...new Set(left.map(({ box }) => box))]];
  return {
    ...track,
    boxes: left.map(({ box }) => levels[kept.indexOf(box)] ?? box),
    entries: left.flatMap(({ entry }) => entry ?? []),
  };
};

type Demoralisation = Charts['demoralisation'];

/** 10.2 – The throws that demoralise an army at a level: one to this; null: it is not in danger. */
export const demoralisedUpTo = ({ boxes, automaticAt }: Demoralisation, morale: number): number | null => {
  if (morale <= automaticAt.value) return 6;
  return boxes[String(morale)]?.upTo ?? null;
};

/** 10.2 – Whether a throw demoralises an army. */
export const isDemoralised = (chart: Demoralisation, morale: number, die: number): boolean =>
  die <= (demoralisedUpTo(chart, morale) ?? 0);

/** 10.3 – At minus ten an army breaks. */
export const isBroken = ({ brokenAt }: Demoralisation, morale: number): boolean => morale <= brokenAt.value;

/** 14.2, 10.2, 10.3 – What is added to the command throws of an army. */
export const COMMAND_PENALTY: Readonly<Record<ArmySpirit, number>> = { steady: 0, demoralised: 1, broken: 2 };

const countCounters = (steps: number): number => (steps > 2 ? 2 : steps > 0 ? 1 : 0);

/** 10, 11.1.1 – Counters that leave the map when a unit goes from one number of steps to another; each is one entry. */
export const countLostCounters = (steps: number, left: number): number =>
  countCounters(steps) - countCounters(left);

/** 10 – The counters of captured artillery, each with its steps. */
export const listCapturedGunSteps = (steps: number): readonly number[] => {
  if (steps <= 2) return [steps];
  return [steps - 2, 2];
};
