import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';

const formatMessage = (code: string, values: Readonly<Record<string, string>>): string =>
  `${makeSay(messages, 'en')({ code: `cli.${code}`, values })}\n`;

/** Prints a sentence for whoever starts the server; it is for their eyes and no line of the log. */
export const printAtStart = (code: string, values: Readonly<Record<string, string>> = {}): void => {
  process.stdout.write(formatMessage(code, values));
};

/** Prints why the server does not start. */
export const printStartError = (code: string, values: Readonly<Record<string, string>>): void => {
  process.stderr.write(formatMessage(code, values));
};
