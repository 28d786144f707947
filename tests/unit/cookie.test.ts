import { afterEach, describe, expect, test, vi } from 'vitest'
import { ourCookie } from '#app/platform/server/cookie.server.ts'

const SECRET = 'a'.repeat(43)

afterEach(() => vi.unstubAllEnvs())

describe('a cookie of ours', () => {
  test.each([undefined, 'https://dp.example', 'http://dp.example', 'https://localhost:3000', 'no address'])(
    'is secure and of this host alone at the origin %s',
    (origin) => {
      vi.stubEnv('APP_ORIGIN', origin)
      const cookie = ourCookie('sid')
      expect(cookie.set(SECRET, 60)).toBe(
        `__Host-sid=${SECRET}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60`,
      )
      expect(cookie.cleared()).toBe('__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0')
      expect(cookie.read(`dp-sid=${SECRET}; sid=${SECRET}`)).toBeNull()
      expect(cookie.read(`x=1; __Host-sid=${SECRET}`)).toBe(SECRET)
    },
  )

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'has a plain name that WebKit keeps at the origin %s',
    (origin) => {
      vi.stubEnv('APP_ORIGIN', origin)
      const cookie = ourCookie('sid')
      expect(cookie.set(SECRET, 60)).toBe(`dp-sid=${SECRET}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`)
      expect(cookie.read(`dp-sid=short; dp-sid=${SECRET}`)).toBe(SECRET)
      expect(cookie.read('')).toBeNull()
    },
  )
})
