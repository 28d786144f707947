import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { VIEW_MINUTES } from '../../../domain/message/thread-view-reason.ts'
import { toStaff, toStaffThread } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { Thread } from '../thread.tsx'
import { ReasonForm } from '../../staff/reason-form.tsx'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { type StaffThreadSearch, THREAD_TITLE } from './thread-search.ts'
import { openThreadFn } from './thread.functions.ts'
import { OPEN_THREAD_FORM } from '../../staff/thread-reason.ts'
import { doctorThreadsQuery, staffThreadQuery } from './thread.queries.ts'

type StaffThreadPageProps = { id: string; search: StaffThreadSearch }

/** A thread of a doctor and a hospital: read by our staff after they have given a reason. */
export function StaffThreadPage({ id, search }: StaffThreadPageProps) {
  const { data } = useSuspenseQuery(staffThreadQuery(id, search.before))
  if (!data)
    return (
      <StaffDesk>
        <EmptyState
          title="このやりとりは見つかりません。"
          headingLevel={1}
          actions={
            <Link {...toStaff()} className={buttonClass({ variant: 'filled' })}>
              医師の確認へ
            </Link>
          }
        >
          医師の登録内容から選び直してください。
        </EmptyState>
      </StaffDesk>
    )
  const { doctorId, doctorName, hospitalName, title, thread } = data
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaff({ doctor: doctorId })} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {doctorName}先生の登録内容
        </Link>
        <Stack gap={1}>
          <Heading level={1}>{THREAD_TITLE}</Heading>
          <Text tone="sub">
            {doctorName}先生・{hospitalName}・{title}
          </Text>
        </Stack>
        {thread ? (
          <>
            <Notice tone="info">
              閲覧は記録されました。入力から{VIEW_MINUTES}
              分間ご覧になれます。必要のない内容は写したり話したりしないでください。
            </Notice>
            <Thread
              thread={thread}
              side={null}
              earlier={
                thread.earlierCursor === '' ? null : toStaffThread(id, { before: thread.earlierCursor })
              }
              latest={search.before === undefined ? null : toStaffThread(id)}
            />
          </>
        ) : (
          <OpenForm id={id} doctorId={doctorId} outcome={search.outcome} />
        )}
      </Stack>
    </StaffDesk>
  )
}

type OpenFormProps = { id: string; doctorId: string; outcome: string | undefined }

function OpenForm({ id, doctorId, outcome }: OpenFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(openThreadFn, {
    posted: outcome,
    of: OPEN_THREAD_FORM,
    onAnswer: async (answer) => {
      if (answer.outcome !== 'OPENED') return
      await Promise.all([
        queryClient.invalidateQueries(staffThreadQuery(id)),
        queryClient.invalidateQueries(doctorThreadsQuery(doctorId)),
      ])
    },
  })
  return (
    <ReasonForm
      of={form}
      lead="先生と病院のやりとりは、苦情や事故への対応など、業務に必要なときだけ読みます。理由と日時は記録に残り、先生のデータダウンロードにも含まれます。"
    >
      <input type="hidden" name="threadId" value={id} />
    </ReasonForm>
  )
}
