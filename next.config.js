import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./app/i18n.ts');

/** @type {import('next').NextConfig} */
const config = {
  serverExternalPackages: ['libsql', '@resvg/resvg-js', 'pdfkit', 'pg'],
  poweredByHeader: false,
  devIndicators: false,
  // `npm run check` and `npm test` ask the type checker in a step of their own; a newcomer's first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
