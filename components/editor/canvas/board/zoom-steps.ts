/** The map is painted again at these magnifications, never while it is only panned. */
const STEPS = [0.5, 1, 1.5, 2, 3, 4];
const MOST_PIXELS = 24_000_000;

export const stepFor = (zoom: number): number => STEPS.find(step => step >= zoom) ?? 4;

/** Pixels to the board unit. */
export const scaleFor = (
  zoomStep: number,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.min(zoomStep * window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
