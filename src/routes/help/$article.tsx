import { createFileRoute, notFound } from '@tanstack/react-router'
import { HelpArticlePage } from '../../features/help/help-article-page.tsx'
import { pageTitle } from '../../features/shell/document-head.ts'

export const Route = createFileRoute('/help/$article')({
  loader: async ({ params }) => {
    const { helpArticle } = await import('../../domain/help/help-articles.ts')
    const article = helpArticle(params.article)
    if (!article) throw notFound()
    return article
  },
  head: ({ loaderData }) =>
    loaderData ? pageTitle(loaderData.title, loaderData.body[0]) : pageTitle('ページが見つかりません'),
  component: function HelpArticle() {
    return <HelpArticlePage article={Route.useLoaderData()} />
  },
})
