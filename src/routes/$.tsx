import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../features/shell/document-head.ts'

/** Catch-all route for unknown paths, so that the not-found page has a title. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => pageTitle('ページが見つかりません'),
})
