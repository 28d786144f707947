import { describe, expect, test } from 'vitest'
import { networkOf } from '#app/backend/limits/client-network.ts'
import { createNetworkLimit, createRateLimit } from '#app/backend/limits/rate-limit.ts'

describe('what an address counts as', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['x'.repeat(10_000), 'x'.repeat(64)],
  ])('%s', (address, network) => expect(networkOf(address)).toBe(network))

  test('one who changes the address within a /64 is counted as one', () => {
    const waitOf = createNetworkLimit(5, () => new Date(0))
    const from = (address: string) =>
      waitOf(new Request('http://app.test/', { headers: { 'x-client-address': address } }))
    const waits = Array.from({ length: 8 }, (_, index) => from(`2001:db8:7:7::${index}`))
    expect(waits).toEqual([null, null, null, null, null, 60, 60, 60])
    expect(from('2001:db8:7:8::1')).toBeNull()
  })
})

describe('a limit in memory', () => {
  test('counts anew with every minute', () => {
    let now = 59_000
    const waitOf = createRateLimit(1, () => new Date(now))
    expect([waitOf('a'), waitOf('a')]).toEqual([null, 1])
    now = 60_000
    expect([waitOf('a'), waitOf('a')]).toEqual([null, 60])
  })

  test('a flood of other keys frees nobody who goes on, and pushes out the quietest only', () => {
    const waitOf = createRateLimit(3, () => new Date(0), 100)
    for (let index = 0; index < 10; index += 1) waitOf('busy')
    for (let index = 0; index < 3; index += 1) waitOf('quiet')
    for (let index = 0; index < 1_000; index += 1) {
      waitOf(`flood ${index}`)
      expect(waitOf('busy')).toBe(60)
    }
    expect(waitOf('flood 990')).toBeNull()
    expect([waitOf('quiet'), waitOf('quiet'), waitOf('quiet'), waitOf('quiet')]).toEqual([
      null,
      null,
      null,
      60,
    ])
  })
})
