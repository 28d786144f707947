import { useSuspenseQuery } from '@tanstack/react-query'
import { OBJECTION_SUBJECT } from '../../domain/work/objection.ts'
import { toHospitalReport } from '../../platform/addresses.ts'
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
import { answerDueText } from '../objection/objection-facts.tsx'
import { openObjectionsQuery } from './hospital-objection.queries.ts'

/** Objections that wait for the hospital's answer; nothing without one. */
export function OpenObjections() {
  const { data: objections } = useSuspenseQuery(openObjectionsQuery)
  if (objections.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="open-objections">
      <Heading level={2} id="open-objections">
        回答を待っている異議
      </Heading>
      <Grid as="ul" columns={2} gap={2}>
        {objections.map(({ workId, doctorName, shift, objection }) => (
          <Card key={workId} as="li" linked>
            <Stack gap={1}>
              <p>
                <Badge tone="warm">{answerDueText(objection)}に回答</Badge>
              </p>
              <Text bold>{doctorName}先生</Text>
              <Text>
                {shift}・{OBJECTION_SUBJECT[objection.subject]}
              </Text>
              <Link {...toHospitalReport(workId)} className={cx(rowLinkClass, cardLinkClass)}>
                異議の内容を見て回答する
                <ChevronRightIcon size="sm" />
              </Link>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
