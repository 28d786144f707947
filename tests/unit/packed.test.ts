import { expect, test } from 'vitest'
import { isPlain, pack, unpack } from '#app/platform/packed.ts'

const listing = (id: number) => ({
  id: String(id),
  status: 'PUBLISHED',
  jobs: id % 3 === 0 ? [] : ['AMBULANCE', 'WARD_MANAGEMENT'],
  hospital: { id: '3', name: '陽だまり坂総合病院', access: { walkMinutes: id, busMinutes: null } },
  workload: id % 4 === 0 ? null : { step: id % 5 },
  viewer: null,
  isNew: id % 2 === 0,
})

const many = Array.from({ length: 100 }, (_, id) => id)

test('what was packed comes back as it was', () => {
  for (const data of [
    [],
    [null],
    ['', 'text', 0, true, null],
    [[], {}, [0], [1, [2]], [[[]]]],
    [{ 0: [0, 1], one: { one: 'one' }, two: '["one"]', three: "l'\\'été" }],
    [{ pages: [{ items: many.map(listing), nextCursor: null, total: 3 }], pageParams: [null] }],
    [{}, {}, 'a', [], 'b', {}],
    many.map((one) => ({ [`key${one}`]: [one] })),
    [many, many.map(String), many.map((one) => one % 40), many.map((one) => [one, [one % 2]])],
  ])
    expect(unpack(pack(data))).toEqual(data)
})

test('a name that is not set is not there afterwards, and sets of names do not mix', () => {
  expect(unpack(pack([{ a: 1, b: undefined }, { b: 1, a: 2 }, { a: 3 }]))).toStrictEqual([
    { a: 1 },
    { b: 1, a: 2 },
    { a: 3 },
  ])
})

test('what JSON would change is not plain', () => {
  for (const data of [new Date(0), { at: new Date(0) }, [Number.NaN], new Set(['a']), undefined])
    expect(isPlain(data)).toBe(false)
  expect(isPlain({ a: undefined, b: [null, 'text', 0, false] })).toBe(true)
})

test('names and what all have in common are written once, words of a few as one sign', () => {
  const list = many.map(listing)
  const text = pack(list)
  expect(text.split('陽だまり坂総合病院')).toHaveLength(2)
  expect(text.split('walkMinutes')).toHaveLength(2)
  expect(text.length).toBeLessThan(JSON.stringify(list).length / 8)
})
