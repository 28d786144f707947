import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { UNEXPECTED_ERROR } from '../../platform/faults/public-error.ts'

/** Fetched ahead by the shell: an error is often that nothing can be fetched. */
export const loadErrorPage = async () => (await import('./error-page-body.tsx')).ErrorPageBody

const Body = import.meta.env.SSR
  ? await loadErrorPage()
  : lazy(async () => ({ default: await loadErrorPage().catch(() => PlainError) }))

export function ErrorPage(props: ErrorComponentProps) {
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  )
}

function PlainError() {
  return (
    <main>
      <h1>{UNEXPECTED_ERROR}</h1>
    </main>
  )
}
