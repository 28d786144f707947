import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CONTACT_SENDER,
  CONTACT_STATE,
  CONTACT_TOPIC,
  decideContactWords,
} from '../../../domain/contact/contact.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { toStaff, toStaffContacts } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ChevronLeftIcon } from '../../../ui/icon/control-icons.tsx'

import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { StaffDesk } from '../../staff/staff-desk.tsx'
import { contactQuery } from './staff-contact.queries.ts'
import { DECIDE_CONTACT_FORM } from './contact-form-data.ts'
import { CONTACT_TITLE, CONTACTS } from './contacts-search.ts'
import { ContactDecideForm } from './decide-form.tsx'
import { OpenContactForm } from './open-form.tsx'

type StaffContactPageProps = { id: string; outcome: string | undefined }

/** A contact: read by our staff after they have given a reason, and answered by mail. */
export function StaffContactPage({ id, outcome }: StaffContactPageProps) {
  const { data } = useSuspenseQuery(contactQuery(id))
  // A decided contact has no form any more that could tell the outcome.
  const isKept = keptFor(usePageForms(), DECIDE_CONTACT_FORM) !== null
  const [answer, setAnswer] = useState(isKept ? undefined : outcome)
  if (!data)
    return (
      <StaffDesk>
        <EmptyState
          title="このお問い合わせは見つかりません。"
          headingLevel={1}
          actions={
            <Link {...toStaffContacts()} className={buttonClass({ variant: 'filled' })}>
              {CONTACTS}へ
            </Link>
          }
        >
          保存の期間(1年)が過ぎたものは表示されません。
        </EmptyState>
      </StaffDesk>
    )
  const { contact, text } = data
  const { decidedAt, doctorId } = contact
  const state = CONTACT_STATE[contact.state]
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Link {...toStaffContacts()} className={rowLinkClass}>
          <ChevronLeftIcon size="sm" />
          {CONTACTS}
        </Link>
        <Stack gap={1}>
          <Heading level={1}>{CONTACT_TITLE}</Heading>
          <Text tone="sub">
            受付番号 {contact.number}・{CONTACT_TOPIC[contact.topic]}・{state}
          </Text>
        </Stack>
        <OutcomeNotice told={decideContactWords(answer)} />
        <Card>
          <Stack gap={3}>
            <DescriptionList
              items={[
                { term: 'お名前', description: `${contact.name}(${CONTACT_SENDER[contact.sender]})` },
                { term: '受付', description: momentText(contact.sentAt) },
                ...(decidedAt
                  ? [{ term: '対応', description: `${momentText(decidedAt)} ${contact.staffName}` }]
                  : []),
                ...(text
                  ? [
                      { term: '返信先', description: text.mail },
                      { term: '内容', description: <span className={preLine}>{text.body}</span> },
                    ]
                  : []),
                ...(text && decidedAt
                  ? [{ term: state, description: <span className={preLine}>{text.words}</span> }]
                  : []),
              ]}
            />
            {doctorId !== '' && (
              <p>
                <Link {...toStaff({ queue: 'ACTIVE', doctor: doctorId })} className={rowLinkClass}>
                  先生の登録内容
                </Link>
              </p>
            )}
          </Stack>
        </Card>
        {!text && <OpenContactForm id={id} outcome={outcome} />}
        {text && !decidedAt && <ContactDecideForm id={id} onOutcome={setAnswer} />}
      </Stack>
    </StaffDesk>
  )
}
