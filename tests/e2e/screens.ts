import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../../src/routes')

type Audience = { who: string; account: string | null; paths: readonly string[] }

/** Every screen of the app, and who looks at it. `$id` is the first listing of its list, `$next` the number after it. */
export const AUDIENCES: readonly Audience[] = [
  {
    who: 'a visitor',
    account: null,
    paths: [
      '/',
      '/login',
      '/login/code',
      '/login/confirm',
      '/login/forgotten',
      '/login/reset',
      '/login/stop',
      '/login/take-back',
      '/line/handoff',
      `/line/app?challenge=${'x'.repeat(43)}`,
      '/sign-up',
      '/search/spot',
      // Where a sentence is sent on to once it is read.
      `/search/spot?shiftPatterns=NIGHT,DAY_EVENING&prefectures=TOKYO&said=${encodeURIComponent('夜、23区、釣り')}`,
      '/search/spot/result',
      '/search/spot/result?view=calendar',
      '/search/spot/result?view=map&prefectures=TOKYO',
      '/search/spot/result?season=NEW_YEAR_HOLIDAY',
      '/search/spot/result?minimumFee=190000&prefectures=AKITA',
      '/search/spot/high-value',
      '/search/spot/detail/advanced?shiftPatterns=DAY_AM,NIGHT&prefectures=TOKYO',
      '/search/spot/detail/history',
      '/search/regular',
      '/search/regular/result',
      '/search/regular/result?view=calendar',
      '/search/regular/result?view=map',
      '/search/regular/detail/advanced',
      '/search/regular/detail/history',
      '/spot/$id',
      '/regular/$id',
      '/contact',
      '/like',
      '/unsubscribe/00000000-0000-4000-8000-000000000000',
      '/staff/login',
      '/hospital/login',
      '/hospital/join',
      '/about',
      '/about/rules',
      '/about/privacy',
      '/about/complaints',
      '/about/external',
      '/help',
      `/help?q=${encodeURIComponent('キャンセル')}`,
      '/help/cancel',
      '/no-such-page',
    ],
  },
  {
    who: 'who is registering',
    account: 'new@demo.example',
    paths: [
      ...['basics', 'doctor', 'workplace', 'documents', 'wishes'].map((step) => `/sign-up?step=${step}`),
    ],
  },
  {
    who: 'an approved doctor',
    account: 'trusted@demo.example',
    paths: [
      '/',
      '/search/spot/result',
      '/search/regular/result',
      '/application/spot?ids=$id',
      '/application/spot?ids=$id,$next',
      '/application/regular?id=$id',
      '/work',
      '/work/applied',
      '/work/matched',
      '/work/worked/spot',
      '/work/worked/regular',
      '/work/payments',
      '/work/payments/yearly',
      '/work/payments/00000000-0000-4000-8000-000000000000',
      '/work/00000000-0000-4000-8000-000000000000/survey',
      '/work/00000000-0000-4000-8000-000000000000/terms',
      '/work/00000000-0000-4000-8000-000000000000/guide',
      '/work-performance',
      '/work-performance?period=ALL&trend=INCENTIVE',
      '/work-performance?compare=MEDIAN',
      '/work-performance/rehire-offer',
      '/work-performance/appreciation',
      '/work-performance/appreciation?shelf=HIDDEN',
      '/work-performance/appreciation/notebook',
      '/work-performance/spot/00000000-0000-4000-8000-000000000000',
      '/work-performance/regular/00000000-0000-4000-8000-000000000000',
      '/work/00000000-0000-4000-8000-000000000000/report',
      '/spot/$id/request-cancellation',
      '/spot/$id/message',
      '/spot/$id/report',
      '/regular/1/report',
      '/regular/$id/schedule',
      '/regular/$id/schedule/00000000-0000-4000-8000-000000000000/request-cancellation',
      // A listing that does not exist, or does.
      '/regular/1/message',
      '/search/spot/detail/history',
      '/notices',
      '/like',
      '/like?tab=regular',
      '/like?tab=closed',
      '/subscription',
      '/ngwork',
      `/ngwork?q=${encodeURIComponent('病院')}&month=2027-01`,
      '/ngwork?tab=ended',
      '/profile',
      '/profile/basics?edit=basics',
      '/profile/practice?edit=practice',
      '/profile/practice?change=LICENCE',
      '/profile/papers',
      '/profile/notices?edit=notices',
      '/profile/bank?edit=bank',
      '/profile/calendar',
      '/work/cautions',
      '/work/hours',
      '/work/hours?year=2026',
      '/profile/account',
      '/profile/factor',
      '/profile/sessions',
      '/profile/leave',
    ],
  },
  {
    who: 'a member of a hospital',
    account: 'hospital@demo.example',
    paths: [
      '/hospital',
      '/hospital/applications/$id',
      '/hospital/notices',
      '/hospital/members',
      '/hospital/account',
      '/hospital/works',
      '/hospital/weather',
      '/hospital/profile',
      '/hospital/figures',
      '/hospital/figures/fill',
      '/hospital/works/00000000-0000-4000-8000-000000000000/terms',
      '/hospital/thanks',
      '/hospital/payments',
      '/hospital/payments?shelf=PAID',
      '/hospital/payments/slips',
      '/hospital/calendar',
      '/hospital/calendar?week=2026-11-24',
      '/hospital/calendar?day=2026-11-24',
      '/hospital/messages',
      '/hospital/messages/$id',
      '/hospital/reports/00000000-0000-4000-8000-000000000000',
      '/hospital/no-shows/00000000-0000-4000-8000-000000000000',
      '/hospital/offers',
      '/hospital/offers/00000000-0000-4000-8000-000000000000',
      '/hospital/cancellations/00000000-0000-4000-8000-000000000000',
      '/hospital/listings',
      '/hospital/listings?kind=regular&shelf=DRAFT',
      '/hospital/listings/S-0000001/copy',
      '/hospital/listings/new',
      '/hospital/listings/new?kind=regular',
      // Another hospital's.
      '/hospital/listings/S-0000001/edit',
    ],
  },
  {
    who: 'our staff',
    account: 'staff@demo.example',
    paths: [
      '/staff',
      '/staff/jobs',
      '/staff/thanks',
      '/staff/alerts',
      `/staff/alerts?preview=on&status=notice&description=${encodeURIComponent('メンテナンスのお知らせです。')}`,
      '/staff/troubles',
      '/staff/weather',
      '/staff/audit',
      '/staff/figures',
      '/staff/contacts',
      '/staff/factors',
      '/staff/account',
      '/staff/members',
      '/staff/hospitals',
      '/staff/hospitals/1',
      '/staff/hospitals/new',
      '/staff/reviews',
      '/staff/reviews/S-0000001',
      '/staff/reports',
      '/staff/contacts/00000000-0000-4000-8000-000000000000',
      '/staff/surveys',
      '/staff/surveys?state=HANDLED',
      '/staff/surveys/00000000-0000-4000-8000-000000000000',
      '/staff/threads/00000000-0000-4000-8000-000000000000',
    ],
  },
]

