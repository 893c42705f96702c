import type { ReactNode } from 'react';
import { SitePage } from '@/app/_server/site-page';

const TextLayout = ({ children }: { readonly children: ReactNode }) => <SitePage>{children}</SitePage>;

export default TextLayout;
