import { useQueryClient } from '@tanstack/react-query'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { memberQuery } from '../hospital/member.queries.ts'
import { useMemberships } from '../hospital/use-memberships.ts'
import type { FactorKept } from './factor-load.ts'
import { FactorSettings } from './factor-settings.tsx'

type MemberFactorPageProps = { outcome: string | undefined; kept: FactorKept }

/** The own second factor of a hospital's member. */
export function MemberFactorPage(props: MemberFactorPageProps) {
  const queryClient = useQueryClient()
  const [chosen] = useMemberships()
  return (
    <DeskPage>
      <FactorSettings
        side="HOSPITAL"
        asked={chosen}
        onChanged={() => queryClient.invalidateQueries(memberQuery())}
        {...props}
      />
    </DeskPage>
  )
}
