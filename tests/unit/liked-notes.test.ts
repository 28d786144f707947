import { describe, expect, test } from 'vitest'
import {
  DEVICE_LIMIT,
  deviceIds,
  readDeviceLikes,
  withDeviceLike,
  withoutDeviceLike,
  type DeviceLike,
} from '#app/domain/listing/device-likes.ts'
import { clashNotes, deadlineNote, riseNote } from '#app/domain/listing/liked-notes.ts'

const NOW = Date.parse('2026-11-21T12:00:00+09:00')

test('a deadline is close in its last two days, and no longer once it has passed', () => {
  expect(deadlineNote('2026-11-23T12:01:00+09:00', NOW)).toBeNull()
  expect(deadlineNote('2026-11-23T11:59:00+09:00', NOW)).toBe('締め切り間近 あと47時間')
  expect(deadlineNote('2026-11-21T13:30:00+09:00', NOW)).toBe('締め切り間近 あと1時間')
  expect(deadlineNote('2026-11-21T12:20:00+09:00', NOW)).toBe('締め切り間近 あと20分')
  expect(deadlineNote('2026-11-21T12:00:30+09:00', NOW)).toBe('締め切り間近 あと1分')
  expect(deadlineNote('2026-11-21T11:59:00+09:00', NOW)).toBeNull()
})

test('a rise is said, and nothing else', () => {
  expect(riseNote(85_000, 80_000)).toBe('給与アップ +5,000円')
  expect(riseNote(80_000, 80_000)).toBeNull()
  expect(riseNote(75_000, 80_000)).toBeNull()
  expect(riseNote(75_000, null)).toBeNull()
})

test('shifts that overlap or begin on the same day mark each other', () => {
  const shift = (id: string, startTime: string, endTime: string) => ({
    id,
    startTime: `2026-12-${startTime}:00+09:00`,
    endTime: `2026-12-${endTime}:00+09:00`,
    hospital: { name: `病院${id}` },
  })
  const notes = clashNotes([
    shift('1', '18T09:00', '18T12:00'),
    shift('2', '18T17:00', '19T09:00'),
    shift('3', '19T08:00', '19T12:00'),
    shift('4', '20T09:00', '20T17:00'),
  ])
  expect(notes.get('1')).toBe('同じ日にお気に入りの「病院2 17:00〜翌9:00」もあります')
  expect(notes.get('2')).toBe('お気に入りの「病院3 8:00〜12:00」と時間が重なっています')
  expect(notes.get('3')).toBe('お気に入りの「病院2 17:00〜翌9:00」と時間が重なっています')
  expect(notes.has('4')).toBe(false)
})

describe('what a device keeps', () => {
  const spot = (id: number): DeviceLike => ({ kind: 'spot', id: String(id), fee: 80_000 })
  const hospital: DeviceLike = { kind: 'hospital', id: '1', fee: null }

  test('newest first, each once, the oldest of a kind make room', () => {
    const all = Array.from({ length: DEVICE_LIMIT + 5 }, (_, at) => spot(at + 1)).reduce<
      readonly DeviceLike[]
    >(withDeviceLike, [hospital])
    expect(deviceIds(all, 'spot')).toHaveLength(DEVICE_LIMIT)
    expect(deviceIds(all, 'spot')[0]).toBe(String(DEVICE_LIMIT + 5))
    expect(deviceIds(all, 'hospital')).toEqual(['1'])
    expect(withDeviceLike(all, spot(50))).toBe(all)
    expect(deviceIds(withoutDeviceLike(all, spot(50)), 'spot')).not.toContain('50')
  })

  test('is read back in the same order; what is not understood is left out', () => {
    const kept = [spot(2), spot(1), hospital]
    expect(readDeviceLikes(JSON.parse(JSON.stringify(kept)))).toEqual(expect.arrayContaining(kept))
    expect(deviceIds(readDeviceLikes(kept), 'spot')).toEqual(['2', '1'])
    expect(
      readDeviceLikes([null, 7, { kind: 'spot', id: '0', fee: 1 }, { kind: 'cat', id: '1', fee: 1 }]),
    ).toEqual([])
    for (const stored of [null, {}, 'x', 7]) expect(readDeviceLikes(stored)).toEqual([])
  })
})
