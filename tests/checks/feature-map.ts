import type { Check } from './check.ts'
import { targetOf } from './import-rules.ts'
import { importsOf, sourceFiles } from './source-files.ts'

/**
 * Which features a feature uses, besides `forms` and `session`, which all may. A feature names features written above
 * it only, so that there are no cycles. Of the search, whose parts stand on different floors, each room is a feature.
 */
const USES: Record<string, readonly string[]> = {
  'page-parts': [],
  alerts: [],
  likes: [],
  'third-parties': [],
  operator: [],
  about: ['operator'],
  help: [],
  line: [],
  telemetry: [],
  offline: [],
  keyboard: [],
  webview: [],
  chat: ['operator'],
  'dev-webview': [],
  notices: ['page-parts'],
  schedule: [],
  account: ['line'],
  hospital: ['notices', 'page-parts'],
  'engagement-end': [],
  'second-factor': ['account', 'hospital', 'page-parts'],
  'hospital-members': ['account', 'hospital'],
  'hospital-calendar': ['hospital', 'page-parts'],
  'listing-confirmation': [],
  listing: ['likes', 'page-parts', 'webview'],
  'search/criteria': ['page-parts'],
  registration: ['account', 'line'],
  'search/facets': ['listing', 'search/criteria'],
  'search/saved': ['search/criteria'],
  live: [],
  shell: [
    'about',
    'account',
    'alerts',
    'keyboard',
    'likes',
    'live',
    'notices',
    'offline',
    'operator',
    'page-parts',
    'telemetry',
    'third-parties',
    'webview',
  ],
  contact: ['chat', 'page-parts'],
  spot: ['listing', 'page-parts', 'schedule'],
  regular: ['listing', 'page-parts', 'search/facets'],
  applications: ['listing', 'offline', 'page-parts', 'regular', 'schedule', 'spot'],
  'contract-renewal': ['applications', 'page-parts', 'schedule'],
  'hospital-applications': [
    'contract-renewal',
    'engagement-end',
    'hospital',
    'listing-confirmation',
    'page-parts',
    'second-factor',
  ],
  ng: ['applications', 'page-parts', 'search/criteria', 'shell'],
  'work-changes': ['page-parts'],
  cancellations: ['applications', 'hospital', 'work-changes', 'page-parts', 'shell'],
  hours: ['page-parts', 'schedule'],
  'work-records': ['applications', 'hours', 'ng', 'offline', 'page-parts', 'schedule', 'shell'],
  objection: ['page-parts'],
  'hospital-reports': ['applications', 'hospital', 'objection', 'page-parts', 'work-records'],
  'first-visit': ['page-parts', 'shell', 'work-records'],
  'hospital-profile': [],
  'terms-notice': [
    'applications',
    'contract-renewal',
    'hospital',
    'page-parts',
    'schedule',
    'shell',
    'work-records',
  ],
  'hospital-offers': ['applications', 'hospital'],
  'rehire-offers': ['applications', 'page-parts', 'shell'],
  survey: ['rehire-offers', 'shell', 'work-records'],
  appreciation: ['applications', 'shell', 'page-parts'],
  'hospital-thanks': ['applications'],
  performance: ['applications', 'appreciation', 'objection', 'page-parts', 'shell', 'work-records'],
  'hospital-figures': ['performance'],
  payments: ['applications', 'page-parts', 'shell', 'work-records'],
  'hospital-payments': ['account', 'payments'],
  engagement: [
    'applications',
    'contract-renewal',
    'engagement-end',
    'page-parts',
    'regular',
    'schedule',
    'shell',
  ],
  messages: ['applications', 'page-parts', 'shell'],
  staff: ['account', 'messages', 'page-parts', 'second-factor'],
  'hospital-listings': ['hospital', 'listing', 'listing-confirmation', 'page-parts', 'regular', 'spot'],
  'staff-alerts': ['alerts', 'staff'],
  'staff-audit': ['account', 'staff'],
  'staff-figures': ['staff'],
  'staff-contacts': ['staff'],
  'staff-factors': ['account', 'second-factor', 'staff'],
  'staff-hospitals': ['staff'],
  'staff-members': ['account', 'staff'],
  'listing-report': ['shell'],
  'staff-listing-reports': ['staff'],
  'staff-reviews': ['hospital-listings', 'staff'],
  'staff-surveys': ['staff'],
  'staff-troubles': ['applications', 'objection', 'staff'],
  weather: ['hospital', 'staff'],
  cautions: ['applications', 'objection', 'page-parts', 'shell'],
  'hospital-no-shows': ['applications', 'hospital', 'hospital-reports', 'work-records'],
  'search/calendar': ['search/facets'],
  'search/history': ['search/criteria', 'search/facets', 'search/saved'],
  'search/words': ['search/criteria', 'search/facets'],
  'liked-listings': ['likes', 'listing', 'regular', 'spot'],
  profile: ['account', 'line', 'listing', 'notices', 'page-parts', 'registration', 'second-factor'],
  'search/form': ['search/calendar', 'search/criteria', 'search/facets', 'search/words', 'spot'],
  'search/places': ['listing', 'search/calendar', 'search/facets'],
  'search/views': ['schedule', 'search/calendar', 'search/facets', 'spot'],
  subscriptions: ['likes', 'listing', 'regular', 'search/history', 'search/saved', 'spot'],
  home: [
    'applications',
    'contract-renewal',
    'page-parts',
    'schedule',
    'search/facets',
    'search/form',
    'search/history',
    'spot',
    'subscriptions',
  ],
  'search/filter': ['search/criteria', 'search/facets', 'search/form'],
  'search/results': [
    'listing',
    'regular',
    'search/criteria',
    'search/facets',
    'search/filter',
    'search/form',
    'search/history',
    'search/places',
    'search/saved',
    'search/views',
    'spot',
  ],
  'search/high-value': ['search/facets', 'search/form', 'search/results', 'spot'],
}

