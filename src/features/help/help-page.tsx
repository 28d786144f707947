import { HELP_ARTICLES } from '../../domain/help/help-articles.ts'
import { HELP_TOPIC, type HelpArticle, type HelpTopic } from '../../domain/help/help-article.ts'
import { HELP_QUERY_LENGTH, searchHelp } from '../../domain/help/search-help.ts'
import { hrefOf } from '../../platform/address.ts'
import { toComplaints, toHelp, toHelpArticle } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { HELP } from './help-search.ts'

const TOPICS = [
  'START',
  'SEARCH',
  'APPLY',
  'CANCEL',
  'WORK',
  'PAY',
  'PRIVACY',
  'HOSPITAL',
] as const satisfies readonly HelpTopic[]

/** よくある質問: all by topic, or those that contain what is looked for. A plain form, answered by the server. */
export function HelpPage({ q = '' }: { q: string | undefined }) {
  const query = q.trim()
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Heading level={1}>{HELP}</Heading>
        <form action={hrefOf(toHelp())} method="get" role="search" noValidate>
          <Field label="知りたいこと" help="例: キャンセル、源泉徴収票、宿日直許可">
            {(control) => (
              <Inline gap={2}>
                <TextInput
                  {...control}
                  key={query}
                  type="search"
                  name="q"
                  maxLength={HELP_QUERY_LENGTH}
                  defaultValue={query}
                  width="medium"
                />
                <Button type="submit">さがす</Button>
              </Inline>
            )}
          </Field>
        </form>
        {query === '' ? <AllTopics /> : <Found query={query} articles={searchHelp(HELP_ARTICLES, query)} />}
      </Stack>
    </Page>
  )
}

function AllTopics() {
  return TOPICS.map((topic) => (
    <Stack key={topic} as="section" gap={2}>
      <Heading level={2}>{HELP_TOPIC[topic]}</Heading>
      <Titles articles={HELP_ARTICLES.filter((article) => article.topic === topic)} />
    </Stack>
  ))
}

function Found({ query, articles }: { query: string; articles: readonly HelpArticle[] }) {
  if (articles.length === 0) {
    return (
      <EmptyState
        title={`「${query}」に合う説明は見つかりませんでした`}
        actions={
          <>
            <Link {...toHelp()} className={buttonClass()}>
              すべての質問を見る
            </Link>
            <Link {...toComplaints()} className={buttonClass({ variant: 'quiet' })}>
              窓口を見る
            </Link>
          </>
        }
      >
        言葉を短くするか、別の言い方でお試しください。
      </EmptyState>
    )
  }
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>「{query}」の結果</Heading>
      <Text tone="sub">{articles.length}件</Text>
      <Titles articles={articles} />
    </Stack>
  )
}

const Titles = ({ articles }: { articles: readonly HelpArticle[] }) => (
  <ul>
    {articles.map(({ slug, title }) => (
      <li key={slug}>
        <Link {...toHelpArticle(slug)} className={rowLinkClass}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
