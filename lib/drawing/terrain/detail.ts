/** How much is drawn: low below half size, high above one and a fifth. */
export type DetailLevel = 'low' | 'normal' | 'high';

/** The heavier lines of an enlarged map. */
export const penScaleOf = (detail: DetailLevel): number => (detail === 'high' ? 1.18 : 1);
