import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import * as styles from './page-block.css.ts'

type PageBlockProps<Data> = {
  title: string
  query: UseQueryResult<Data>
  skeleton: ReactNode
  /** The link to all of it, beside the title. */
  more?: ReactNode
  children: (data: Data) => ReactNode
}

/** A section of a page that loads, fails and retries by itself. */
export function PageBlock<Data>({ title, query, skeleton, more, children }: PageBlockProps<Data>) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Inline justify="between" gap={2} className={styles.blockHead}>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        {more}
      </Inline>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <Failure retry={() => void query.refetch()} />
      ) : (
        skeleton
      )}
    </Stack>
  )
}

function Failure({ retry }: { retry: () => void }) {
  const { href } = useLocation()
  // A link, so that the retry works before hydration too.
  const again = (event: MouseEvent) => {
    event.preventDefault()
    retry()
  }
  return (
    <Card>
      <Inline justify="between" gap={3}>
        <Text role="alert">読み込めませんでした</Text>
        <a href={href} onClick={again} className={buttonClass({ size: 'sm' })}>
          再試行
        </a>
      </Inline>
    </Card>
  )
}
