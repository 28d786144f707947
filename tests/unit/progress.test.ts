import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showProgress } from '#app/commands/progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a terminal shows how far a command is in one line, which goes at the end', () => {
  const written: string[] = []
  const progress = showProgress('書き出しています', { isTTY: true, write: (text) => written.push(text) })
  expect(written.at(-1)).toBe('\r\u001b[K書き出しています 0秒')
  progress.at(0.5)
  vi.advanceTimersByTime(200)
  expect(written.at(-1)).toBe('\r\u001b[K書き出しています [############------------]  50% 0秒')
  progress.at(1.7)
  vi.advanceTimersByTime(2_000)
  expect(written.at(-1)).toMatch(/100% 2秒$/)
  progress.end()
  expect(written.at(-1)).toBe('\r\u001b[K')
  const lines = written.length
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveLength(lines)
})

test('a file or a supervisor is shown nothing', () => {
  const progress = showProgress('書き出しています', { write: () => expect.unreachable() })
  progress.at(0.5)
  vi.advanceTimersByTime(1_000)
  progress.end()
})
