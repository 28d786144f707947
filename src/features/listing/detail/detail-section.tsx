import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'

type DetailSectionProps = { title: string; children: ReactNode }

export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
