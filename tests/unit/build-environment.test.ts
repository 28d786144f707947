import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test.each<[mode: string, isBuilt: boolean, expected: { version: boolean; activities: boolean }]>([
  ['production', true, { version: false, activities: true }],
  ['preview', true, { version: true, activities: true }],
  ['development', false, { version: true, activities: false }],
  ['test', false, { version: true, activities: false }],
])('in %s (built: %s) version label and activities are %j', async (mode, isBuilt, expected) => {
  vi.stubEnv('MODE', mode)
  vi.stubEnv('PROD', isBuilt)
  const { ARE_ACTIVITIES_SENT, IS_VERSION_SHOWN } = await import('#app/platform/build-environment.ts')
  expect({ version: IS_VERSION_SHOWN, activities: ARE_ACTIVITIES_SENT }).toEqual(expected)
})
