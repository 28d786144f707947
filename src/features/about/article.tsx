import type { ReactNode } from 'react'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import * as styles from './article.css.ts'

/** A section of a text: paragraphs, and lists of points. */
export type ArticleSection = { title: string; body: readonly (string | readonly string[])[] }

type ArticleProps = {
  title: string
  lead?: string
  /** The day since which this version holds. */
  since?: string
  sections?: readonly ArticleSection[]
  children?: ReactNode
}

/** A page of what we say of ourselves. */
export function Article({ title, lead, since, sections = [], children }: ArticleProps) {
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          {lead && <Text>{lead}</Text>}
        </Stack>
        {sections.map((section) => (
          <SectionText key={section.title} {...section} />
        ))}
        {children}
        {since && <Text tone="sub">{since}</Text>}
      </Stack>
    </Page>
  )
}

export function SectionText({ title, body }: ArticleSection) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{title}</Heading>
      {body.map((part) =>
        typeof part === 'string' ? (
          <Text key={part}>{part}</Text>
        ) : (
          <ol key={part.join()} className={styles.points}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        ),
      )}
    </Stack>
  )
}
