import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/env';

describe('environment', () => {
  test('an empty environment has defaults for all that is needed', () => {
    expect(parseEnvironment({})).toMatchObject({
      mode: 'development',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      dataFolder: './data',
      databaseUrl: undefined,
      requiresPostgres: false,
    });
  });

  test('a blank variable counts as absent', () => {
    const found = parseEnvironment({ DATABASE_URL: ' ', PORT: '', CI: '', BASE_URL: '' });
    expect(found).toMatchObject({ databaseUrl: undefined, port: 3000, requiresPostgres: false });
  });

  test('the base address follows the port and loses its last slash', () => {
    expect(parseEnvironment({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(parseEnvironment({ BASE_URL: 'https://club.example/' }).baseUrl).toBe('https://club.example');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://somewhere/db'],
    ['BASE_URL', 'club.example'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });

  test('an error never repeats a secret', () => {
    const attempt = () => parseEnvironment({ DATABASE_URL: 'mysql://admin:hunter2@somewhere/db' });
    expect(attempt).toThrow();
    expect(attempt).not.toThrow(/hunter2/);
  });

  test.each([
    [{ CI: 'true' }, true],
    [{ REQUIRE_POSTGRES: '1' }, true],
    [{ REQUIRE_POSTGRES: '0' }, false],
  ])('%o requires PostgreSQL: %s', (source, expected) => {
    expect(parseEnvironment(source).requiresPostgres).toBe(expected);
  });
});
