import { useQueryClient } from '@tanstack/react-query'
import { MEMBER_MAIL, memberMailsIn, memberMailWords } from '../../domain/hospital/member-mail.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { setMemberMailsFn } from './member.functions.ts'
import { memberQuery } from './member.queries.ts'
import { useMemberships } from './use-memberships.ts'

const OPTIONS = memberMailsIn(Object.keys(MEMBER_MAIL)).map((value) => ({ value, label: MEMBER_MAIL[value] }))

/** Which notices of the chosen hospital the member has by mail; `outcome` is of a post without script. */
export function MailSettings({ outcome }: { outcome: string | undefined }) {
  const queryClient = useQueryClient()
  const [chosen] = useMemberships()
  const posted = usePosted(setMemberMailsFn, {
    posted: outcome,
    onAnswer: () => queryClient.invalidateQueries(memberQuery()),
  })
  if (!chosen) return null
  const { hospitalId, hospitalName, mails } = chosen
  return (
    <Card as="section" aria-label="メールの設定">
      <Disclosure
        summary="メールで受け取るお知らせ"
        hint={mails.length === 0 ? '受け取らない' : `${mails.length}種類`}
        open={outcome !== undefined}
      >
        <form {...posted.attributes}>
          <Stack gap={3}>
            <FormReport of={posted} words={memberMailWords} />
            <CheckboxGroup
              key={hospitalId}
              legend={`${hospitalName}のお知らせのうち、あなたにメールでも届けるもの`}
              name="mails"
              options={OPTIONS}
              defaultValue={mails}
              help="選ばないお知らせも、この一覧には届きます。ほかの担当者の設定は変わりません。"
            />
            <div>
              <Button type="submit" pending={posted.pending}>
                メールの設定を保存する
              </Button>
            </div>
          </Stack>
        </form>
      </Disclosure>
    </Card>
  )
}
