import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sessionQuery } from '../session/session.queries.ts'

const FollowedNews = lazy(async () => ({ default: (await import('./followed-news.tsx')).FollowedNews }))

/** The end of a page: new listings of followed hospitals, loaded after hydration. */
export function FollowedNewsSlot() {
  const { role } = useSuspenseQuery(sessionQuery()).data
  if (role === 'Anonymous') return null
  return (
    <ClientOnly>
      <Suspense>
        <FollowedNews />
      </Suspense>
    </ClientOnly>
  )
}