const FOR_ALL = ['forms', 'session']

/** Fewer imports between features than there are: the scan itself is broken. */
const FEWEST = 300

const featureOf = (path: string) => /^src\/features\/(search\/[^/]+|[^/]+)\//.exec(path)?.[1]

/** Every import that leads from one feature to another, types too, since they tie features together as well. */
async function crossings(): Promise<{ path: string; from: string; to: string }[]> {
  const files = await sourceFiles('src/features')
  return files
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap((file) => {
      const from = featureOf(file.path)
      return importsOf(file).flatMap(({ specifier }) => {
        const to = featureOf(targetOf(specifier, file.path) ?? '')
        return from && to && from !== to ? [{ path: file.path, from, to }] : []
      })
    })
}

/** What the list says wrongly of itself: a cycle, or a feature that is not there. */
function faultsOfList(): string[] {
  const above = new Set(FOR_ALL)
  return Object.entries(USES).flatMap(([feature, used]) => {
    const faults = used
      .filter((one) => !above.has(one))
      .map((one) => `${feature} names ${one}, which is not written above it`)
    above.add(feature)
    return faults
  })
}

const mayUse = (from: string, to: string) =>
  from === 'session' ? to === 'forms' : from !== 'forms' && (FOR_ALL.includes(to) || USES[from]?.includes(to))

export const featureMap: Check = {
  name: 'features use the features they name, without cycles',
  run: async () => {
    const found = await crossings()
    const used = new Set(found.map(({ from, to }) => `${from} → ${to}`))
    const idle = Object.entries(USES).flatMap(([from, named]) =>
      named
        .filter((to) => !used.has(`${from} → ${to}`))
        .map((to) => `${from} names ${to} and does not use it`),
    )
    const undeclared = found
      .filter(({ from, to }) => !mayUse(from, to))
      .map(({ path, to }) => `${path} uses ${to}, which its feature does not name`)
    const few =
      found.length < FEWEST ? [`saw ${found.length} imports between features: the scan is broken`] : []
    return [...faultsOfList(), ...undeclared, ...idle, ...few]
  },
}
