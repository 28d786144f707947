import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { decideListingReportWords } from '../../../../domain/listing/listing-report.ts'
import { toListing, toStaffHospital } from '../../../../platform/addresses.ts'
import { Link } from '../../../../platform/link.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../../ui/link/link-class.ts'
import { Heading } from '../../../../ui/text/heading.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { preLine } from '../../../../ui/theme/text.css.ts'
import type { KeptAnswer } from '../../../forms/form-answer.ts'
import { StaffListPage } from '../../../staff/staff-list-page.tsx'
import type { ReportedView } from './reported.functions.ts'
import { reportedListingsQuery } from './reported.queries.ts'
import { REPORTED_LISTINGS } from './reported-search.ts'
import { VerdictForm } from './verdict-form.tsx'

type ReportedPageProps = { outcome: string | undefined; kept: KeptAnswer | null; formKey: string }

/** Listings that doctors have reported, each with a decision. */
export function ReportedPage({ outcome, kept, formKey }: ReportedPageProps) {
  const { data } = useSuspenseQuery(reportedListingsQuery())
  const [answer, setAnswer] = useState(kept ? undefined : outcome)
  return (
    <StaffListPage
      title={REPORTED_LISTINGS}
      told={decideListingReportWords(answer)}
      order="通報の古い順。判断の結果は、通報した先生にお知らせします。通報した先生は病院に伝わりません。"
      gap={3}
      rows={data.open.map((one) => ({
        key: one.number,
        shown: (
          <ReportedCard reported={one}>
            <VerdictForm
              reported={one}
              kept={kept?.typed['number'] === one.number ? kept : null}
              formKey={`${formKey}-${one.number}`}
              onAnswer={setAnswer}
            />
          </ReportedCard>
        ),
      }))}
      empty={
        <EmptyState icon={<CheckCircleIcon size="lg" />} title="判断を待っている通報はありません。">
          先生が求人を通報すると、ここに表示されます。
        </EmptyState>
      }
      decided={{
        title: '判断した通報(新しい順)',
        rows: data.decided.map((one) => ({
          key: `${one.number} ${one.state}`,
          shown: <ReportedCard reported={one} level={3} />,
        })),
      }}
    />
  )
}

type ReportedCardProps = { reported: ReportedView; level?: 2 | 3; children?: ReactNode }

function ReportedCard({ reported, level = 2, children }: ReportedCardProps) {
  const id = `${reported.number}-${level}`
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Heading level={level} id={id}>
              <Link {...toListing(reported.kind, reported.id)} className={rowLinkClass}>
                {reported.title}
              </Link>
            </Heading>
            <Badge tone={reported.decidedAt ? 'neutral' : 'warm'}>{reported.state}</Badge>
          </Inline>
          <Text tone="sub" size="md">
            {[reported.number, reported.when, reported.status].join('・')}
          </Text>
          <Text>
            <Link {...toStaffHospital(reported.hospitalId)} className={rowLinkClass}>
              {reported.hospitalName}
            </Link>
          </Text>
        </Stack>
        <Stack as="ul" gap={2} aria-label="通報の内容">
          {reported.reports.map(({ reason, detail, at }) => (
            <li key={`${at} ${reason} ${detail}`}>
              <Text bold>{reason}</Text>
              {detail && <Text className={preLine}>{detail}</Text>}
              <Text tone="sub" size="md">
                {at}
              </Text>
            </li>
          ))}
        </Stack>
        {reported.decidedAt && (
          <Text tone="sub" size="md">
            {`${reported.decidedAt} に判断`}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}
