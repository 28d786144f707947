import { HELP_ARTICLES } from '../../domain/help/help-articles.ts'
import { HELP_TOPIC, type HelpArticle } from '../../domain/help/help-article.ts'
import { toHelp, toHelpArticle } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'

/** One answer, with the others of its topic. */
export function HelpArticlePage({ article }: { article: HelpArticle }) {
  const others = HELP_ARTICLES.filter(({ topic, slug }) => topic === article.topic && slug !== article.slug)
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Stack gap={3}>
          <Text tone="sub">{HELP_TOPIC[article.topic]}</Text>
          <Heading level={1}>{article.title}</Heading>
          {article.body.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
        {others.length > 0 && (
          <Stack as="section" gap={2}>
            <Heading level={2}>「{HELP_TOPIC[article.topic]}」のほかの質問</Heading>
            <ul>
              {others.map(({ slug, title }) => (
                <li key={slug}>
                  <Link {...toHelpArticle(slug)} className={rowLinkClass}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <div>
          <Link {...toHelp()} className={rowLinkClass}>
            ヘルプの一覧へ
          </Link>
        </div>
      </Stack>
    </Page>
  )
}
