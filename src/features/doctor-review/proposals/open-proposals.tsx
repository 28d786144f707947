import { useSuspenseQuery } from '@tanstack/react-query'
import { queueOfStatus } from '../../../domain/doctor/doctor-decision.ts'
import { DOCTOR_VIEW, viewRecorded } from '../../../domain/doctor/doctor-view.ts'
import { toStaff } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { textLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import { DOCTOR_PROPOSALS_ID } from './doctor-proposals.tsx'
import { openProposalsQuery } from './proposal.queries.ts'

export const OPEN_PROPOSALS_ID = 'open-proposals'

/** Decisions that wait for a second member, above the list of doctors; nothing without any. */
export function OpenProposals() {
  const { data: proposals } = useSuspenseQuery(openProposalsQuery())
  if (proposals.length === 0) return null
  return (
    <section id={OPEN_PROPOSALS_ID} aria-label="確認待ちの提案">
      <Disclosure summary="確認待ちの提案" hint={`${proposals.length}件`} open>
        <Text tone="sub" size="md">
          {viewRecorded(DOCTOR_VIEW.PROPOSALS)}
        </Text>
        <Grid as="ul" gap={2}>
          {proposals.map(
            ({ id, doctorId, doctorStatus, name, decisionText, proposerName, isOwn, expires }) => (
              <li key={id}>
                <Link
                  {...toStaff({ queue: queueOfStatus(doctorStatus), doctor: doctorId }, DOCTOR_PROPOSALS_ID)}
                  className={textLinkClass}
                >
                  {name}: {decisionText}
                </Link>{' '}
                <Text as="span" tone="sub" size="md">
                  {isOwn ? 'あなたの提案' : `${proposerName}の提案`}・{expires} まで
                </Text>
              </li>
            ),
          )}
        </Grid>
      </Disclosure>
    </section>
  )
}
