import { expect, test } from 'vitest'
import { RETENTION } from '#app/backend/retention/retention.ts'
import { KEPT } from '#app/domain/operator/kept.ts'

// The privacy policy says how long data is kept (`src/domain/operator/kept.ts`): it must be what the nightly job does.

test('every rule of the job is told, once, with its own number of days', () => {
  const told = KEPT.flatMap(({ rules, days }) => rules.map((rule) => `${rule}: ${days}`))
  const done = Object.entries(RETENTION).map(([rule, { days }]) => `${rule}: ${days}`)
  expect(told.toSorted()).toEqual(done.toSorted())
})
