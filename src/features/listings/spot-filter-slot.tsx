import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { media } from '../../ui/theme/breakpoints.ts'
import * as styles from './result-page.css.ts'

const load = () => import('./spot-side-filter.tsx')

/** Of use beside the list only; a phone never asks for it. */
const SpotSideFilter = import.meta.env.SSR
  ? (await load()).SpotSideFilter
  : lazy(async () => ({ default: (await load()).SpotSideFilter }))

const watchWidth = (changed: () => void) => {
  const wide = window.matchMedia(media.xl)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** The left column of the results. Served to all, since a server knows no widths; a narrow screen drops it unread. */
export function SideFilter({ search }: { search: SpotSearch }) {
  const wide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(media.xl).matches,
    () => true,
  )
  return (
    <section aria-label="条件を選ぶ" className={styles.filter}>
      {wide && (
        <Suspense>
          <SpotSideFilter search={search} />
        </Suspense>
      )}
    </section>
  )
}
