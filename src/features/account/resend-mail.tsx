import { mailWords } from '../../domain/account/mail-outcome.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { requestMailConfirmationFn } from './mail.functions.ts'

/** 確認メールを再送: the browser's own post is redirected to the profile. */
export function ResendMail({ outcome }: { outcome?: string | undefined }) {
  const resend = usePosted(requestMailConfirmationFn, {
    posted: outcome,
  })
  return (
    <form {...resend.attributes}>
      {/* Some servers refuse an empty multipart body. */}
      <input type="hidden" name="resend" value="1" />
      <Stack gap={3}>
        <FormReport of={resend} words={mailWords} />
        <div>
          <Button type="submit" pending={resend.pending}>
            確認メールを再送
          </Button>
        </div>
      </Stack>
    </form>
  )
}