/**
 * A path with the number of the first listing of its kind for `$id`, or the id of the first application to answer; `read`
 * gives the HTML of a page.
 */
export async function addressOf(path: string, read: (path: string) => Promise<string>): Promise<string> {
  if (!path.includes('$')) return path
  if (path.startsWith('/hospital/applications'))
    return /\/hospital\/applications\/[\w-]+/.exec(await read('/hospital'))?.[0] ?? path
  const kind = path.includes('/regular') ? 'regular' : 'spot'
  const id = new RegExp(`/${kind}/(\\d+)`).exec(await read(`/search/${kind}/result`))?.[1] ?? ''
  return path.replace('$id', id).replace('$next', String(Number(id) + 1))
}

/** Only in development, the layouts, what leads elsewhere at once, and what any unknown address is. */
const NO_SCREEN = new Set(['/gallery', '/dev/webview', '/profile/index', '/spot', '/regular', '/$'])

/** The paths of the route files: `search/spot.index.tsx` is `/search/spot`, `login_.reset.tsx` is `/login/reset`. */
export async function screens(): Promise<string[]> {
  const files = await readdir(ROUTES, { recursive: true })
  return files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && !file.startsWith('(api)'))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .replaceAll('_.', '.')
          .replaceAll('.', '/')}`,
    )
    .map((path) => path.replace(/\/?index$/, '') || '/')
    .filter((path) => !NO_SCREEN.has(path))
}
