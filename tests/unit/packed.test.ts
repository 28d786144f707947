import { expect, test } from 'vitest'
import { pack, unpack } from '#app/platform/packed.ts'

const listing = (id: number) => ({
  id: String(id),
  status: 'PUBLISHED',
  jobs: ['AMBULANCE', 'WARD_MANAGEMENT'],
  hospital: { id: '3', name: '陽だまり坂総合病院', access: { walkMinutes: id, busMinutes: null } },
  viewer: null,
  isNew: id % 2 === 0,
})

test('what was packed comes back as it was', () => {
  for (const data of [
    null,
    '',
    'text',
    0,
    true,
    [],
    {},
    [[], {}, [0], [1, [2]]],
    { 0: [0, 1], one: { one: 'one' }, two: '["one"]', three: "l'\\'été" },
    { pages: [{ items: [1, 2, 3].map(listing), nextCursor: null, total: 3 }], pageParams: [null] },
  ])
    expect(unpack(pack(data))).toEqual(data)
})

test('a name that is not set is not there afterwards, and sets of names do not mix', () => {
  expect(unpack(pack([{ a: 1, b: undefined }, { b: 1, a: 2 }, { a: 3 }]))).toEqual([
    { a: 1 },
    { b: 1, a: 2 },
    { a: 3 },
  ])
})

test('what JSON would change goes as it is', () => {
  for (const data of [new Date(0), { at: new Date(0) }, [Number.NaN], new Set(['a']), undefined])
    expect(unpack(pack(data))).toBe(data)
})

test('names and words are written once', () => {
  const list = Array.from({ length: 20 }, (_, id) => listing(id))
  const text = String(pack(list))
  expect(text.split('陽だまり坂総合病院')).toHaveLength(2)
  expect(text.split('walkMinutes')).toHaveLength(2)
  expect(text.length).toBeLessThan(JSON.stringify(list).length / 3)
})
