'use client';

import { Button } from '@/components/ui/controls/button';

export const PagePrintButton = ({ children }: { readonly children: string }) => (
  <Button onClick={() => window.print()}>{children}</Button>
);
