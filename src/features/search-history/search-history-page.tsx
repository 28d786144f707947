import { lazy, Suspense } from 'react'
import type { SearchKind } from '../../domain/search-history.ts'
import { LoadingPage } from '../shell/loading-page.tsx'

const load = () => import('./search-history-page-body.tsx')

const SearchHistoryBody = import.meta.env.SSR
  ? (await load()).SearchHistoryBody
  : lazy(async () => ({ default: (await load()).SearchHistoryBody }))

export function SearchHistoryPage({ kind }: { kind: SearchKind }) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <SearchHistoryBody kind={kind} />
    </Suspense>
  )
}
