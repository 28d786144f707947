import { describe, expect, test } from 'vitest'
import { safeReturnPath } from '#app/domain/return-path.ts'
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
