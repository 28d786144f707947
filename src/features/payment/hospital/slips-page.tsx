import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { issueWords } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toSlips } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { issueSlipFn, type listSlipsFn } from './hospital-payment.functions.ts'
import type { SlipsSearch } from './hospital-payment-search.ts'
import { invalidateHospitalPayments, slipsQuery } from './hospital-payment.queries.ts'
import * as styles from './hospital-payment.css.ts'
import { PaymentsFrame } from './payments-frame.tsx'

type List = Awaited<ReturnType<typeof listSlipsFn>>

/** The doctors paid in a year, and whose slip has been issued. */
export function SlipsPage({ search }: { search: SlipsSearch }) {
  const { data: list } = useSuspenseQuery(slipsQuery(search.year))
  const { year, thisYear, slips } = list
  const years = [...new Set([thisYear, thisYear - 1, thisYear - 2, year])].toSorted(
    (one, other) => other - one,
  )
  const due = slips.filter(({ issuedAt }) => issuedAt === null)
  return (
    <PaymentsFrame current="SLIPS">
      <OutcomeNotice told={issueWords(search.issue)} />
      <nav aria-label="源泉徴収票の年" className={styles.choices}>
        {years.map((one) => (
          <Link
            key={one}
            {...toSlips({ year: one })}
            aria-current={one === year ? 'page' : undefined}
            className={chipClass(one === year ? 'selected' : 'open')}
          >
            {one}年
          </Link>
        ))}
      </nav>
      {slips.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon size="lg" />} title={`${year}年に支払った先生はいません。`}>
          勤務を支払い済みにすると、源泉徴収票を交付する先生がここに並びます。
        </EmptyState>
      ) : (
        <>
          <Text>
            未交付 {due.length}件・期限は{year + 1}年1月31日です(所得税法226条)。
          </Text>
          <Card>
            <ul className={styles.rows}>
              {slips.map((slip) => (
                <SlipRow key={slip.doctorId} slip={slip} list={list} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </PaymentsFrame>
  )
}

type SlipRowProps = { slip: List['slips'][number]; list: List }

function SlipRow({ slip, list: { year, mayWrite, hospitalId } }: SlipRowProps) {
  const { doctorId, doctorName, works, grossYen, withheldYen, withoutTax, issuedAt } = slip
  const queryClient = useQueryClient()
  const posted = usePosted(issueSlipFn, {
    key: doctorId,
    onAnswer: ({ outcome }) => {
      toastOutcome('issue', issueWords(outcome))
      return invalidateHospitalPayments(queryClient)
    },
  })
  return (
    <li className={styles.row}>
      <div>
        <Text bold>{doctorName}先生</Text>
        <Text tone="sub">{works}件</Text>
      </div>
      <div>
        <p className={styles.gross}>{yenText(grossYen)}</p>
        <Text tone="sub">
          源泉徴収額 {yenText(withheldYen)}
          {withoutTax > 0 && `(未入力 ${withoutTax}件)`}
        </Text>
      </div>
      {issuedAt !== null ? (
        <p>
          <Badge tone="good">{dayText(issuedAt)} 交付済み</Badge>
        </p>
      ) : mayWrite ? (
        <form {...posted.attributes}>
          <OutcomeNotice told={posted.failure} />
          <input type="hidden" name="doctorId" value={doctorId} />
          <input type="hidden" name="hospitalId" value={hospitalId} />
          <input type="hidden" name="year" value={year} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <Button
            type="submit"
            size="sm"
            pending={posted.pending}
            aria-label={`${doctorName}先生の源泉徴収票を交付済みにする`}
          >
            交付済みにする
          </Button>
        </form>
      ) : (
        <p>
          <Badge tone="warm">未交付</Badge>
        </p>
      )}
    </li>
  )
}
