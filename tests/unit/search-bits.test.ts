import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BitTable } from '#app/backend/listing/index/bits/bit-table.ts'
import { NumberRows } from '#app/backend/listing/index/bits/number-rows.ts'
import { BLOCK, SlotById, Slots } from '#app/backend/listing/index/bits/slots.ts'

const SLOTS = 3 * BLOCK

const someSlots = fc.uniqueArray(fc.integer({ min: 0, max: SLOTS - 1 }), { maxLength: 400 })
const rising = (slots: Iterable<number>) => [...slots].sort((a, b) => a - b)

function tableOf(...sets: number[][]) {
  const table = new BitTable()
  table.widen(SLOTS)
  const rows = sets.map((slots) => {
    const row = table.newRow()
    for (const slot of slots) table.set(row, slot)
    return row
  })
  return { table, rows }
}

describe('the bit kernel says what a plain loop says', () => {
  test('of two sets', () => {
    fc.assert(
      fc.property(someSlots, someSlots, (a, b) => {
        const { table, rows } = tableOf(a, b)
        const [rowA = 0, rowB = 0] = rows
        const both = a.filter((slot) => b.includes(slot))
        const onlyA = a.filter((slot) => !b.includes(slot))
        const out = table.newRow()
        expect(table.count(rowA)).toBe(a.length)
        expect(table.and(out, rowA, rowB)).toBe(both.length)
        expect([...table.slotsOf(out)]).toEqual(rising(both))
        expect(table.andNot(out, rowA, rowB)).toBe(onlyA.length)
        expect([...table.slotsOf(out)]).toEqual(rising(onlyA))
        table.or(out, rowA, rowB)
        expect([...table.slotsOf(out)]).toEqual(rising(new Set([...a, ...b])))
        const middle = { start: BLOCK / 8, length: BLOCK / 8 }
        expect(table.count(rowA, middle)).toBe(a.filter((slot) => slot >= BLOCK && slot < 2 * BLOCK).length)
      }),
    )
  })

  test('moving from one set to another', () => {
    fc.assert(
      fc.property(someSlots, someSlots, someSlots, fc.boolean(), (into, from, by, isWith) => {
        const { table, rows } = tableOf(into, from, by)
        const [rowInto = 0, rowFrom = 0, rowBy = 0] = rows
        const moved = from.filter((slot) => by.includes(slot) === isWith)
        const stay = isWith
          ? table.takeWith(rowInto, rowFrom, rowBy)
          : table.takeWithout(rowInto, rowFrom, rowBy)
        expect(stay).toBe(from.length - moved.length)
        expect([...table.slotsOf(rowFrom)]).toEqual(rising(from.filter((slot) => !moved.includes(slot))))
        expect([...table.slotsOf(rowInto)]).toEqual(rising(new Set([...into, ...moved])))
      }),
    )
  })

  test('rows keep what they hold while all are widened', () => {
    const { table, rows } = tableOf([1, 700], [2, SLOTS - 1])
    for (let row = 0; row < 50; row += 1) table.newRow()
    table.widen(400 * BLOCK)
    expect(rows.map((row) => [...table.slotsOf(row)])).toEqual([
      [1, 700],
      [2, SLOTS - 1],
    ])
  })
})

describe('numbers as rows of bits', () => {
  const numbers = fc.uniqueArray(
    fc.record({
      slot: fc.integer({ min: 0, max: SLOTS - 1 }),
      number: fc.oneof(fc.integer({ min: -5, max: 300 }), fc.integer({ min: 0, max: 2_000_000_000_000 })),
    }),
    { selector: ({ slot }) => slot, minLength: 1, maxLength: 300 },
  )

  function rowsOf(values: { slot: number; number: number }[]) {
    const { table, rows } = tableOf(values.map(({ slot }) => slot))
    const numberRows = new NumberRows(table)
    numberRows.put(
      Int32Array.from(values, ({ slot }) => slot),
      values.map(({ number }) => number),
    )
    return { table, set: rows[0] ?? 0, numberRows }
  }

  test('compare like numbers, also after some have left', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(20), (all, pick, leaving) => {
        const { table, set, numberRows } = rowsOf(all)
        const left = all.slice(Math.min(leaving, all.length - 1))
        for (const { slot } of all.slice(0, all.length - left.length)) {
          numberRows.remove(slot)
          table.clear(set, slot)
        }
        for (const { slot, number } of left) expect(numberRows.at(slot)).toBe(number)
        const limit = left[pick % left.length]?.number ?? 0
        const copy = () => {
          const row = table.newRow()
          table.copy(row, set)
          return row
        }
        const wanted = (is: (number: number) => boolean) =>
          rising(left.filter(({ number }) => is(number)).map(({ slot }) => slot))
        expect([...table.slotsOf(numberRows.atLeast(copy(), limit))]).toEqual(wanted((n) => n >= limit))
        expect([...table.slotsOf(numberRows.atMost(copy(), limit))]).toEqual(wanted((n) => n <= limit))
        const spare = [table.newRow(), table.newRow()] as const
        expect(numberRows.greatest(set, [table.everything], spare)).toBe(
          Math.max(...left.map(({ number }) => number)),
        )
      }),
    )
  })

  test('narrowing keeps the first and little else', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 100 }), fc.boolean(), (all, wanted, isRising) => {
        const { table, set, numberRows } = rowsOf(all)
        const sure = table.newRow()
        numberRows.narrow(sure, set, wanted, isRising ? 'rising' : 'falling', all.length)
        table.or(set, set, sure)
        const kept = new Set(table.slotsOf(set))
        const sorted = all.toSorted((a, b) => (isRising ? a.number - b.number : b.number - a.number))
        const last = sorted[Math.min(wanted, sorted.length) - 1]?.number
        const surely = sorted.filter(({ number }, at) => at < wanted && number !== last)
        expect(surely.filter(({ slot }) => !kept.has(slot))).toEqual([])
        expect(kept.size).toBeGreaterThanOrEqual(Math.min(wanted, all.length))
      }),
    )
  })
})

test('slots are given out by cluster, taken back and found by id', () => {
  const step = fc.record({ id: fc.integer({ min: 1, max: 40 }), cluster: fc.integer({ min: 0, max: 3 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const ids = new Float64Array(8 * BLOCK)
      const [slots, byId] = [new Slots(), new SlotById(ids)]
      const held = new Map<number, { slot: number; cluster: number }>()
      for (const { id, cluster } of steps) {
        const there = held.get(id)
        expect(byId.get(id)).toBe(there?.slot)
        if (there) {
          byId.remove(id)
          slots.give(there.slot)
          held.delete(id)
          continue
        }
        const slot = slots.take(cluster)
        ids[slot] = id
        byId.add(slot)
        held.set(id, { slot, cluster })
      }
      expect(new Set([...held.values()].map(({ slot }) => slot)).size).toBe(held.size)
      for (const [id, { slot, cluster }] of held) {
        expect(byId.get(id)).toBe(slot)
        const runs = slots.runsOf(cluster)
        expect(runs.some(({ start, length }) => slot >= start * 8 && slot < (start + length) * 8)).toBe(true)
      }
    }),
  )
})
