import { afterEach, expect, test, vi } from 'vitest'
import { sessionId } from '#app/platform/session-id.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(isFull = false): Map<string, string> {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('full')
      kept.set(key, value)
    },
  }
  vi.stubGlobal('window', { sessionStorage })
  return kept
}

test('is a random UUID, made once per browser session', () => {
  const kept = storage()
  const made = sessionId()
  expect(made).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(sessionId()).toBe(made)
  expect([...kept]).toEqual([['dp:session_id', made]])
})

test('is not made without random UUIDs', () => {
  const kept = storage()
  vi.stubGlobal('crypto', {})
  expect(sessionId()).toBeNull()
  expect(kept.size).toBe(0)
})

test('is none where nothing can be stored: it would be another one each time', () => {
  storage(true)
  expect(sessionId()).toBeNull()
})
