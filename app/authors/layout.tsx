import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const AuthorsLayout = ({ children }: { readonly children: ReactNode }) => (
  <SitePage place="battles">{children}</SitePage>
);

export default AuthorsLayout;
