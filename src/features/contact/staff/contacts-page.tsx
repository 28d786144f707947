import { countedText } from '../../../domain/text/counted-text.ts'
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
import type { ContactView } from './contact-view.ts'
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

const ContactCard = ({ contact: one, level }: { contact: ContactView; level: 2 | 3 }) => (
  <Card as="article" aria-labelledby={`contact-${one.id}`}>
    <Stack gap={1}>
      <Heading level={level} id={`contact-${one.id}`}>
        <Link {...toStaffContact(one.id)} className={rowLinkClass}>
          {one.topic}
        </Link>
      </Heading>
      <Text>
        {one.name}({one.sender})・受付番号 {one.number}
      </Text>
      <Text tone="sub">
        {one.sent}
        {!one.isOpen && `・${one.decided}に${one.staffName}が対応(${one.state})`}
      </Text>
    </Stack>
  </Card>
)
