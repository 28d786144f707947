import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { ResultFallback } from '../form/result-fallback.tsx'
import { useFormNavigation } from '../form/result-navigation.ts'
import { loadRegularResult } from './regular-result-page-load.ts'

// As the spot results: served whole, brought to life after everything else.
const RegularResultBody = import.meta.env.SSR
  ? (await loadRegularResult()).RegularResultBody
  : lazy(async () => ({ default: (await loadRegularResult()).RegularResultBody }))

type RegularResultPageProps = { search: RegularSearch; error?: unknown }

/** `error` is what stopped the search when the address was opened. */
export function RegularResultPage({ search, error }: RegularResultPageProps) {
  const router = useRouter()
  const onSubmit = useFormNavigation()
  const failure = error === undefined ? undefined : { error, retry: () => void router.invalidate() }
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <RegularResultBody search={search} failure={failure} />
      </Suspense>
    </div>
  )
}
