import { lazy, Suspense } from 'react'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { ResultFallback } from './result-fallback.tsx'
import { useFormNavigation } from './result-navigation.ts'

const load = () => import('./regular-search-page-body.tsx')

const RegularSearchBody = import.meta.env.SSR
  ? (await load()).RegularSearchBody
  : lazy(async () => ({ default: (await load()).RegularSearchBody }))

export function RegularSearchPage({ search }: { search: RegularSearch }) {
  const onSubmit = useFormNavigation()
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <RegularSearchBody search={search} />
      </Suspense>
    </div>
  )
}
