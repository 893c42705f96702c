import { redirect } from 'next/navigation';
import { toAddress } from './address';

/** Leads to another page of this site, in the reader's language. */
export const redirectTo = async (path: string): Promise<never> => redirect(await toAddress(path));
