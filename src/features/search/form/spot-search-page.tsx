import { lazy, Suspense, type ReactNode } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { ResultFallback } from './result-fallback.tsx'
import { useFormNavigation } from './result-navigation.ts'

const load = () => import('./spot-search-page-body.tsx')

const SpotSearchBody = import.meta.env.SSR
  ? (await load()).SpotSearchBody
  : lazy(async () => ({ default: (await load()).SpotSearchBody }))

export function SpotSearchPage({ search, below }: { search: SpotSearch; below: ReactNode }) {
  const onSubmit = useFormNavigation()
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <SpotSearchBody search={search} below={below} />
      </Suspense>
    </div>
  )
}
