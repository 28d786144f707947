import type { ReactNode } from 'react'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import type { ThankableWork } from './hospital-thanks.functions.ts'

/** The id of a work's row on the page. */
export const workAnchor = ({ id }: Pick<ThankableWork, 'id'>) => `work-${id}`

type ThankableRowProps = {
  work: ThankableWork
  /** Links and buttons: what a member can do for the doctor after this work. */
  actions: ReactNode
  /** What has been passed on, and the open form. */
  children: ReactNode
}

/** A confirmed work: who came, when, and what can be said about it. */
export const ThankableRow = ({ work, actions, children }: ThankableRowProps) => (
  <Card as="article" aria-labelledby={workAnchor(work)}>
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={2} size="md" id={workAnchor(work)}>
          {work.doctorName}先生
        </Heading>
        <Text figures>
          <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
        </Text>
        <Text tone="sub">{work.title}</Text>
      </Stack>
      {children}
      <Inline gap={2}>{actions}</Inline>
    </Stack>
  </Card>
)
