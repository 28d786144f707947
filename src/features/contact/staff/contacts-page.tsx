import type { Shown } from '../../../contract/plain.ts'
import { CONTACT_SENDER, CONTACT_STATE, CONTACT_TOPIC } from '../../../domain/contact/contact.ts'
import { countedText } from '../../../domain/text/counted-text.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { toStaffContact } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import { contactsQuery } from './staff-contact.queries.ts'
import { CONTACTS } from './contacts-search.ts'

/** Questions of doctors, hospitals and visitors: open ones first, without what was written. */
export function ContactsPage() {
  const { data } = useSuspenseQuery(contactsQuery())
  return (
    <StaffListPage
      title={CONTACTS}
      order={
        <>
          未対応{countedText(data.total)}・受付の古い順
          {data.total > data.open.length && `(${data.open.length}件を表示)`}
        </>
      }
      rows={data.open.map((one) => ({ key: one.id, shown: <ContactCard contact={one} level={2} /> }))}
      empty={
        <EmptyState icon={<CheckCircleIcon size="lg" />} title="回答を待っているお問い合わせはありません。">
          先生や病院、ご登録前の方からのお問い合わせが、ここに表示されます。
        </EmptyState>
      }
      decided={{
        title: '対応したお問い合わせ(新しい順)',
        rows: data.decided.map((one) => ({ key: one.id, shown: <ContactCard contact={one} level={3} /> })),
      }}
    />
  )
}

type ContactCardProps = { contact: Shown<'dp.staff.ContactSummary'>; level: 2 | 3 }

const ContactCard = ({ contact: one, level }: ContactCardProps) => (
  <Card as="article" aria-labelledby={`contact-${one.id}`}>
    <Stack gap={1}>
      <Heading level={level} id={`contact-${one.id}`}>
        <Link {...toStaffContact(one.id)} className={rowLinkClass}>
          {CONTACT_TOPIC[one.topic]}
        </Link>
      </Heading>
      <Text>
        {one.name}({CONTACT_SENDER[one.sender]})・受付番号 {one.number}
      </Text>
      <Text tone="sub">
        {momentText(one.sentAt)}
        {one.decidedAt &&
          `・${momentText(one.decidedAt)}に${one.staffName}が対応(${CONTACT_STATE[one.state]})`}
      </Text>
    </Stack>
  </Card>
)
