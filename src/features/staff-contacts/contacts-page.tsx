import { useSuspenseQuery } from '@tanstack/react-query'
import { toStaffContact } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { StaffDesk } from '../staff/staff-desk.tsx'
import type { ContactView } from './contact-view.ts'
import { contactsQuery } from './contacts.queries.ts'
import { CONTACTS } from './contacts-search.ts'

/** Questions of doctors, hospitals and visitors: open ones first, without what was written. */
export function ContactsPage() {
  const { data } = useSuspenseQuery(contactsQuery())
  return (
    <StaffDesk>
      <Stack gap={4}>
        <Heading level={1}>{CONTACTS}</Heading>
        {data.total === 0 ? (
          <EmptyState icon={<CheckCircleIcon size="lg" />} title="回答を待っているお問い合わせはありません。">
            先生や病院、ご登録前の方からのお問い合わせが、ここに表示されます。
          </EmptyState>
        ) : (
          <>
            <Text tone="sub">
              未対応{data.total}件・受付の古い順
              {data.total > data.open.length && `(${data.open.length}件を表示)`}
            </Text>
            <ContactList contacts={data.open} level={2} />
          </>
        )}
        {data.decided.length > 0 && (
          <Stack as="section" gap={2} aria-labelledby="decided">
            <Heading level={2} id="decided">
              対応したお問い合わせ(新しい順)
            </Heading>
            <ContactList contacts={data.decided} level={3} />
          </Stack>
        )}
      </Stack>
    </StaffDesk>
  )
}

const ContactList = ({ contacts, level }: { contacts: readonly ContactView[]; level: 2 | 3 }) => (
  <Grid as="ul" gap={2}>
    {contacts.map((one) => (
      <li key={one.id}>
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
      </li>
    ))}
  </Grid>
)
