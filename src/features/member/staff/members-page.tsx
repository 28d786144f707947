import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { proofWords } from '../../../domain/account/identity-proof.ts'
import { staffMemberWords } from '../../../domain/staff/staff-member.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import { AddStaffForm } from './add-form.tsx'
import { ConfirmStaffForm } from './confirm-form.tsx'
import { ADD_STAFF_FORM, REMOVE_STAFF_FORM } from './members-form-data.ts'
import type { StaffOnList } from './members.functions.ts'
import { STAFF_MEMBERS } from './members-search.ts'
import { staffMembersQuery } from './members.queries.ts'
import { RemoveStaffForm } from './remove-form.tsx'

type StaffMembersPageProps = { outcome: string | undefined }

/** What a new member may not do yet. */
function standingOf({ waitsUntil, newUntil }: StaffOnList) {
  if (waitsUntil) {
    const description = `${momentText(waitsUntil)}まで、またはほかの運営スタッフが確認するまで、運営の画面を使えません。`
    return [{ term: '確認待ち', description }]
  }
  if (newUntil)
    return [{ term: '2人で行う判断', description: `${momentText(newUntil)}から提案と確認ができます。` }]
  return []
}

/** Who is of our staff, and the forms that add a colleague and end a colleague's access. */
export function StaffMembersPage({ outcome }: StaffMembersPageProps) {
  const { data: members } = useSuspenseQuery(staffMembersQuery())
  const queryClient = useQueryClient()
  const page = usePageForms()
  const isKept = keptFor(page, ADD_STAFF_FORM) !== null || keptFor(page, REMOVE_STAFF_FORM) !== null
  const [told, setTold] = useState<ToldOutcome | string | undefined>(
    () => proofWords(outcome) ?? (isKept ? undefined : staffMemberWords(outcome)),
  )
  const onOutcome = async (answered: string) => {
    // The form itself says that it wants a proof.
    setTold(proofWords(answered) ? undefined : staffMemberWords(answered))
    await Promise.all([
      queryClient.invalidateQueries(ownAccountQuery()),
      queryClient.invalidateQueries(staffMembersQuery()),
    ])
  }
  return (
    <StaffListPage
      title={STAFF_MEMBERS}
      told={told}
      lead={<AddStaffForm key={members.length} onOutcome={onOutcome} />}
      order={`${members.length}人・登録の古い順`}
      rows={members.map((member) => ({
        key: member.staffId,
        shown: (
          <Card as="article" aria-labelledby={`staff-${member.staffId}`}>
            <Stack gap={3}>
              <Heading level={2} id={`staff-${member.staffId}`}>
                {member.isCaller ? `${member.name}(あなた)` : member.name}
              </Heading>
              <DescriptionList
                items={[
                  { term: 'メールアドレス', description: member.address || 'なし' },
                  { term: '登録', description: dayText(member.since) },
                  {
                    term: '最後のログイン',
                    description: member.lastLogIn ? momentText(member.lastLogIn) : '記録がありません',
                  },
                  { term: '二段階認証', description: member.hasFactor ? '使っています' : '使っていません' },
                  ...standingOf(member),
                ]}
              />
              {member.mayConfirm && <ConfirmStaffForm member={member} onOutcome={onOutcome} />}
              {!member.isCaller && <RemoveStaffForm member={member} onOutcome={onOutcome} />}
            </Stack>
          </Card>
        ),
      }))}
      empty={<EmptyState title="運営スタッフはいません。" />}
    />
  )
}
