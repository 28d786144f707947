import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { hrefOf } from '../../../platform/address.ts'
import { toLineStart } from '../../../platform/addresses.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { LineButton } from '../../../ui/line-button/line-button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { lineLogInQuery } from '../line/line.queries.ts'

type LineLogInProps = {
  returnTo: string | undefined
  /** The last attempt could not be confirmed: LINE then shows its log-in page instead of its auto log-in. */
  isRetry: boolean
  /** The challenge of the native app, if its webview is to be logged in. */
  challenge?: string
}

/** A plain form that goes to LINE; the answer is a new document, with or without JavaScript. */
export function LineLogIn({ returnTo, isRetry, challenge }: LineLogInProps) {
  const { data: isOffered } = useSuspenseQuery(lineLogInQuery())
  const [isElsewhere, setElsewhere] = useState(false)
  if (!isOffered) return null

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (!window.nativeBridgeReady) return
    event.preventDefault()
    const form = event.currentTarget
    // What cannot be loaded, as after an upgrade, leaves the form to the webview.
    const isOpen = await import('../line/line-handoff.ts').then(
      ({ leaveForSystemBrowser }) => leaveForSystemBrowser(returnTo),
      () => false,
    )
    setElsewhere(isOpen)
    if (!isOpen) form.submit()
  }

  return (
    <form action={hrefOf(toLineStart())} method="post" onSubmit={submit}>
      <Stack gap={3}>
        {isElsewhere && (
          <Notice role="status">ブラウザが開きます。LINEの認証が終わると、アプリに戻ります。</Notice>
        )}
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        {isRetry && <input type="hidden" name="disableAutoLogin" value="true" />}
        {challenge && <input type="hidden" name="challenge" value={challenge} />}
        <LineButton>LINEでログイン</LineButton>
      </Stack>
    </form>
  )
}
