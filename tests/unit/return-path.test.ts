import { describe, expect, test } from 'vitest'
import { safeReturnPath } from '#app/platform/return-path.ts'
import { HOSTILE_RETURN_PATHS } from '#tests/support/hostile-return-paths.ts'

const ORIGIN = 'http://app.test'

test('there are more than two hundred hostile ones', () => {
  expect(new Set(HOSTILE_RETURN_PATHS).size).toBeGreaterThan(200)
})

test.each(HOSTILE_RETURN_PATHS)('%j does not leave the site', (path) => {
  const safe = safeReturnPath(path)
  expect(safe).toMatch(/^\/(?![/\\])/)
  expect([...safe].every((letter) => letter > ' ' && letter !== '\\')).toBe(true)
  expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN)
})

test('a path with Japanese letters is written as a Location header takes it', () => {
  const safe = safeReturnPath('/search/spot/result?q=当直 なし#東京'.replace(' ', '+'))
  expect(safe).toBe('/search/spot/result?q=%E5%BD%93%E7%9B%B4+%E3%81%AA%E3%81%97#%E6%9D%B1%E4%BA%AC')
  expect(() => new Headers({ Location: safe })).not.toThrow()
  expect(safeReturnPath('/spot/\ud800')).toBe('/spot/%EF%BF%BD')
})

test.each(['/search/../login', '/spot/%2e%2e/account/data', '/search/./../line/start'])(
  '%s is no page once it is read as a browser reads it',
  (path) => expect(safeReturnPath(path)).toBe('/'),
)

describe('a page of ours', () => {
  test.each([
    '/',
    '/spot/12',
    '/search/spot/result?prefectures=TOKYO&dates=2026-12-18',
    '/work/matched',
    '/application/spot?ids=1,2',
    '/profile',
  ])('%s is where one goes', (path) => expect(safeReturnPath(path)).toBe(path))
})
