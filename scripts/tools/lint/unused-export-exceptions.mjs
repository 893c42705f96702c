const STAND_IN = 'a browser has it in the place of server-fonts.ts (next.config.js)';

/** Exports that may stay although only tests use them, each with its reason. */
export const EXCEPTIONS = {
  'lib/print/fonts/browser-fonts.ts#widthOfText': STAND_IN,
  'lib/print/fonts/browser-fonts.ts#forgetWords': STAND_IN,
  'lib/print/fonts/browser-fonts.ts#hasGlyph': STAND_IN,
  'lib/env.ts#VARIABLES': 'its test compares the list with docs/operating.md',
  'lib/geometry/plane/cover.ts#measureOverlap':
    'tests measure by it what doAreasOverlap only compares with nothing',
  'lib/systems/in-death-ground/rules/combat/morale.ts#scenarioOfThrow':
    '8.1: the throw for a kind of battle is made at the table; golden cases check the book’s table',
};
