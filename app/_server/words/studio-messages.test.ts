import { describe, expect, test } from 'vitest';
import { messages } from '@/content/messages/en';
import { pickMessages } from './studio-messages';

describe('the words that a studio gets', () => {
  const picked = pickMessages(messages, 'perikles');
  const keysOf = (part: unknown): readonly string[] => Object.keys(part ?? {});

  test('are those of its system, and what belongs to none', () => {
    expect(keysOf(picked.words)).toContain('perikles');
    expect(keysOf(picked.words)).not.toContain('lost-battles');
    expect(keysOf(picked.aid)).toContain('perikles');
    expect(keysOf(picked.aid)).not.toContain('lost-battles');
    expect(keysOf(picked.findings).some(code => code.startsWith('perikles/'))).toBe(true);
    expect(keysOf(picked.findings).some(code => code.startsWith('prussias-glory/'))).toBe(false);
    expect(keysOf(picked.findings)).toContain('document/not-an-object');
    expect(picked.studio).toBe(messages.studio);
  });

  test('are less than half of all', () => {
    expect(JSON.stringify(picked).length).toBeLessThan(JSON.stringify(messages).length / 2);
  });
});
