'use client';

import { Button } from '@/components/ui/button';

export const PagePrintButton = ({ children }: { readonly children: string }) => (
  <Button onClick={() => window.print()}>{children}</Button>
);
