import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./app/i18n.ts');

/** @type {import('next').NextConfig} */
const config = {
  serverExternalPackages: ['libsql', '@resvg/resvg-js', 'pdfkit', 'pg'],
  poweredByHeader: false,
  devIndicators: false,
};

export default withNextIntl(config);
