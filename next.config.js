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
  serverExternalPackages: ['libsql', '@resvg/resvg-js', 'pdfkit', 'pg'],
  poweredByHeader: false,
  devIndicators: false,
  headers: async () => [
    { source: '/:path*', headers: FOR_ALL },
    { source: '/((?!embed/).*)', headers: NOT_FRAMED },
    { source: '/api/:path*', headers: NO_PAGE },
  ],
  // `npm run check` and `npm test` ask the type checker in a step of their own; a newcomer's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
