import { expect, test } from 'vitest'
import { hoursOfDraft } from '#app/backend/listing-editor/own-listings.service.ts'

test.each([
  [{ startTime: ['09:00'], endTime: ['12:30'] }, '9:00〜12:30'],
  [{ startTime: ['17:00'], endTime: ['08:30'] }, '17:00〜8:30'],
  [{ startTime: ['17:00'] }, '17:00'],
  [{}, ''],
])('the hours of a draft are written as elsewhere: %o', (answers, words) => {
  expect(hoursOfDraft(answers)).toBe(words)
})
