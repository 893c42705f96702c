import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const RulesLayout = ({ children }: { readonly children: ReactNode }) => (
  <SitePage place="systems">{children}</SitePage>
);

export default RulesLayout;
