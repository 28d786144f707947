import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  LISTING_REPORT_REASON,
  LISTING_REPORT_STATE,
  REPORT_DETAIL,
  reportListingWords,
} from '../../../../domain/listing/listing-report.ts'
import { numberOfListing } from '../../../../domain/listing/listing-number.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import { toContact, toListing, toSignUp } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { DescriptionList } from '../../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass, textLinkClass } from '../../../../ui/link/link-class.ts'
import { Text } from '../../../../ui/text/text.tsx'
import { FreeText } from '../../../forms/free-text.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { FormReport, OutcomeNotice } from '../../../forms/form-report.tsx'
import { usePosted } from '../../../forms/use-posted.ts'
import { BackPage } from '../../../shell/back-page.tsx'
import { checkListingReport } from './report-check.ts'
import { reportHead } from './report-search.ts'
import { reportListingFn } from './report.functions.ts'
import { ownReportQuery } from './report.queries.ts'

type ReportPageProps = {
  kind: SearchKind
  id: string
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

const REASONS = Object.entries(LISTING_REPORT_REASON).map(([value, label]) => ({ value, label }))

/** A doctor tells our staff about a listing, once. */
export function ListingReportPage({ kind, id, ...form }: ReportPageProps) {
  const number = numberOfListing(kind, Number(id))
  const { data: own } = useSuspenseQuery(ownReportQuery(number))
  // A report takes its form away.
  const [answered, setAnswered] = useState(form.outcome)
  return (
    <BackPage {...reportHead(kind, id)}>
      {own === 'NO_DOCTOR' && (
        <EmptyState
          title="医師の登録が済むと、通報できます。"
          actions={
            <Link {...toSignUp()} className={buttonClass({ variant: 'filled' })}>
              医師の登録へ
            </Link>
          }
        >
          お急ぎのときは、お問い合わせからお知らせください。
        </EmptyState>
      )}
      {own && own !== 'NO_DOCTOR' && (
        <>
          <Text bold>{own.hospitalName}</Text>
          <Text>{`${own.title}(${number})`}</Text>
          {own.state === null ? (
            <ReportForm number={number} onAnswered={setAnswered} {...form} />
          ) : (
            <>
              <OutcomeNotice told={reportListingWords(answered ?? 'ALREADY_REPORTED')} />
              <Card as="section" aria-label="通報の状況">
                <DescriptionList items={[{ term: '状況', description: LISTING_REPORT_STATE[own.state] }]} />
              </Card>
              <Link {...toListing(kind, id)} className={rowLinkClass}>
                求人に戻る
              </Link>
            </>
          )}
        </>
      )}
    </BackPage>
  )
}

type ReportFormProps = Omit<ReportPageProps, 'kind' | 'id'> & {
  number: string
  onAnswered: (outcome: string) => void
}

function ReportForm({ number, outcome, kept, formKey, onAnswered }: ReportFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(reportListingFn, {
    posted: outcome,
    kept,
    check: checkListingReport,
    formKey,
    onAnswer: async ({ outcome: said, problems: found }) => {
      if (found || said === 'TOO_MANY') return
      onAnswered(said)
      await queryClient.invalidateQueries(ownReportQuery(number))
    },
  })
  const { problems } = posted
  const typed = kept?.typed ?? {}
  return (
    <Card>
      <form {...posted.attributes}>
        <Stack gap={4}>
          <Text>
            運営が確認し、結果をお知らせでお伝えします。通報したことは、病院には伝わりません。ご自身の応募や勤務の困りごとは、
            <Link {...toContact()} className={textLinkClass}>
              お問い合わせ
            </Link>
            からお知らせください。
          </Text>
          <FormReport of={posted} words={reportListingWords} />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <RadioGroup
            legend="通報の理由"
            name="reason"
            need="required"
            defaultValue={REASONS.find(({ value }) => value === typed['reason'])?.value}
            error={problems['reason']}
            options={REASONS}
          />
          <FreeText
            label="くわしい内容"
            help="どこが違うのかなどを書いてください。患者さんの情報は書かないでください。"
            problems={problems}
            name="detail"
            rows={4}
            limit={REPORT_DETAIL.most}
            defaultValue={typed['detail']}
          />
          <div>
            <Button type="submit" variant="filled" pending={posted.pending}>
              運営に通報する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
