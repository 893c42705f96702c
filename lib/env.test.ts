import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEnvironment, VARIABLES } from '@/lib/env';

describe('environment', () => {
  test('an empty environment has defaults for all that is needed', () => {
    expect(parseEnvironment({})).toMatchObject({
      mode: 'development',
      port: 3000,
      baseUrl: 'http://localhost:3000',
      dataFolder: './data',
      databaseUrl: undefined,
      requiresPostgres: false,
      adminNeedsSecondFactor: true,
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
    ['ADMIN_SECOND_FACTOR', 'no'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(name);
  });

  test('administrators are spared the second factor only where it says so', () => {
    expect(parseEnvironment({ ADMIN_SECOND_FACTOR: 'optional' }).adminNeedsSecondFactor).toBe(false);
    expect(parseEnvironment({ ADMIN_SECOND_FACTOR: 'required' }).adminNeedsSecondFactor).toBe(true);
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

  test('a metrics token that could be guessed is refused', () => {
    expect(() => parseEnvironment({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
  });

  test('the operator’s texts lie in the data folder unless another is named', () => {
    expect(parseEnvironment({ DATA_DIR: '/srv/club' }).operatorFolder).toBe('/srv/club/operator');
    expect(parseEnvironment({ OPERATOR_DIR: '/etc/club' }).operatorFolder).toBe('/etc/club');
  });

  test('docs/operating.md tells of every variable, and of no other', () => {
    const text = readFileSync('docs/operating.md', 'utf8');
    const table = text.slice(text.indexOf('## Settings'), text.indexOf('## Sizing'));
    const next = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(next.toSorted()).toEqual([...VARIABLES].sort());
  });
});
