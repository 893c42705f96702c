import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';

const sentence = (code: string, values: Readonly<Record<string, string>>): string =>
  `${makeSay(messages, 'en')({ code: `cli.${code}`, values })}\n`;

/** Prints a sentence for whoever starts the server; it is for their eyes and no line of the log. */
export const sayAtStart = (code: string, values: Readonly<Record<string, string>> = {}): void => {
  process.stdout.write(sentence(code, values));
};

/** Prints why the server does not start. */
export const complainAtStart = (code: string, values: Readonly<Record<string, string>>): void => {
  process.stderr.write(sentence(code, values));
};
