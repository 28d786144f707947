import { lazy, Suspense } from 'react'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { ResultFallback } from './result-fallback.tsx'
import { useFormNavigation } from './result-navigation.ts'

const load = () => import('./regular-advanced-page-body.tsx')

const RegularAdvancedBody = import.meta.env.SSR
  ? (await load()).RegularAdvancedBody
  : lazy(async () => ({ default: (await load()).RegularAdvancedBody }))

export function RegularAdvancedPage({ search }: { search: RegularSearch }) {
  const onSubmit = useFormNavigation()
  return (
    <div onSubmit={onSubmit}>
      <Suspense fallback={<ResultFallback />}>
        <RegularAdvancedBody search={search} />
      </Suspense>
    </div>
  )
}
