/** `node scripts/content/render-icons.mjs`: renders app/icon.svg into the app icons of public/. Run by hand after changing it; the result is committed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../tools/run.mjs';

const PARCHMENT = '#FBF7EA';

/** Each file with its size in pixels and the share of it that the drawing fills; launchers cut the corners off a maskable icon. */
const ICONS = [
  { file: 'icons/icon-192.png', size: 192, share: 1 },
  { file: 'icons/icon-512.png', size: 512, share: 1 },
  { file: 'icons/maskable-512.png', size: 512, share: 0.7, background: PARCHMENT },
  { file: 'apple-touch-icon.png', size: 180, share: 0.8, background: PARCHMENT },
];

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
const SVG_SIZE = 32;
const SVG_DENSITY = 72;

const svg = readFileSync(join(ROOT, 'app/icon.svg'));

for (const { file, size, share, background = TRANSPARENT } of ICONS) {
  const inner = Math.round(size * share);
  const border = Math.floor((size - inner) / 2);
  await sharp(svg, { density: (SVG_DENSITY * inner) / SVG_SIZE })
    .resize(inner, inner)
    .extend({
      top: border,
      left: border,
      bottom: size - inner - border,
      right: size - inner - border,
      background,
    })
    .flatten(background === TRANSPARENT ? false : { background })
    .png({ compressionLevel: 9 })
    .toFile(join(ROOT, 'public', file));
  console.log(`public/${file}: ${size} × ${size}`);
}
