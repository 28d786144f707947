import { lazy, Suspense } from 'react'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { LoadingPage } from '../../shell/loading-page.tsx'

const load = () => import('./search-history-page-body.tsx')

const SearchHistoryBody = import.meta.env.SSR
  ? (await load()).SearchHistoryBody
  : lazy(async () => ({ default: (await load()).SearchHistoryBody }))

type SearchHistoryPageProps = { kind: SearchKind; posted: string | undefined }

export function SearchHistoryPage({ kind, posted }: SearchHistoryPageProps) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <SearchHistoryBody kind={kind} posted={posted} />
    </Suspense>
  )
}
