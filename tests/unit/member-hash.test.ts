import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The environment is read once for each worker.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a user id is proved by HMAC-SHA256 with the secret as bytes (RFC 4231, case 1)', async () => {
  vi.stubEnv('CHANNEL_TALK_SECRET_KEY', '0b'.repeat(20))
  const { memberHash } = await import('#app/services/chat/member-hash.server.ts')
  expect(memberHash('Hi There')).toBe('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7')
})
