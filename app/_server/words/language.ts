/** Tells a page the language it is requested in; proxy.ts sets it and ignores what a client sends. */
export const LANGUAGE_HEADER = 'x-language';
