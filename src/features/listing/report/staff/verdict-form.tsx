import { useQueryClient } from '@tanstack/react-query'
import {
  REPORT_VERDICT,
  VERDICT_REASON,
  type ReportVerdict,
} from '../../../../domain/listing/listing-report.ts'
import { toStaffHospital } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { textLinkClass } from '../../../../ui/link/link-class.ts'
import { Text } from '../../../../ui/text/text.tsx'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { usePosted } from '../../../forms/use-posted.ts'
import { DecisionFields } from '../../../staff/decisions/decision-fields.tsx'
import { checkVerdict, VERDICT_FIELDS } from './reported-check.ts'
import { decideListingReportFn, type ReportedView } from './reported.functions.ts'
import { reportedListingsQuery } from './reported.queries.ts'

const VERDICTS = ['KEPT', 'CONTACTED', 'PAUSED'] as const satisfies ReportVerdict[]

const EFFECT: Record<ReportVerdict, string> = {
  KEPT: '掲載を続けます。病院には伝えません。理由は操作の記録に残ります。',
  CONTACTED: '掲載を続け、理由を病院の担当者にメールで伝えます。',
  PAUSED:
    '検索に表示されなくなり、応募できなくなります。理由を病院の担当者に伝え、直した求人をもう一度審査します。',
}

const STOPS_FILLED =
  '枠が空いても、募集を再開しません。理由を病院の担当者に伝え、直した求人をもう一度審査します。'

/** What may be decided about a listing: one that has ended is not stopped any more. */
const optionsFor = ({ isFilled, hasEnded }: ReportedView) =>
  VERDICTS.filter((value) => value !== 'PAUSED' || !hasEnded).map((value) => ({
    value,
    label: REPORT_VERDICT[value],
    description: value === 'PAUSED' && isFilled ? STOPS_FILLED : EFFECT[value],
  }))

type VerdictFormProps = {
  reported: ReportedView
  kept: KeptAnswer | null
  formKey: string
  onAnswer: (outcome: string) => void
}

/** The decision about a reported listing. */
export function VerdictForm({ reported, kept, formKey, onAnswer }: VerdictFormProps) {
  const { number, hasEnded, hospitalId } = reported
  const queryClient = useQueryClient()
  const posted = usePosted(decideListingReportFn, {
    kept,
    check: checkVerdict,
    formKey,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onAnswer(outcome)
      await queryClient.invalidateQueries(reportedListingsQuery())
    },
  })
  return (
    <form {...posted.attributes} aria-label={`${number}の判断`}>
      <DecisionFields
        of={posted}
        kept={kept}
        formKey={formKey}
        names={VERDICT_FIELDS}
        options={optionsFor(reported)}
        beside={
          hasEnded && (
            <Text tone="sub">
              募集を終えた求人のため、掲載の停止は選べません。検索には表示されず、応募もできません。ほかの求人も止める必要があるときは、
              <Link {...toStaffHospital(hospitalId)} className={textLinkClass}>
                病院のページ
              </Link>
              で利用を停止してください。
            </Text>
          )
        }
        words={{ need: 'required', help: `${VERDICT_REASON.least}文字以上。`, most: VERDICT_REASON.most }}
      >
        <input type="hidden" name="number" value={number} />
      </DecisionFields>
    </form>
  )
}
