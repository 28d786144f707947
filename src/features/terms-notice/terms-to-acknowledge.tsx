import { useSuspenseQuery } from '@tanstack/react-query'
import { shiftText } from '../../domain/text/shift-text.ts'
import { toTerms } from '../../platform/addresses.ts'
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
import { termsToAcknowledgeQuery } from './terms-notice.queries.ts'

/** Notices of terms that wait for the doctor. */
export function TermsToAcknowledge() {
  const { data: works } = useSuspenseQuery(termsToAcknowledgeQuery)
  if (works.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="terms-to-acknowledge">
      <Heading level={2} id="terms-to-acknowledge">
        労働条件通知書の確認
      </Heading>
      <Grid as="ul" columns={2} gap={2}>
        {works.map(({ workId, hospitalName, startTime, endTime }) => (
          <Card key={workId} as="li" linked>
            <Stack gap={1}>
              <p>
                <Badge tone="warm">未確認</Badge>
              </p>
              <Text bold>
                {hospitalName} <Text as="span">{shiftText(startTime, endTime)}</Text>
              </Text>
              <Link {...toTerms(workId)} className={cx(rowLinkClass, cardLinkClass)}>
                通知書を確認する
                <ChevronRightIcon size="sm" />
              </Link>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
