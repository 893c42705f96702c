import { THEME_SCRIPT } from './theme';

/** A page's policy forbids code made from text, which zod tries as soon as a schema is made; this is where it looks whether it may. */
const NO_CODE_FROM_TEXT = 'globalThis.__zod_globalConfig={jitless:true};';

/** The one script that stands in every page itself: it runs before the first paint and before any other. */
export const FIRST_SCRIPT = `${NO_CODE_FROM_TEXT}${THEME_SCRIPT}`;
