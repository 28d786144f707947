import { useQueryClient } from '@tanstack/react-query'
import type { FactorKept } from '../factor-load.ts'
import { FactorSettings } from '../factor-settings.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { staffQuery } from '../../staff/staff.queries.ts'
import { useStaff } from '../../staff/use-staff.ts'

type OwnFactorPageProps = { outcome: string | undefined; kept: FactorKept }

/** The own second factor of a member of our staff. */
export function OwnFactorPage(props: OwnFactorPageProps) {
  const queryClient = useQueryClient()
  return (
    <StaffDesk>
      <FactorSettings
        side="STAFF"
        asked={useStaff()}
        onChanged={() => queryClient.invalidateQueries(staffQuery())}
        {...props}
      />
    </StaffDesk>
  )
}
