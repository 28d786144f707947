import type { ReactNode } from 'react'
import { WORK_STATE, type WorkState } from '../../domain/application/application-words.ts'
import { timeLeftText } from '../../domain/text/shift-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Figure } from '../../ui/figure/figure.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { tone } from '../../ui/theme/text.css.ts'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import type { WorkView } from './cancellation-view.ts'

type CancelledWorkProps = {
  work: WorkView
  /** The other side: the hospital's name for the doctor, the doctor's for the hospital. */
  other: string
  children?: ReactNode
}

/** The work that is to be cancelled, with the time left. */
export function CancelledWork({ work, other, children }: CancelledWorkProps) {
  const { startTime, endTime, startDay } = work
  return (
    <Card as="article">
      <Stack gap={2}>
        <WorkStanding work={work} />
        <Heading level={2} size="xl">
          <ShiftTime start={startTime} end={endTime} day={startDay} />
        </Heading>
        <Inline gap={3} align="baseline">
          <Text as="span" size="lg" bold>
            {other}
          </Text>
          <Figure value={work.fee} unit="円" size="md" className={tone.main} />
          <Text as="span" tone="sub">
            (税引前)
          </Text>
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}

/** States in which nothing is open. */
const SETTLED = new Set<WorkState>(['SCHEDULED', 'CONFIRMED', 'PAID'])

/** The state of a work with the time left until it begins. */
export const WorkStanding = ({ work: { state, minutesLeft } }: { work: WorkView }) => (
  <Inline gap={2}>
    <Badge tone={SETTLED.has(state) ? 'good' : 'warm'}>{WORK_STATE[state]}</Badge>
    {minutesLeft > 0 && (
      <Text as="span" tone="sub">
        勤務開始まで あと{timeLeftText(minutesLeft)}
      </Text>
    )}
  </Inline>
)
