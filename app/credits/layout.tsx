import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const CreditsLayout = ({ children }: { readonly children: ReactNode }) => <SitePage>{children}</SitePage>;

export default CreditsLayout;
