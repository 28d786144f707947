import { createFileRoute, notFound } from '@tanstack/react-router'
import { HelpArticlePage } from '../../features/help/help-article-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'
import { publicHead } from '../../features/shell/public-head.ts'

export const Route = createFileRoute('/help/$article')({
  loader: async ({ params }) => {
    const { helpArticle } = await import('../../domain/help/help-articles.ts')
    const article = helpArticle(params.article)
    if (!article) throw notFound()
    return article
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? publicHead({ title: loaderData.title, description: loaderData.body[0], match })
      : pageTitle('ページが見つかりません'),
  component: function HelpArticle() {
    return <HelpArticlePage article={Route.useLoaderData()} />
  },
})
