/** A seat of nobody: it shows only what everyone may see. */
export const NOBODY = '';

export interface ViewerInput {
  /** Who decides now; null: it is over. */
  readonly seat: string | null;
  /** The seats that people play. */
  readonly humanSeats: readonly string[];
  /** Whether any seat has a secret from the others. */
  readonly hasSecrets: boolean;
  /** Who took the screen last. */
  readonly shownTo: string | null;
}

/** Who looks at the screen now. */
export interface ScreenViewer {
  /** Null: there is nothing to hide. */
  readonly viewer: string | null;
  /** Another player with secrets decides now: the screen must be handed over. */
  readonly mustHandOver: boolean;
}

/** A single player against computers always sees their own view; of several each sees theirs once they have taken the screen. */
export const findViewer = ({ seat, humanSeats, hasSecrets, shownTo }: ViewerInput): ScreenViewer => {
  const [only, second] = humanSeats;
  if (!hasSecrets || seat === null || only === undefined) return { viewer: null, mustHandOver: false };
  if (second === undefined) return { viewer: only, mustHandOver: false };
  if (!humanSeats.includes(seat)) return { viewer: shownTo ?? NOBODY, mustHandOver: false };
  const mustHandOver = shownTo !== seat;
  return { viewer: mustHandOver ? NOBODY : seat, mustHandOver };
};
