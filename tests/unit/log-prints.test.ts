import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logPrints } from '#app/platform/server/log.server.ts'

/** What libraries print on the server is a field of our log. */

const METHODS = ['log', 'info', 'debug', 'trace', 'warn', 'error'] as const
let lines: string[]
let before: Map<string, unknown>

beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  before = new Map(METHODS.map((method) => [method, Reflect.get(console, method)]))
  logPrints()
})
afterEach(() => {
  for (const [method, print] of before) Reflect.set(console, method, print)
  vi.restoreAllMocks()
})

test('a text that looks like a line of ours is a field, on one line, of at most 500 characters', () => {
  console.error(`\n{"event":"x"}\n${'あ'.repeat(5_000)}`)
  console.warn(new SyntaxError('Unexpected token in JSON: {"event":"y"}'))
  expect(lines).toHaveLength(2)
  const told = lines.map((line) => JSON.parse(line))
  expect(told).toMatchObject([
    { event: 'library', level: 'error', method: 'error' },
    { event: 'library', level: 'warn', error: { name: 'SyntaxError' } },
  ])
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect([...String(told[0].said[0])].length).toBeLessThanOrEqual(501)
})

test('the same place fills no log: some lines a minute, and how many more', () => {
  for (let at = 0; at < 300; at += 1) console.error(`{"event":"${at}"}`)
  expect(lines.length).toBeLessThanOrEqual(10)
})
