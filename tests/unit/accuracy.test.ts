import { expect, test } from 'vitest'
import { shownPercent } from '#app/domain/work/accuracy.ts'

test.each([
  [null, 50, null],
  [82, 4, null],
  [82, 5, 82],
  [100, 5, null],
  [0, 5, null],
  [99, 5, 99],
  [100, 9, null],
  [100, 10, 100],
  [0, 10, 0],
])('%s percent of %i answers is shown as %s', (percent, count, shown) => {
  expect(shownPercent(percent, count)).toBe(shown)
})
