import type { ConsentId } from '../../domain/third-party/script-ids.ts'
import { now, nowMs } from '../../platform/clock.ts'

/** A page as a third party is told of it: never with the search conditions. */
export type PageView = { path: string; title: string }

type PartyScript = {
  src: (key: string) => string
  /** Prepares what the script finds when it runs. */
  prepare: (key: string) => void
  view: (page: PageView) => void
}

type Krt = ((...call: unknown[]) => unknown) & {
  x?: (...call: unknown[]) => unknown
  q: unknown[][]
  i: number
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: unknown[]) => void
    krt?: Krt
  }
}

const dataLayer = () => (window.dataLayer ??= [])

/** Google's tag tells commands from events by the type of the list: a command is an `arguments` object. */
function command(): void {
  dataLayer().push(arguments)
}

function karteQueue(): Krt {
  const krt: Krt = Object.assign((...call: unknown[]) => (krt.x ? krt.x(...call) : krt.q.push(call)), {
    q: [],
    i: nowMs(),
  })
  return krt
}

export const PARTY_SCRIPT: Record<ConsentId, PartyScript> = {
  analytics: {
    src: (key) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`,
    prepare: (key) => {
      window.gtag = command
      window.gtag('js', now())
      window.gtag('config', key, {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      })
    },
    view: ({ path, title }) =>
      window.gtag?.('event', 'page_view', {
        page_location: `${window.location.origin}${path}`,
        page_title: title,
      }),
  },
  tagManager: {
    src: (key) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(key)}`,
    prepare: () => void dataLayer().push({ 'gtm.start': nowMs(), event: 'gtm.js' }),
    view: ({ path, title }) =>
      void dataLayer().push({ event: 'page_view', page_path: path, page_title: title }),
  },
  marketing: {
    src: (key) => `https://cdn-edge.karte.io/${encodeURIComponent(key)}/edge.js`,
    prepare: () => void (window.krt ??= karteQueue()),
    view: () => window.krt?.('send', 'view'),
  },
}
