import { expect, test } from 'vitest'
import type { Role } from '#app/domain/account/role.ts'
import { BOTTOM_NAV, showsBottomNav } from '#app/domain/visit/bottom-nav.ts'

const FOR = 'TrustedDoctor'
const ROLES: readonly Role[] = [
  'Anonymous',
  'PreRegistered',
  'InReviewDoctor',
  'TrustedDoctor',
  'BannedDoctor',
  'Initial',
  'MedicalLicenseVerified',
]

test.each([
  ['/', true],
  ['/search/spot', true],
  ['/search/spot/result', true],
  ['/search/regular/result/', true],
  ['/like', true],
  ['/work', true],
  ['/work/matched', true],
  ['/work-performance', true],
  ['/profile', true],
  ['/spot/123', false],
  ['/spot/123/message', false],
  ['/regular/123/schedule', false],
  ['/application/spot', false],
  ['/search/spot/detail/advanced', false],
  ['/work/00000000-0000-4000-8000-000000000000/survey', false],
  ['/profile/bank', false],
  ['/login', false],
])('%s shows the bar to a trusted doctor: %s', (path, shown) => {
  expect(showsBottomNav(FOR, path)).toBe(shown)
})

test('the bar leads to pages that show it, and nobody else sees it', () => {
  for (const { path } of BOTTOM_NAV)
    for (const role of ROLES) expect(showsBottomNav(role, path)).toBe(role === FOR)
})
