import { useId, type ReactNode } from 'react'
import type { Address } from '../../platform/address.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'

/** A section of cards (`WaitingCard`), each of which waits for an answer. */
export function WaitingCards({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Grid as="ul" columns={2} gap={2}>
        {children}
      </Grid>
    </Stack>
  )
}

type WaitingCardProps = {
  /** Until when, or what is missing. */
  badge: string
  to: Address
  /** The text of the link, which the whole card follows. */
  action: string
  children: ReactNode
}

export const WaitingCard = ({ badge, to, action, children }: WaitingCardProps) => (
  <Card as="li" linked>
    <Stack gap={1}>
      <p>
        <Badge tone="warm">{badge}</Badge>
      </p>
      {children}
      <Link {...to} className={cx(rowLinkClass, cardLinkClass)}>
        {action}
        <ChevronRightIcon size="sm" />
      </Link>
    </Stack>
  </Card>
)
