import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from '#app/domain/text/money-text.ts'

const reference = new Intl.NumberFormat('ja-JP')

test('a whole number is written as the language writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000 }), (value) => {
      expect(numberText(value)).toBe(reference.format(value))
    }),
  )
})

test('a number with digits after the point is written as the language writes it', () => {
  const eighths = fc.integer({ min: -80_000_000, max: 80_000_000 }).map((value) => value / 8)
  const thousandths = fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 1_000)
  fc.assert(
    fc.property(fc.oneof(eighths, thousandths), (value) => {
      expect(numberText(value)).toBe(reference.format(value))
    }),
  )
})
