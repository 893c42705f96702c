import type { ReactNode } from 'react';
import { PlayFrame } from '@/app/_server/play-frame';

/** Games fill the whole window: they stand outside the site's header and footer. */
const PlayLayout = ({ children }: { readonly children: ReactNode }) => <PlayFrame>{children}</PlayFrame>;

export default PlayLayout;
