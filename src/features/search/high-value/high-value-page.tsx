import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { ResultFallback } from '../form/result-fallback.tsx'
import { useFormNavigation } from '../form/result-navigation.ts'

const load = () => import('./high-value-page-body.tsx')

const HighValueBody = import.meta.env.SSR
  ? (await load()).HighValueBody
  : lazy(async () => ({ default: (await load()).HighValueBody }))

/** `error` is what stopped the search when the address was opened. */
export function HighValuePage({ search, error }: { search: SpotSearch; error?: unknown }) {
  const router = useRouter()
  const onSubmit = useFormNavigation()
  const failure = error === undefined ? undefined : { error, retry: () => void router.invalidate() }
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <HighValueBody search={search} failure={failure} />
      </Suspense>
    </div>
  )
}
