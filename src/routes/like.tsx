import { createFileRoute } from '@tanstack/react-router'
import { LikePage } from '../features/liked-listings/like-page.tsx'
import { likeSearchSchema } from '../features/liked-listings/like-search.ts'
import { warm } from '../platform/warm.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/like')({
  validateSearch: likeSearchSchema,
  loaderDeps: ({ search: { tab, after } }) => ({ tab, after }),
  loader: async ({ context, deps }) => {
    await warm(
      import('../features/liked-listings/liked-listing.queries.ts').then(({ warmLikes }) =>
        warmLikes(context.queryClient, deps),
      ),
    )
  },
  head: () => pageTitle('お気に入り'),
  component: function Like() {
    return <LikePage search={Route.useSearch()} />
  },
})
