import { useSuspenseQuery } from '@tanstack/react-query'
import { toLike, toNgWork, toPayments, toSubscription } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { displayName } from '../session/session.ts'
import { ProfileFrame } from './profile-frame.tsx'
import { profileQuery } from './profile.queries.ts'

/** The doctor's name, the state of the registration, and the list of profile pages. */
export function ProfileOverview() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  const loginId = account?.loginId ?? null
  return (
    <ProfileFrame>
      <Stack gap={4}>
        <Card as="section" aria-labelledby="who-heading">
          <Stack gap={4}>
            <Heading level={2} id="who-heading">
              {profile ? `${displayName(profile)}先生` : '登録途中のアカウント'}
            </Heading>
            <DescriptionList
              items={[
                {
                  term: '登録の状況',
                  description: profile?.statusText ?? '医師の情報がまだ登録されていません',
                },
                ...(loginId === null ? [] : [{ term: 'ユーザーID', description: loginId }]),
              ]}
            />
          </Stack>
        </Card>
        <Inline as="nav" aria-label="支払いと保存したもの" gap={4}>
          <Link {...toPayments()} className={rowLinkClass}>
            支払い・源泉徴収票
          </Link>
          <Link {...toLike()} className={rowLinkClass}>
            お気に入り
          </Link>
          <Link {...toSubscription()} className={rowLinkClass}>
            フォロー中の病院
          </Link>
          <Link {...toNgWork()} className={rowLinkClass}>
            勤務NG設定
          </Link>
        </Inline>
        {!account && (
          <Text tone="sub">
            パスワードの変更とログイン中の端末の確認は、ブラウザーでログインするとできます。
          </Text>
        )}
      </Stack>
    </ProfileFrame>
  )
}
