/** Another release may play other games by the same seeds: figures of two releases are never mixed. Raised when rules or search change: `engine-release.test.ts` tells. */
export const ENGINE_RELEASE = '2026.11.1';
