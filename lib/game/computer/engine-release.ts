/** Another release may play other games by the same seeds: figures of two releases are never mixed. Raised when rules or search change. */
export const ENGINE_RELEASE = '2026.11.1';
