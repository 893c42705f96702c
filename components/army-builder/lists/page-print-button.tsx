'use client';

import { buttonClass } from '@/components/ui/button';

export const PagePrintButton = ({ children }: { readonly children: string }) => (
  <button type="button" className={buttonClass()} onClick={() => window.print()}>
    {children}
  </button>
);
