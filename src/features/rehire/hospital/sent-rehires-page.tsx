import { useSuspenseQuery } from '@tanstack/react-query'
import { toHospitalWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { sentRehiresQuery } from './hospital-rehire.queries.ts'
import { SentRehire } from './sent-rehire.tsx'
import { SENT_REHIRES } from './hospital-rehire-search.ts'

/** The hospital's offers to all doctors, open ones first. */
export function SentRehiresPage({ formKey }: { formKey: string }) {
  const { data } = useSuspenseQuery(sentRehiresQuery())
  const { offers, mayOffer } = data
  return (
    <DeskPage>
      <Stack gap={4}>
        <Heading level={1}>{SENT_REHIRES}</Heading>
        {offers.length === 0 ? (
          <EmptyState
            title="再勤務オファーはまだありません"
            actions={
              <Link {...toHospitalWorks()} className={buttonClass({ variant: 'filled' })}>
                勤務を見る
              </Link>
            }
          >
            実績が確定した勤務のページから、その先生に次の求人をオファーできます。
          </EmptyState>
        ) : (
          <Grid as="ul" columns={2} gap={3} align="start">
            {offers.map((offer) => (
              <li key={offer.id}>
                <SentRehire offer={offer} mayOffer={mayOffer} isNamed formKey={formKey} />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </DeskPage>
  )
}
