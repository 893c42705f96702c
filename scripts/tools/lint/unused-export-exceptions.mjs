/** Exports that may stay although only tests use them, each with its reason. */
export const EXCEPTIONS = {
  'lib/env.ts#VARIABLES': 'its test compares the list with docs/operating.md',
  'lib/geometry/plane/cover.ts#measureOverlap':
    'tests measure by it what doAreasOverlap only compares with nothing',
  'lib/systems/in-death-ground/rules/combat/morale.ts#scenarioOfThrow':
    '8.1: the throw for a kind of battle is made at the table; golden cases check the book’s table',
};
