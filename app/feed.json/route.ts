export { serveJsonFeed as GET } from '@/app/_server/catalogue/feeds';

export const dynamic = 'force-dynamic';
