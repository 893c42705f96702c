import { z } from 'zod';
import { balanceSchema } from '@/lib/game/lab/balance';

/** What was measured for a shipped battle, and for which state of its document. */
export const shippedBalanceSchema = z.object({
  document: z.string().max(40),
  measured: z.array(balanceSchema).max(50),
});
