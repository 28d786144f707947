import { createFileRoute } from '@tanstack/react-router'
import { LikePage } from '../features/liked-listings/like-page.tsx'
import { likeSearchSchema } from '../features/liked-listings/like-search.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/like')({
  validateSearch: likeSearchSchema,
  loaderDeps: ({ search: { tab, after } }) => ({ tab, after }),
  // In the browser the page comes at once, and shows its own skeleton and its own error.
  loader: import.meta.env.SSR
    ? async ({ context, deps }) => {
        const { warmLikes } = await import('../features/liked-listings/liked-listing.queries.ts')
        await warmLikes(context.queryClient, deps)
      }
    : undefined,
  head: () => pageTitle('お気に入り'),
  component: function Like() {
    return <LikePage search={Route.useSearch()} />
  },
})
