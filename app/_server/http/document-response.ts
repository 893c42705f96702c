import { NextResponse } from 'next/server';

/** JSON with a document in it, put there as the text that it is: a long one is never taken apart here. */
export const documentResponse = (
  fields: object,
  { name, text }: { readonly name: string; readonly text: string },
  headers: Readonly<Record<string, string>> = {},
): NextResponse =>
  new NextResponse(`${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:${text}}`, {
    headers: { ...headers, 'content-type': 'application/json' },
  });
