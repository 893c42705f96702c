/** One of several things that can be chosen. */
export interface PrintOption {
  readonly id: string;
  readonly label: string;
}

/** What of a document can be printed, and how. */
export interface PrintOffer {
  /** The version's own address. */
  readonly address: string;
  /** The variant that is shown, as the addresses ask for it; empty: the document itself. */
  readonly query: string;
  readonly parts: readonly PrintOption[];
  readonly papers: readonly PrintOption[];
  readonly inks: readonly PrintOption[];
  /** Of counters; none: there are no counters. */
  readonly sizes: readonly PrintOption[];
  readonly backings: readonly PrintOption[];
  readonly scales: readonly PrintOption[];
  /** Sides that can have a set-up sheet of their own. */
  readonly sides: readonly PrintOption[];
}

export interface PrintRequest {
  readonly parts: readonly string[];
  readonly paper: string;
  readonly ink: string;
  readonly size: string;
  readonly backing: string;
  readonly scale: string;
  readonly side: string;
}

const firstOf = ([first]: readonly PrintOption[]): string => first?.id ?? '';

export const createDefaultPrintRequest = (offer: PrintOffer): PrintRequest => ({
  parts: [firstOf(offer.parts)],
  paper: firstOf(offer.papers),
  ink: firstOf(offer.inks),
  size: firstOf(offer.sizes),
  backing: firstOf(offer.backings),
  scale: firstOf(offer.scales),
  side: '',
});

/** The options as a query string; what does not matter for the chosen parts is left out, so that the same print has one address. */
export const toPrintQuery = (
  { parts, paper, ink, size, backing, scale, side }: PrintRequest,
  offer: PrintOffer,
): string => {
  const matters: Record<string, string | false> = {
    parts: offer.parts
      .map(({ id }) => id)
      .filter(id => parts.includes(id))
      .join(','),
    paper,
    ink,
    size: parts.includes('counters') && size,
    backing: parts.includes('counters') && backing,
    scale: parts.includes('map') && scale,
    side: parts.includes('sheet') && side,
  };
  const asked = new URLSearchParams(offer.query);
  for (const [key, value] of Object.entries(matters)) if (value) asked.set(key, value);
  return asked.toString();
};
