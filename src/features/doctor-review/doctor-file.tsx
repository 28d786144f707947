import { useSuspenseQuery } from '@tanstack/react-query'
import type { DoctorQueue } from '../../domain/doctor/doctor-decision.ts'
import { viewRecorded } from '../../domain/doctor/doctor-view.ts'
import { hrefOf } from '../../platform/address.ts'
import { toDocument, toStaff } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ChevronLeftIcon } from '../../ui/icon/control-icons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { DecisionForm } from './decision-form.tsx'
import { DocumentViews } from './document-views.tsx'
import { DoctorChanges } from './doctor-changes.tsx'
import { DoctorProposals } from './proposals/doctor-proposals.tsx'
import { DoctorThreads } from '../message/staff/doctor-threads.tsx'
import { StatusBadge } from './doctor-row.tsx'
import type { FileView } from './doctor-file-view.ts'
import { doctorFileQuery } from './doctor-review.queries.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { preLine } from '../../ui/theme/text.css.ts'
import * as styles from '../staff/staff.css.ts'

type DoctorFileProps = {
  doctorId: string
  queue: DoctorQueue
  outcome: string | undefined
  changeOutcome: string | undefined
  proposalOutcome: string | undefined
}

/** A doctor's record, documents, possible decisions and history. */
export function DoctorFilePanel({ doctorId, queue, ...outcomes }: DoctorFileProps) {
  const { outcome, changeOutcome, proposalOutcome } = outcomes
  const { data: file } = useSuspenseQuery(doctorFileQuery(doctorId))
  const back = (
    <Link {...toStaff({ queue })} className={`${rowLinkClass} ${styles.back}`}>
      <ChevronLeftIcon size="sm" />
      一覧にもどる
    </Link>
  )
  if (!file) {
    return (
      <Stack gap={3}>
        {back}
        <EmptyState title="この医師は見つかりません。">一覧から選び直してください。</EmptyState>
      </Stack>
    )
  }
  const { doctor } = file
  return (
    <Stack as="section" gap={4} aria-label={`${doctor.name}先生の登録内容`}>
      {back}
      <Card>
        <Stack gap={3}>
          <Inline gap={3} rowGap={1}>
            <Heading level={2}>{doctor.name}</Heading>
            <StatusBadge doctor={doctor} />
          </Inline>
          <Text tone="sub" size="md">
            {doctor.kana}・登録 {doctor.registered}
          </Text>
          <DescriptionList items={file.facts} />
          {file.viewReason && (
            <Text tone="sub" size="md">
              {viewRecorded(file.viewReason)}
            </Text>
          )}
          {!file.hasProfile && <Text tone="sub">医師情報の登録はまだありません。</Text>}
        </Stack>
      </Card>
      <DoctorProposals doctorId={doctorId} queue={queue} outcome={proposalOutcome} />
      <DoctorChanges doctorId={doctorId} queue={queue} outcome={changeOutcome} />
      <Documents documents={file.documents} />
      <DecisionForm file={file} queue={queue} outcome={outcome} />
      <History decisions={file.decisions} />
      <DocumentViews views={file.views} />
      <DoctorThreads doctorId={doctorId} />
    </Stack>
  )
}

function Documents({ documents }: Pick<FileView, 'documents'>) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3}>書類</Heading>
        {documents.length === 0 ? (
          <Text tone="sub">提出された書類はまだありません。</Text>
        ) : (
          <div className={styles.documents}>
            {documents.map(({ id, kind, stateText, uploaded, reason }) => (
              <figure key={id}>
                <Stack gap={2}>
                  <Link {...toDocument(id)} target="_blank" rel="noreferrer">
                    <img
                      src={hrefOf(toDocument(id))}
                      alt={`${kind}の写真`}
                      className={styles.picture}
                      loading="lazy"
                    />
                  </Link>
                  <Text as="figcaption" tone="sub" size="md">
                    {kind}・{stateText}・{uploaded} 提出
                    {reason && <span className={preLine}> 差し戻しの理由: {reason}</span>}
                  </Text>
                </Stack>
              </figure>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  )
}

function History({ decisions }: Pick<FileView, 'decisions'>) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3}>これまでの記録</Heading>
        {decisions.length === 0 ? (
          <Text tone="sub">まだ記録はありません。</Text>
        ) : (
          <ol className={styles.history}>
            {decisions.map(({ id, text, change, reason, by, at }) => (
              <li key={id}>
                <p>
                  <strong>{text}</strong> {change}
                </p>
                {reason && <p className={preLine}>{reason}</p>}
                <Text tone="sub" size="md">
                  {at}・{by}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  )
}
