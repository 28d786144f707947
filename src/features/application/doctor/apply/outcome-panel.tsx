import { type ReactNode, useEffect, useRef } from 'react'
import type { Address } from '../../../../platform/address.ts'
import { Link } from '../../../../platform/link.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Notice, type NoticeTone } from '../../../../ui/notice/notice.tsx'
import { Heading } from '../../../../ui/text/heading.tsx'
import { contactLinked } from '../../../forms/contact-linked.tsx'

export type OutcomeStep = readonly [label: string, address: Address]

type OutcomePanelProps = {
  title: string
  tone: NoticeTone
  sentence: string
  /** Next steps, the likeliest first; never empty. */
  steps: readonly OutcomeStep[]
  more?: ReactNode
  /** The outcome follows a press of the button: the panel is focused and announced. */
  announced: boolean
  children?: ReactNode
}

/** Outcome of a command, with next steps. */
export function OutcomePanel({ title, tone, sentence, steps, more, announced, children }: OutcomePanelProps) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) heading.current?.focus()
  }, [announced, title])
  return (
    <Card as="section">
      <Stack gap={4}>
        <div ref={heading} tabIndex={-1} role="status">
          <Stack gap={4}>
            <Heading level={2} size="xl">
              {title}
            </Heading>
            <Notice tone={tone}>{contactLinked(sentence)}</Notice>
          </Stack>
        </div>
        <Inline gap={3}>
          {steps.map(([label, address], index) => (
            <Link
              key={label}
              {...address}
              className={buttonClass({ variant: index === 0 ? 'filled' : 'outline' })}
            >
              {label}
            </Link>
          ))}
          {more}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
