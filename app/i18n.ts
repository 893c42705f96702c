import { getRequestConfig } from 'next-intl/server';
import { LANGUAGE } from '@/app/_server/words/language';
import { messages } from '@/content/messages/en';

/** The one language for now; the time zone is fixed so that a date reads the same on every server. */
export default getRequestConfig(async () => ({ locale: LANGUAGE, timeZone: 'UTC', messages }));
