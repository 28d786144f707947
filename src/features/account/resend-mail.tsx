import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { usePostedForm } from '../forms/use-posted-form.ts'
import { MailAlert } from './mail-alert.tsx'
import { requestMailConfirmation, type MailAnswer } from './mail.functions.ts'

/** 確認メールを再送. What the browser posts by itself is answered on the profile. */
export function ResendMail({ posted }: { posted?: MailAnswer | undefined }) {
  const { answer, failure, pending, attributes } = usePostedForm<MailAnswer>({
    posted,
    post: () => requestMailConfirmation(),
  })
  return (
    <form action={requestMailConfirmation.url} {...attributes}>
      {/* Without a field some servers refuse the empty body. */}
      <input type="hidden" name="resend" value="1" />
      <Stack gap={3}>
        <MailAlert answer={answer} failure={failure} />
        <div>
          <Button type="submit" pending={pending}>
            確認メールを再送
          </Button>
        </div>
      </Stack>
    </form>
  )
}
