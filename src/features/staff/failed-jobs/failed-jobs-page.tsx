import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Shown } from '../../../contract/plain.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { toStaff } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { failedJobText, retryWords } from './failed-job-words.ts'
import { retryFailedJobFn } from './failed-job.functions.ts'
import { failedJobsQuery } from './failed-job.queries.ts'
import { StaffListPage } from '../staff-list-page.tsx'
import { FAILED_JOBS } from '../staff-search.ts'

/**
 * Jobs that failed for good (dead letters), each with a retry button. `outcome` is that of the browser's own
 * post, from the URL and therefore unchecked.
 */
export function FailedJobsPage({ outcome }: { outcome: string | undefined }) {
  const { data } = useSuspenseQuery(failedJobsQuery())
  const [answer, setAnswer] = useState(outcome)
  return (
    <StaffListPage
      title={FAILED_JOBS}
      told={retryWords(answer)}
      order={`自動でやり直しても終わらなかった処理が${data.total}件あります。原因を取り除いてから、やり直してください。`}
      rows={data.jobs.map((job) => ({
        key: job.id,
        shown: <FailedJobCard job={job} onAnswer={setAnswer} />,
      }))}
      empty={
        <EmptyState
          icon={<CheckCircleIcon size="lg" />}
          title="失敗した処理はありません。"
          actions={
            <Link {...toStaff()} className={buttonClass({ variant: 'filled' })}>
              医師の確認へ
            </Link>
          }
        >
          自動でやり直しても終わらない処理があると、ここに表示されます。
        </EmptyState>
      }
    />
  )
}

type FailedJobCardProps = { job: Shown<'dp.staff.FailedJob'>; onAnswer: (outcome: string) => void }

function FailedJobCard({ job, onAnswer }: FailedJobCardProps) {
  const queryClient = useQueryClient()
  const { pending, failure, attributes } = usePosted(retryFailedJobFn, {
    onAnswer: ({ outcome }) => {
      onAnswer(outcome)
      return queryClient.invalidateQueries(failedJobsQuery())
    },
  })
  return (
    <Card as="article" aria-labelledby={`job-${job.id}`}>
      <form {...attributes}>
        <Stack gap={3}>
          <Heading level={2} id={`job-${job.id}`}>
            {failedJobText(job.kind)}
          </Heading>
          <DescriptionList
            items={[
              { term: '受け付け', description: momentText(job.orderedAt) },
              { term: '最後の失敗', description: `${momentText(job.failedAt)}(${job.attempts}回目)` },
              { term: 'エラー', description: job.error || '記録がありません。' },
            ]}
          />
          <OutcomeNotice told={failure} />
          <input type="hidden" name="id" value={job.id} />
          <div>
            <Button type="submit" pending={pending}>
              やり直す
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
