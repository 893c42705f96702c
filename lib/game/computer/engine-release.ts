/**
 * Another release may play other games from the same seeds: figures of two releases are never mixed. Raise it when
 * rules or search change; `engine-release.test.ts` detects it.
 */
export const ENGINE_RELEASE = '2026.11.1';
