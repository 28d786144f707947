import { expect, test } from 'vitest'
import { bearerToken, isCompactToken } from '#app/domain/account/bearer-token.ts'

test.each([
  ['Bearer a.b-c_d~e+f/g==', 'a.b-c_d~e+f/g=='],
  ['bearer   abc', 'abc'],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearer a b', null],
  ['Bearer\tabc', null],
  ['Bearer 語', null],
  ['Basic abc', null],
  [null, null],
])('%j carries %j', (header, token) => expect(bearerToken(header)).toBe(token))

const part = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64url')

test.each([
  [`${part(3)}.${part(4)}.${part(64)}`, true],
  [`${part(3)}.${part(5)}.`, true],
  [`${part(3)}.${part(4)}.${part(64)}==`, false],
  [`${part(3)}=.${part(4)}.${part(64)}`, false],
  [`${part(3)}.${part(4)}`, false],
  [`${part(3)}..${part(64)}`, false],
  [`${part(3)}.${part(4)}.${part(64)}.${part(1)}`, false],
  // Another letter at the end, whose first bits are the same.
  [`${part(3)}.${part(4)}.${part(64).slice(0, -1)}x`, false],
  [`${part(3)}.${part(4)}.a+/b`, false],
])('%s is compact: %s', (token, is) => expect(isCompactToken(token)).toBe(is))
