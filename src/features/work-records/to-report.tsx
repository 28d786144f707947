import { WORK_STATE } from '../../domain/application/application-words.ts'
import { shiftText } from '../../domain/text/shift-text.ts'
import { toWorkReport } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { ChevronRightIcon } from '../../ui/icon/control-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { RecordView } from './record-view.ts'

/** Works whose report, or whose correction, waits for the doctor. */
export const ToReport = ({ works }: { works: readonly RecordView[] }) => (
  <Stack as="section" gap={2} aria-labelledby="to-report">
    <Heading level={2} id="to-report">
      報告のお願い
    </Heading>
    <Grid as="ul" columns={2} gap={2}>
      {works.map((work) => (
        <Card key={work.id} as="li" linked>
          <Stack gap={1}>
            <p>
              <Badge tone="warm">{WORK_STATE[work.state]}</Badge>
            </p>
            <Text bold>
              {work.hospitalName} <Text as="span">{shiftText(work.startTime, work.endTime)}</Text>
            </Text>
            <Link {...toWorkReport(work.id)} className={cx(rowLinkClass, cardLinkClass)}>
              {work.state === 'CORRECTION_REQUESTED'
                ? '病院からのお願いを確認して修正する'
                : '勤務を報告する'}
              <ChevronRightIcon size="sm" />
            </Link>
          </Stack>
        </Card>
      ))}
    </Grid>
  </Stack>
)
