import { expect, test } from 'vitest'
import { createFairGate } from '#app/backend/limits/fair-gate.ts'

/** Owners take turns, however much each has brought. */

const LIMITS = { atOnce: 2, waiting: 20, waitingOfOne: 6 }

/** Tasks that begin in the order told and end when they are told to. */
function stage(limits = LIMITS) {
  const gate = createFairGate(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (owner: string, name: string) =>
    gate.run(
      owner,
      () =>
        new Promise<string>((settle) => {
          begun.push(name)
          ends.set(name, () => settle(name))
        }),
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((settle) => setImmediate(settle))
  }
  return { begun, bring, end }
}

test('one owner runs one task, so that the other place stays for others', async () => {
  const { begun, bring, end } = stage()
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  expect(begun).toEqual(['a1'])
  void bring('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('who comes last waits for one task of each before, not for all that one has brought', async () => {
  const { begun, bring, end } = stage({ ...LIMITS, atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name)
  for (const name of ['b1', 'b2']) void bring('b', name)
  void bring('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('what does not fit is told at once, to the one who brought too much', async () => {
  const { bring } = stage()
  const answers = Array.from({ length: 9 }, (_, at) => bring('a', `a${at}`))
  expect(await answers[7]).toBe('BUSY')
  expect(await answers[8]).toBe('BUSY')
  const other = bring('b', 'b1')
  expect(await Promise.race([other, Promise.resolve('RUNS')])).toBe('RUNS')
})

test('a task that fails leaves its place', async () => {
  const gate = createFairGate(LIMITS)
  await expect(gate.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate.run('a', () => Promise.resolve(1))).toBe(1)
})
