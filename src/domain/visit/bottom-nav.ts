import type { Role } from '../account/role.ts'

/** The native app's bar: さがす, お気に入り, 勤務, 実績 and マイページ. */
export const BOTTOM_NAV = [
  { label: 'さがす', path: '/search/spot' },
  { label: 'お気に入り', path: '/like' },
  { label: '勤務', path: '/work' },
  { label: '実績', path: '/work-performance' },
  { label: 'マイページ', path: '/profile' },
] as const

/**
 * Pages that show the bar, each by its exact path: where a doctor looks around. Details, forms and threads have an action
 * of their own at the foot.
 */
const PATHS: ReadonlySet<string> = new Set([
  '/',
  '/search/spot',
  '/search/spot/result',
  '/search/spot/high-value',
  '/search/regular',
  '/search/regular/result',
  '/like',
  '/subscription',
  '/notices',
  '/work',
  '/work/applied',
  '/work/matched',
  '/work/worked/spot',
  '/work/worked/regular',
  '/work/hours',
  '/work/payments',
  '/work-performance',
  '/work-performance/appreciation',
  '/work-performance/rehire-offer',
  '/profile',
])

/** Whether the native app shows its bar: to the trusted doctor only, on the pages above. */
export const showsBottomNav = (role: Role, pathname: string): boolean =>
  role === 'TrustedDoctor' && PATHS.has(pathname.replace(/(?!^)\/$/, ''))
