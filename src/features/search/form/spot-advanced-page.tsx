import { lazy, Suspense } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { ResultFallback } from './result-fallback.tsx'
import { useFormNavigation } from './result-navigation.ts'

const load = () => import('./spot-advanced-page-body.tsx')

const SpotAdvancedBody = import.meta.env.SSR
  ? (await load()).SpotAdvancedBody
  : lazy(async () => ({ default: (await load()).SpotAdvancedBody }))

export function SpotAdvancedPage({ search }: { search: SpotSearch }) {
  const onSubmit = useFormNavigation()
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <SpotAdvancedBody search={search} />
      </Suspense>
    </div>
  )
}
