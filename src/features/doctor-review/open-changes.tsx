import { countedText } from '../../domain/text/counted-text.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queueOfStatus } from '../../domain/doctor/doctor-decision.ts'
import { DOCTOR_VIEW, viewRecorded } from '../../domain/doctor/doctor-view.ts'
import { toStaff } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { openChangesQuery } from './change.queries.ts'
import { Grid } from '../../ui/layout/grid.tsx'
import { Text } from '../../ui/text/text.tsx'

export const OPEN_CHANGES_ID = 'open-changes'

/** Open requests to change verified values, above the list of doctors; nothing without any. */
export function OpenChanges() {
  const { data } = useSuspenseQuery(openChangesQuery())
  if (data.total === 0) return null
  return (
    <section id={OPEN_CHANGES_ID} aria-label="変更の申請">
      <Disclosure summary="変更の申請" hint={countedText(data.total)} open>
        <Text tone="sub" size="md">
          {viewRecorded(DOCTOR_VIEW.CHANGES)}
        </Text>
        <Grid as="ul" gap={2}>
          {data.changes.map(({ id, doctorId, doctorStatus, name, kindText, requested }) => (
            <li key={id}>
              <Link
                {...toStaff({ queue: queueOfStatus(doctorStatus), doctor: doctorId }, 'changes')}
                className={textLinkClass}
              >
                {name}: {kindText}
              </Link>{' '}
              <Text as="span" tone="sub" size="md">
                {requested} 申請
              </Text>
            </li>
          ))}
        </Grid>
      </Disclosure>
    </section>
  )
}
