import type { ReactNode } from 'react'
import { THANKS_REPLY, THANKS_REPORT_STATE, THANKS_STAMP } from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { toSpotPerformance } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import type { ReceivedThanks } from './thanks.functions.ts'
import * as styles from './thanks.css.ts'

type ThanksCardProps = { thanks: ReceivedThanks; isOfOneWork?: boolean; children?: ReactNode }

/** One thanks: from whom, in which words, for which work. `children` are what the doctor can do with it. */
export function ThanksCard({ thanks, isOfOneWork = false, children }: ThanksCardProps) {
  const { id, source, stamp, body, readAt, reply, shelf, reportState } = thanks
  return (
    <Card as="article" aria-labelledby={`thanks-${id}`} className={readAt ? undefined : styles.unread}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline justify="between" gap={2}>
            <Inline gap={2}>
              <Badge>{THANKS_SOURCE[source]}</Badge>
              {readAt === null && <Badge tone="brand">未読</Badge>}
              {shelf === 'KEPT' && <Badge tone="good">手帳に保存済み</Badge>}
            </Inline>
            <Text as="span" tone="sub" figures>
              {momentText(thanks.sentAt)}
            </Text>
          </Inline>
          <Heading level={isOfOneWork ? 3 : 2} size="lg" id={`thanks-${id}`}>
            {THANKS_STAMP[stamp]}
          </Heading>
          {body !== '' && <p className={styles.words}>{body}</p>}
        </Stack>
        {!isOfOneWork && <ThankedWork thanks={thanks} />}
        {reply && <Text>先生からのお礼: {THANKS_REPLY[reply]}</Text>}
        {reportState !== 'NONE' && <Text tone="sub">報告: {THANKS_REPORT_STATE[reportState]}</Text>}
        {children}
      </Stack>
    </Card>
  )
}

const ThankedWork = ({ thanks }: { thanks: ReceivedThanks }) => (
  <Inline gap={2} rowGap={0}>
    <Text tone="sub">
      <ShiftTime start={thanks.plannedStart} end={thanks.plannedEnd} day={thanks.startDay} />
    </Text>
    <Link {...toSpotPerformance(thanks.workId)} className={rowLinkClass}>
      {thanks.hospitalName}
    </Link>
  </Inline>
)
