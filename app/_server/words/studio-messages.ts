import { SYSTEM_IDS } from '@/lib/systems';

type Words = Readonly<Record<string, unknown>>;

/** Parts of the site that neither a studio nor a game shows. */
const ELSEWHERE = ['cli', 'credits', 'curators', 'following', 'home', 'operator'];

const isOfOther = (system: string, code: string): boolean =>
  SYSTEM_IDS.some(id => id !== system && (code === id || code.startsWith(`${id}/`)));

/** The words of one system without those of the others, which are more than half of all. */
export const pickMessages = (messages: Words, system: string): Words => {
  const pick = (part: unknown): Words =>
    Object.fromEntries(Object.entries(part ?? {}).filter(([code]) => !isOfOther(system, code)));
  const kept = Object.entries(messages).filter(([name]) => !ELSEWHERE.includes(name));
  const { aid, findings, facts, words, sections } = messages;
  return {
    ...Object.fromEntries(kept),
    ...{ aid: pick(aid), findings: pick(findings), facts: pick(facts) },
    ...{ words: pick(words), sections: pick(sections) },
  };
};
