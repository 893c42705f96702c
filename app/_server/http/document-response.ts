import { NextResponse } from 'next/server';

/** JSON with a document inside, inserted as text: a long document is never parsed here. */
export const documentResponse = (
  fields: object,
  { name, text }: { readonly name: string; readonly text: string },
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  new NextResponse(`${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:${text}}`, {
    headers: { ...headers, 'content-type': 'application/json' },
  });
