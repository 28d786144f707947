import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { feedWords, isFeedToken } from '../../../domain/work/calendar-feed.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toCalendarFeed } from '../../../platform/addresses.ts'
import { appOrigin } from '../../../platform/app-origin.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { scripted } from '../../../ui/layout/layout.css.ts'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { copyText } from '../../page-parts/copy-text.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { typedIn } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import {
  changeCalendarFeedFn,
  issueCalendarFeedFn,
  revokeCalendarFeedFn,
} from '../calendar-feed.functions.ts'
import { calendarFeedQuery } from '../calendar-feed.queries.ts'
import { newFeedToken } from '../feed-token.ts'

type CalendarSectionProps = {
  /** For the next address; shown once it is issued. */
  token: string
  formKey: string
  posted: string | undefined
  kept: KeptAnswer | null
}

/** カレンダー購読: the address that calendar programs read. It is shown only when it is issued. */
export function CalendarSection({ token, formKey, posted, kept }: CalendarSectionProps) {
  const { data: feed } = useSuspenseQuery(calendarFeedQuery())
  const keptToken = posted === 'ISSUED' ? (kept?.typed['token'] ?? null) : null
  const [issued, setIssued] = useState(keptToken !== null && isFeedToken(keptToken) ? keptToken : null)
  return (
    <Card as="section" aria-labelledby="calendar-heading">
      <Stack gap={4}>
        <Heading level={2} id="calendar-heading">
          カレンダー購読
        </Heading>
        <Text>
          お使いのカレンダー(Google、Apple、Outlookなど)に、成立した勤務と定期の日程を自動で表示できます。変更やキャンセルも反映されます。
        </Text>
        {feed.issuedAt !== null && (
          <DescriptionList
            items={[
              { term: '発行した日', description: dayText(feed.issuedAt) },
              {
                term: '最後の読み込み',
                description:
                  feed.readAt === null ? 'まだ読み込まれていません' : `${momentText(feed.readAt)}ごろ`,
              },
            ]}
          />
        )}
        {issued !== null && feed.issuedAt !== null && <FeedAddress token={issued} />}
        <IssueForm
          token={token}
          formKey={formKey}
          posted={posted}
          isAgain={feed.issuedAt !== null}
          hidesHospital={!feed.showsHospital}
          onIssued={setIssued}
        />
        {feed.issuedAt !== null && (
          <>
            <ChangeForm formKey={formKey} posted={posted} hidesHospital={!feed.showsHospital} />
            <RevokeForm formKey={formKey} onRevoked={() => setIssued(null)} />
          </>
        )}
        <Text tone="sub" size="md">
          URLを知っている人は、ログインしなくても予定を読めます。ほかの人に知らせないでください。「すべての端末からログアウト」や退会をすると、URLも無効になります。
        </Text>
      </Stack>
    </Card>
  )
}

function FeedAddress({ token }: { token: string }) {
  const path = hrefOf(toCalendarFeed(token))
  const address = appOrigin() + path
  return (
    <Stack gap={2}>
      <Field label="カレンダー購読URL" help="この画面を離れると、もう表示できません。">
        {(control) => <TextInput {...control} readOnly defaultValue={address} />}
      </Field>
      <Inline gap={2}>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'filled' })}>
          カレンダーに登録する
        </a>
        <Button className={scripted} onClick={() => void copyText(address, 'URL')}>
          URLをコピーする
        </Button>
      </Inline>
    </Stack>
  )
}

type IssueFormProps = {
  token: string
  formKey: string
  posted: string | undefined
  isAgain: boolean
  hidesHospital: boolean
  onIssued: (token: string) => void
}

function IssueForm({ token: first, formKey, posted, isAgain, hidesHospital, onIssued }: IssueFormProps) {
  const queryClient = useQueryClient()
  const [token, setToken] = useState(first)
  const issuing = usePosted(issueCalendarFeedFn, {
    formKey: `${formKey}-issue`,
    posted: posted === 'CHANGED' ? undefined : posted,
    onAnswer: async ({ outcome }, sent) => {
      if (outcome !== 'ISSUED') return
      await queryClient.invalidateQueries(calendarFeedQuery())
      onIssued(typedIn(sent, 'token'))
      setToken(newFeedToken())
    },
  })
  return (
    <form {...issuing.attributes}>
      <Stack gap={3}>
        <FormReport of={issuing} words={feedWords} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="idempotencyKey" value={`${formKey}-issue`} />
        {isAgain ? (
          hidesHospital && <input type="hidden" name="hidesHospital" value="on" />
        ) : (
          <Checkbox
            name="hidesHospital"
            label="病院名を入れない"
            description="予定には「勤務」とだけ表示し、病院名と場所を入れません。"
          />
        )}
        <div>
          <Button type="submit" variant={isAgain ? 'outline' : 'filled'} pending={issuing.pending}>
            {isAgain ? 'URLを発行し直す(前のURLは無効になります)' : 'カレンダー購読URLを発行する'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type ChangeFormProps = { formKey: string; posted: string | undefined; hidesHospital: boolean }

function ChangeForm({ formKey, posted, hidesHospital }: ChangeFormProps) {
  const queryClient = useQueryClient()
  const changing = usePosted(changeCalendarFeedFn, {
    formKey: `${formKey}-change`,
    posted: posted === 'CHANGED' ? posted : undefined,
    onAnswer: () => queryClient.invalidateQueries(calendarFeedQuery()),
  })
  return (
    <form {...changing.attributes}>
      <Stack gap={3}>
        <FormReport of={changing} words={feedWords} />
        <input type="hidden" name="idempotencyKey" value={`${formKey}-change`} />
        <Checkbox
          name="hidesHospital"
          label="病院名を入れない"
          description="予定には「勤務」とだけ表示し、病院名と場所を入れません。"
          defaultChecked={hidesHospital}
        />
        <div>
          <Button type="submit" pending={changing.pending}>
            表示を保存する
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function RevokeForm({ formKey, onRevoked }: { formKey: string; onRevoked: () => void }) {
  const queryClient = useQueryClient()
  const revoking = usePosted(revokeCalendarFeedFn, {
    formKey: `${formKey}-revoke`,
    onAnswer: async ({ outcome }) => {
      if (outcome === 'REVOKED') onRevoked()
      await queryClient.invalidateQueries(calendarFeedQuery())
      const told = feedWords(outcome)
      if (told) toast({ status: told.tone === 'good' ? 'success' : 'error', title: told.text })
    },
  })
  return (
    <form {...revoking.attributes}>
      <Stack gap={2}>
        <FormReport of={revoking} words={feedWords} />
        <input type="hidden" name="idempotencyKey" value={`${formKey}-revoke`} />
        <div>
          <Button type="submit" variant="danger" pending={revoking.pending}>
            URLを無効にする
          </Button>
        </div>
      </Stack>
    </form>
  )
}
