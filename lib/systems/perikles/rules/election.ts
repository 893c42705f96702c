/** Markers of each player in the columns of one city. */
export type Columns = Readonly<Record<string, number>>;

export const markersOf = (columns: Columns, side: string): number => columns[side] ?? 0;

export const withMarkers = (columns: Columns, side: string, by: number): Columns => ({
  ...columns,
  [side]: markersOf(columns, side) + by,
});

type NominationReason = 'two-candidates' | 'stands-already' | 'no-marker-there' | 'not-present';

/** 5.1 – Two candidates of two colours; the marker comes from the columns, and the player who puts it up is present in the city (K6). */
export const findNominationObjection = (
  columns: Columns,
  candidates: readonly string[],
  by: string,
  owner: string,
): NominationReason | null => {
  if (candidates.length >= 2) return 'two-candidates';
  if (candidates.includes(owner)) return 'stands-already';
  if (markersOf(columns, by) === 0 && !candidates.includes(by)) return 'not-present';
  return markersOf(columns, owner) > 0 ? null : 'no-marker-there';
};

export const mayNominate = (
  columns: Columns,
  candidates: readonly string[],
  by: string,
  owner: string,
): boolean => findNominationObjection(columns, candidates, by, owner) === null;

export interface Election {
  readonly leader: string;
  /** Markers that the winner takes back from the columns. */
  readonly removed: number;
  readonly columns: Columns;
}

/** 5.2 – The candidate with more markers leads and takes back as many as the loser has; a tie is for alpha (K1). */
export const elect = (columns: Columns, candidates: readonly string[]): Election | null => {
  const [alpha, beta] = candidates;
  if (alpha === undefined) return null;
  if (beta === undefined) return { leader: alpha, removed: 0, columns };
  const isAlpha = markersOf(columns, alpha) >= markersOf(columns, beta);
  const [leader, loser] = isAlpha ? [alpha, beta] : [beta, alpha];
  const removed = markersOf(columns, loser);
  return { leader, removed, columns: withMarkers(columns, leader, -removed) };
};

/** 9.10 – Half of a player's markers in the city, rounded down, their candidate counted (K10). */
export const lostToPlague = (inColumns: number, candidates = 0): number =>
  Math.min(inColumns, Math.floor((inColumns + candidates) / 2));
