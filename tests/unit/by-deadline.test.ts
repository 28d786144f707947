import { expect, test } from 'vitest'
import { byDeadline } from '#app/features/application/hospital/by-deadline.ts'

test('requests and applications stand in one order', () => {
  const rows = [
    { key: 'unpaid', due: '2026-11-20T00:00:00+09:00' },
    { key: 'objection', due: '2026-12-02T12:00:00+09:00' },
    { key: 'renewal', due: '2026-12-02T12:00:00+09:00' },
    { key: 'application', due: '2026-11-27T09:00:00+09:00' },
  ]
  expect(byDeadline(rows).map(({ key }) => key)).toEqual(['unpaid', 'application', 'objection', 'renewal'])
})
