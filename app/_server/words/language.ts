/** The one language for now. */
export const LANGUAGE = 'en';
