import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./app/i18n.ts');

/** Of every answer. A page's own policy, with its nonce, comes from proxy.ts. */
const FOR_ALL = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
];

/** Only /embed may stand in another site's frame, and only there may another site hold our window. */
const NOT_FRAMED = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** What is no page runs nothing, should a browser ever show it as one. */
const NO_PAGE = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
];

/** @type {import('next').NextConfig} */
const config = {
  serverExternalPackages: [
    'piscina',
    'libsql',
    '@resvg/resvg-js',
    'pdfkit',
    'pg',
    'pg-boss',
    'pino',
    'prom-client',
  ],
  poweredByHeader: false,
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: FOR_ALL },
    { source: '/((?!embed/[^/]*$).*)', headers: NOT_FRAMED },
    { source: '/api/:path*', headers: NO_PAGE },
    { source: '/(healthz|readyz|metrics)', headers: NO_PAGE },
  ],
  // The same pages are laid out on the server, by the font files, and in a browser without a network, by the page's fonts.
  turbopack: {
    resolveAlias: {
      '@/lib/print/fonts/server-fonts': { browser: './lib/print/fonts/browser-fonts.ts' },
    },
  },
  // `npm run check` and `npm test` ask the type checker in a step of their own; a newcomer's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

/**
 * A copy that runs without the project's folder (`npm run build:standalone`, scripts/tools/build/standalone.mjs). Said to the build alone:
 * `next start` works on the same build, but would warn. What the code reads by a path at run time is listed here; a package that
 * only a file outside of Next imports (the command line, a worker) is found by tracing that file, in scripts/tools/build/standalone.mjs.
 */
const standalone = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingExcludes: { '/*': ['./data/**/*', './docs/**/*', './e2e/**/*', './bench/**/*'] },
  outputFileTracingIncludes: {
    '/*': [
      './content/**/*',
      './node_modules/@expo-google-fonts/{eb-garamond,source-sans-3}/*/*.ttf',
      // Threads begin with a file that the pool names by its path.
      './node_modules/piscina/dist/**/*.js',
      './node_modules/@napi-rs/nice*/**/*',
    ],
  },
};

const isStandalone = phase => phase === PHASE_PRODUCTION_BUILD && process.env.STANDALONE === '1';

const configFor = phase => withNextIntl(isStandalone(phase) ? { ...config, ...standalone } : config);

export default configFor;
