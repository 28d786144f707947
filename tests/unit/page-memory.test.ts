import { describe, expect, test } from 'vitest'
import { createPageMemory, cutPage, joinPage, type RememberedPage } from '#app/platform/server/page-memory.ts'

const FIRST = { nonce: 'AAAA-bbbb_1', at: 1_795_834_800_123 }
const SECOND = { nonce: 'CCCC-dddd_2', at: 1_795_834_801_456 }
const html = ({ nonce, at }: typeof FIRST) =>
  `<script nonce="${nonce}">{at:${at}}</script><p>求人</p><script nonce="${nonce}"></script>`

const page = (text: string, changes: Partial<RememberedPage> = {}): RememberedPage => ({
  pieces: [text],
  marks: [],
  headers: [],
  from: 0,
  until: 100,
  operations: [],
  ...changes,
})

describe('a page that is remembered', () => {
  test('is the same for another request, with that one’s nonce and instant and none of the first', () => {
    const cut = cutPage(html(FIRST), FIRST)
    expect(cut && joinPage(cut, SECOND)).toBe(html(SECOND))
    expect(JSON.stringify(cut)).not.toContain(FIRST.nonce)
  })

  test('is none without a nonce that could be replaced', () => {
    expect(cutPage('<p>求人</p>', FIRST)).toBeNull()
  })
})

describe('the memory of pages', () => {
  test('finds a page of the same version within its time only', () => {
    const memory = createPageMemory()
    expect(memory.find('/a', 1, 0)).toBeNull()
    memory.keep('/a', 1, page('a', { from: 10, until: 20 }))
    expect(memory.find('/a', 1, 9)).toBeNull()
    expect(memory.find('/a', 1, 10)?.pieces).toEqual(['a'])
    expect(memory.find('/b', 1, 10)).toBeNull()
    expect(memory.find('/a', 1, 20)).toBeNull()
    expect(memory.size()).toBe(0)
  })

  test('forgets everything with a new version, and keeps nothing of an older one', () => {
    const memory = createPageMemory()
    memory.find('/a', 1, 0)
    memory.keep('/a', 1, page('a'))
    expect(memory.find('/a', 2, 0)).toBeNull()
    memory.keep('/late', 1, page('late'))
    expect(memory.find('/late', 2, 0)).toBeNull()
    expect(memory.size()).toBe(0)
  })

  test('holds no more characters than allowed; the longest unused page goes first', () => {
    const memory = createPageMemory(29)
    memory.find('/a', 1, 0)
    for (const name of ['/a', '/b']) memory.keep(name, 1, page('12345678'))
    memory.find('/a', 1, 0)
    memory.keep('/c', 1, page('12345678'))
    expect(['/a', '/b', '/c'].map((name) => memory.find(name, 1, 0) !== null)).toEqual([true, false, true])
    expect(memory.size()).toBe(20)
    memory.keep('/d', 1, page('x'.repeat(40)))
    expect(memory.size()).toBe(20)
  })

  test('keeps no page of an address that a stranger has made long', () => {
    const memory = createPageMemory()
    memory.find('/a', 1, 0)
    memory.keep(`/${'a'.repeat(2_000)}`, 1, page('a'))
    expect(memory.size()).toBe(0)
  })
})
