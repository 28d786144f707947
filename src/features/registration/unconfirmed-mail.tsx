import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ResendMail } from '../account/resend-mail.tsx'

/** A notice: registration continues, and the address may be confirmed at any time. */
export function UnconfirmedMail({ address }: { address: string }) {
  if (address === '') return null
  return (
    <Notice tone="info" title="確認メールをお送りしました">
      <Stack gap={3}>
        <Text>
          {address}{' '}
          に届いたメールのリンクを開いて、メールアドレスの確認を済ませてください。登録はこのまま続けられます。
        </Text>
        <ResendMail />
      </Stack>
    </Notice>
  )
}
