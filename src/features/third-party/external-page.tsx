import { useSuspenseQuery } from '@tanstack/react-query'
import { partyOf, type PartyId } from '../../domain/third-party/third-parties.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ConsentSwitch } from './consent-switch.tsx'
import { partiesInUseQuery } from './third-party.queries.ts'
import { EXTERNAL } from './external-title.ts'

/** What leaves a visitor's device for other companies, as 電気通信事業法第27条の12 wants it told. */
export function ExternalPage() {
  const { data: inUse } = useSuspenseQuery(partiesInUseQuery())
  const asked = inUse.filter((id) => partyOf(id).asksConsent)
  return (
    <Page width="prose">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>{EXTERNAL}</Heading>
          <Text>
            DPワークの画面を開いたときに、先生の端末やDPワークのサーバーから、ほかの事業者へ送られる情報の一覧です(電気通信事業法第27条の12)。ここにない事業者へは送りません。
          </Text>
          {asked.length > 0 && (
            <Text>
              「許可が必要」とあるものは、この端末で許可されるまで読み込みません。許可しなくても、すべての機能をお使いいただけます。
            </Text>
          )}
        </Stack>
        {inUse.length === 0 && <Text>現在、ほかの事業者へ送られる情報はありません。</Text>}
        {inUse.map((id) => (
          <Party key={id} id={id} />
        ))}
        <Stack as="section" gap={2}>
          <Heading level={2}>この端末に保存するもの</Heading>
          <Text>
            ログインを保つためのCookieのほか、表示の設定(ダークモードなど)、検索の履歴、ログイン前のお気に入り、この画面での選択を、お使いの端末に保存します。いずれもほかの事業者へは送りません。
          </Text>
        </Stack>
      </Stack>
    </Page>
  )
}

function Party({ id }: { id: PartyId }) {
  const { service, company, purpose, sent, sender, policy, asksConsent } = partyOf(id)
  const heading = `external-${id}`
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap={3}>
        <Heading level={2} id={heading}>
          {service}
        </Heading>
        <DescriptionList
          items={[
            { term: '送り先', description: company },
            { term: '目的', description: purpose },
            {
              term: '送る情報',
              description: (
                <ul>
                  {sent.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              ),
            },
            {
              term: '送り方',
              description:
                sender === 'SERVER'
                  ? 'DPワークのサーバーから送ります(端末からは送りません)'
                  : '端末のブラウザから送ります',
            },
            { term: '許可', description: asksConsent ? '許可が必要' : '必要な機能のため、許可は求めません' },
            {
              term: '送り先の方針',
              description: (
                <a href={policy} rel="noopener noreferrer" target="_blank" className={textLinkClass}>
                  {company}のプライバシーポリシー
                </a>
              ),
            },
          ]}
        />
        <ConsentSwitch id={id} />
      </Stack>
    </Card>
  )
}
