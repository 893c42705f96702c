import { notFound } from 'next/navigation';
import { BareTldrawLoader } from '@/components/benchmark/bare-tldraw-loader';
import { getEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** What the studio is measured against: tldraw by itself, in the same build. There only for `npm run bench:studio`. */
const BareTldrawPage = () => {
  if (!getEnv().isBench) notFound();
  return <BareTldrawLoader licenseKey={getEnv().tldrawLicenseKey} />;
};

export default BareTldrawPage;
