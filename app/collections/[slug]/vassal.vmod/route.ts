import { serveCollectionModule } from '@/app/_server/published/collection-module';

export const GET = serveCollectionModule;
