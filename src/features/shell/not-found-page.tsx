import { lazy, Suspense } from 'react'

const loadBody = async () => (await import('./not-found-page-body.tsx')).NotFoundPageBody

const Body = import.meta.env.SSR ? await loadBody() : lazy(async () => ({ default: await loadBody() }))

export function NotFoundPage() {
  return (
    <Suspense>
      <Body />
    </Suspense>
  )
}
