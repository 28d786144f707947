import { WORK_STATE } from '../../domain/application/application-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { toSpotPerformance } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../application/doctor/shift-time.tsx'
import { yenOfRecord, type RecordView } from '../record/doctor/record-view.ts'
import { badgeToneOf } from '../record/doctor/record-words.ts'

const countsOf = ({ report }: RecordView): string =>
  report
    ? `救急車 ${report.ambulanceAccepted}台・入院 ${report.admissionsAmbulance + report.admissionsWalkIn}人・ウォークイン ${report.walkIns}人`
    : '報告の記録がありません'

/** The works that figures come from, each with its own page. */
export const PerformedWorks = ({ works }: { works: readonly RecordView[] }) => (
  <Grid as="ul" columns={2} gap={2} align="start">
    {works.map((work) => (
      <Card key={work.id} as="li" linked>
        <Stack gap={1}>
          <Inline justify="between" gap={2}>
            <Badge tone={badgeToneOf(work.state)}>{WORK_STATE[work.state]}</Badge>
            <Text as="span" bold figures>
              {yenText(yenOfRecord(work))}
            </Text>
          </Inline>
          <Heading level={3} size="md">
            <Link {...toSpotPerformance(work.id)} className={cardLinkClass}>
              <ShiftTime start={work.plannedStart} end={work.plannedEnd} day={work.startDay} />
            </Link>
          </Heading>
          <Text>{work.hospitalName}</Text>
          <Text tone="sub">{countsOf(work)}</Text>
        </Stack>
      </Card>
    ))}
  </Grid>
)
