import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { ResultFallback } from '../form/result-fallback.tsx'
import { useFormNavigation } from '../form/result-navigation.ts'
import { loadSpotResult } from './spot-result-page-load.ts'

/**
 * The server renders the list whole, and its links and forms work as they are: what brings it to life may come after
 * everything else. The browser keeps the served HTML until then.
 */
const SpotResultBody = import.meta.env.SSR
  ? (await loadSpotResult()).SpotResultBody
  : lazy(async () => ({ default: (await loadSpotResult()).SpotResultBody }))

type SpotResultPageProps = { search: SpotSearch; error?: unknown }

/** `error` is what stopped the search when the address was opened. */
export function SpotResultPage({ search, error }: SpotResultPageProps) {
  const router = useRouter()
  const onSubmit = useFormNavigation()
  const failure = error === undefined ? undefined : { error, retry: () => void router.invalidate() }
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <SpotResultBody search={search} failure={failure} />
      </Suspense>
    </div>
  )
}
