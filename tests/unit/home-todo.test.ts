import { DAY_MS } from '#app/domain/duration.ts'
import { expect, test } from 'vitest'
import { todoOf } from '#app/features/home/todo.ts'
import type { ApplicationView } from '#app/features/application/doctor/application-view.ts'

const NOW = Date.parse('2026-11-23T12:00:00+09:00')
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()

const application = (id: string, changes: Partial<ApplicationView>): ApplicationView => ({
  id,
  spotWorkId: '1',
  regularWorkId: '',
  title: '当直',
  hourlyFee: 5_000,
  listing: { kind: 'spot', id: '1' },
  pattern: '',
  state: 'DECLINED',
  appliedAt: ago(10),
  replyDueAt: null,
  readByHospitalAt: null,
  decidedAt: ago(1),
  declineReason: null,
  declineNote: null,
  message: null,
  sharedDocuments: [],
  listingNumber: 'S-1',
  hospitalName: '病院',
  startTime: '2026-12-18T17:00:00+09:00',
  endTime: '2026-12-19T09:00:00+09:00',
  startDay: 'WEEKDAY',
  fee: 85_000,
  terms: [],
  undoUntil: null,
  offer: null,
  interview: null,
  missing: [],
  ...changes,
})

test('what the doctor has to answer stands first, by deadline, then the latest answers', () => {
  const todos = todoOf(
    [
      application('earlier answer', { state: 'EXPIRED', decidedAt: ago(3) }),
      application('later offer', { state: 'OFFERED', decidedAt: null, replyDueAt: ago(-2) }),
      application('answer', { state: 'MATCHED', decidedAt: ago(0.5) }),
      application('offer', { state: 'OFFERED', decidedAt: null, replyDueAt: ago(-0.5) }),
    ],
    NOW,
  )
  expect(todos.map(({ id }) => id)).toEqual(['offer', 'later offer', 'answer', 'earlier answer'])
  expect(todos[0]).toMatchObject({ timeLeft: 'あと12時間', shift: '12/18(金) 17:00〜翌9:00' })
})

test('at most five', () => {
  const many = Array.from({ length: 9 }, (_, at) => application(String(at), {}))
  expect(todoOf(many, NOW)).toHaveLength(5)
})
