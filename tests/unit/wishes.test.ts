import { describe, expect, it } from 'vitest'
import { wishesMetText } from '#app/domain/search/wishes.ts'

describe('wishesMetText', () => {
  it('names the wishes that a listing meets', () => {
    expect(wishesMetText(['PLACE', 'PAY'])).toBe('希望どおり: 場所・給与')
  })

  it('names none where all are met', () => {
    expect(wishesMetText(['PLACE', 'WEEKDAY', 'PAY', 'WORK'])).toBe('希望どおり')
  })
})
