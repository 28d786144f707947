import { expect, test } from 'vitest'
import { Profiles } from '#app/backend/listing/index/profiles.ts'

test('the number of words that no listing has any more serves other words', () => {
  const rows = new Map<string, number>()
  const rowOf = (term: string) => rows.get(term) ?? rows.set(term, rows.size + 1).size
  const profiles = new Profiles(rowOf)
  for (let day = 0; day < 10_000; day += 1) {
    const first = profiles.enter(`pTOKYO x${day}`)
    const second = profiles.enter(`pTOKYO x${day}`)
    expect(second).toBe(first)
    expect(profiles.rowsOf(first)).toEqual([rowOf('pTOKYO'), rowOf(`x${day}`)])
    profiles.leave(first)
    profiles.leave(second)
  }
  expect(profiles.profiles.length).toBe(1)
  const [kept, gone] = [profiles.enter('pOSAKA'), profiles.enter('pTOKYO')]
  profiles.leave(gone)
  expect(profiles.enter('pKYOTO')).toBe(gone)
  expect(profiles.rowsOf(kept)).toEqual([rowOf('pOSAKA')])
  expect([profiles.counts[kept], profiles.counts[gone]]).toEqual([1, 1])
})
