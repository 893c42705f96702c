import { z } from 'zod';

/** What an author says of a collection. */
export const collectionInput = z.strictObject({
  title: z.string().trim().min(1).max(120),
  summary: z.string().max(1500).default(''),
  entries: z.array(z.string().max(120)).max(500),
});
