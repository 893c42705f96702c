import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const GamesLayout = ({ children }: { readonly children: ReactNode }) => (
  <SitePage place="games">{children}</SitePage>
);

export default GamesLayout;
