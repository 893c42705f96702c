/** Tells a page in which language it is asked for; proxy.ts sets it, whatever a client has sent. */
export const LANGUAGE_HEADER = 'x-language';
