import { MEMBER_ROLE } from '../../domain/hospital/member-role.ts'
import { DeskPage } from '../../ui/desk/desk.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { useMemberships } from './use-memberships.ts'

/** The first page of a hospital: for whom and in which role the member acts. */
export function HospitalStart() {
  const [chosen] = useMemberships()
  return (
    <DeskPage>
      <Stack gap={3}>
        <Heading level={1}>やること</Heading>
        {chosen && (
          <Text tone="sub">
            {chosen.hospitalName}の{MEMBER_ROLE[chosen.role]}として表示しています。
          </Text>
        )}
      </Stack>
    </DeskPage>
  )
}
