import { expect, test } from 'vitest'
import { phoneText, postalText } from '#app/domain/text/contact-text.ts'

test.each([
  ['09012345678', '090-1234-5678'],
  ['05012345678', '050-1234-5678'],
  ['0312345678', '03-1234-5678'],
  ['0612345678', '06-1234-5678'],
  // Where the area's part ends is not known.
  ['0463123456', '0463123456'],
  ['119', '119'],
  ['+819012345678', '+819012345678'],
  ['', ''],
])('the number %s is read as %s', (digits, text) => expect(phoneText(digits)).toBe(text))

test.each([
  ['1000001', '100-0001'],
  ['100', '100'],
  ['', ''],
])('the postal code %s is read as %s', (digits, text) => expect(postalText(digits)).toBe(text))
