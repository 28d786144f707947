import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ANSWER_DAYS, SEND_CONTACT_OUTCOME } from '../../../domain/contact/contact.ts'
import { toHome } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ChatEntry } from '../../chat/chat-entry.tsx'
import { ContactForm } from './contact-form.tsx'
import { WRITE_TO_US, type ContactSearch } from './contact-search.ts'
import { senderQuery } from './contact.queries.ts'

type ContactPageProps = { search: ContactSearch }

/** Questions to our staff: for visitors, doctors in every state and members of hospitals. */
export function ContactPage({ search: { outcome, number = '' } }: ContactPageProps) {
  const { data: sender } = useSuspenseQuery(senderQuery())
  const [received, setReceived] = useState(outcome === 'RECEIVED' ? number : null)
  return (
    <Page>
      <Stack gap={4}>
        <Heading level={1}>{WRITE_TO_US}</Heading>
        {received === null ? (
          <>
            <Text>
              運営スタッフが、通常{ANSWER_DAYS}
              営業日以内にメールでお答えします。勤務の当日の急ぎのご連絡は、病院にお電話ください。
            </Text>
            <ChatEntry />
            <Card>
              <ContactForm sender={sender} outcome={outcome} onReceived={setReceived} />
            </Card>
          </>
        ) : (
          <Received number={received} />
        )}
      </Stack>
    </Page>
  )
}

function Received({ number }: { number: string }) {
  return (
    <>
      <Notice tone="good" role="status" title={number === '' ? undefined : `受付番号 ${number}`}>
        {SEND_CONTACT_OUTCOME.RECEIVED.text}
        {number !== '' &&
          '受付番号を書いた確認のメールもお送りします。届かないときは、迷惑メールのフォルダーと、入力したアドレスをお確かめください。'}
      </Notice>
      <div>
        <Link {...toHome()} className={buttonClass({ variant: 'filled' })}>
          ホームへ
        </Link>
      </div>
    </>
  )
}
