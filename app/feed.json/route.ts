export { jsonFeed as GET } from '@/app/_server/feed';

export const dynamic = 'force-dynamic';
