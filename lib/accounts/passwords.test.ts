import { describe, expect, test } from 'vitest';
import messages from '@/content/messages/en/errors.json';
import { findPasswordProblem, PASSWORD_PROBLEMS } from './passwords';

describe('a new password', () => {
  test.each([
    ['a sentence', 'correct horse battery', null],
    ['letters of any language', 'Schlacht bei Höchstädt', null],
    ['the shortest', 'twelve chars', null],
    ['one letter less', 'eleven char', 'bad-password'],
    ['the longest', 'ab'.repeat(64), null],
    ['one letter more', `${'ab'.repeat(64)}c`, 'bad-password'],
    ['one of the list', 'qwerty123456', 'common-password'],
    ['one of the list in capitals', 'QWERTY123456', 'common-password'],
    ['the user name', 'Frederick-II', 'password-like-name'],
    ['the user name with a year', 'frederick-ii1757!', 'password-like-name'],
    ['the user name twice', 'Frederick-IIfrederick-ii', 'password-like-name'],
    ['the name of the site', 'Battlewright', 'password-like-name'],
    ['the name of the site with digits', 'battlewright123', 'password-like-name'],
    ['a sentence with the user name in it', 'frederick-ii won at Leuthen', null],
  ])('%s', (_, password, problem) => expect(findPasswordProblem(password, 'Frederick-II')).toBe(problem));

  test('every problem has its sentence', () =>
    expect(PASSWORD_PROBLEMS.filter(problem => !(problem in messages))).toEqual([]));
});
