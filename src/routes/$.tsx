import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageTitle } from '../features/shell/document-head.ts'

/** Every address that leads nowhere: a route of its own, so that the page has a title of its own. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => pageTitle('ページが見つかりません'),
})
