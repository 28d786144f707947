import { useSuspenseQuery } from '@tanstack/react-query'
import { dayText } from '../../domain/text/shift-text.ts'
import { toRegularSchedule } from '../../platform/addresses.ts'
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
import { renewalOffersQuery } from './renewal.queries.ts'

/** Offers of renewals that wait for the doctor. */
export function RenewalOffers() {
  const { data: offers } = useSuspenseQuery(renewalOffersQuery)
  if (offers.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="renewal-offers">
      <Heading level={2} id="renewal-offers">
        契約の更新の提案
      </Heading>
      <Grid as="ul" columns={2} gap={2}>
        {offers.map(({ regularWorkId, hospitalName, pattern, termEnd, dueOn }) => (
          <Card key={regularWorkId} as="li" linked>
            <Stack gap={1}>
              <p>
                <Badge tone="warm">{dayText(dueOn)}までに回答</Badge>
              </p>
              <Text bold>{hospitalName}</Text>
              <Text>
                {pattern}・{dayText(termEnd)}満了
              </Text>
              <Link {...toRegularSchedule(regularWorkId)} className={cx(rowLinkClass, cardLinkClass)}>
                更新の提案に回答する
                <ChevronRightIcon size="sm" />
              </Link>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
