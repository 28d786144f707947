import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { good, outcomeWords } from '../../domain/text/outcome-words.ts'
import { toHospitalNotices, toProfilePage } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { stopMailsFn } from './unsubscribe.functions.ts'
import { UNSUBSCRIBE } from './notice-search.ts'

const words = outcomeWords({
  STOPPED: good('この種類のメールを止めました。アプリ内のお知らせは、これまでどおり届きます。'),
  UNKNOWN: 'このリンクは期限が切れているか、正しくありません。通知の設定から変更してください。',
  UNREACHABLE: UNAVAILABLE,
})

/** Stops mails by the link of a mail, without a log-in: opening the page alone stops nothing. */
export function UnsubscribePage({ token, outcome }: { token: string; outcome: string | undefined }) {
  const form = usePosted(stopMailsFn, { posted: outcome })
  const isDone = form.answer?.outcome === 'STOPPED'
  return (
    <Page width="prose">
      <Stack gap={4}>
        <Heading level={1}>{UNSUBSCRIBE}</Heading>
        <form {...form.attributes}>
          <Stack gap={4}>
            {!isDone && <Text>受け取ったメールと同じ種類のお知らせを、メールでは送らないようにします。</Text>}
            <FormReport of={form} words={words} />
            <input type="hidden" name="token" value={token} />
            {!isDone && (
              <div>
                <Button type="submit" variant="filled" pending={form.pending}>
                  この種類のメールを止める
                </Button>
              </div>
            )}
          </Stack>
        </form>
        <Inline gap={3}>
          <Link {...toProfilePage('notices')} className={rowLinkClass}>
            通知の設定を開く
          </Link>
          <Link {...toHospitalNotices()} className={rowLinkClass}>
            病院の担当者の方の設定
          </Link>
        </Inline>
      </Stack>
    </Page>
  )
}
