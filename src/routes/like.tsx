import { createFileRoute } from '@tanstack/react-router'
import { LikePage } from '../features/listing/like/like-page.tsx'
import { likeSearchSchema } from '../features/listing/like/like-search.ts'
import { warm } from '../platform/warm.ts'
import { pageTitle } from '../features/shell/document-head.ts'

export const Route = createFileRoute('/like')({
  validateSearch: likeSearchSchema,
  loaderDeps: ({ search: { tab, after } }) => ({ tab, after }),
  loader: async ({ context, deps }) => {
    await warm(
      import('../features/listing/like/liked-listing.queries.ts').then(({ warmLikes }) =>
        warmLikes(context.queryClient, deps),
      ),
    )
  },
  head: () => pageTitle('お気に入り'),
  component: function Like() {
    return <LikePage search={Route.useSearch()} />
  },
})
