import { useEffect, useRef } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/**
 * 確認コード: a mailed link carries the code in the URL's fragment, which browsers send to no server, so that it
 * is in no log and no Referer. Without JavaScript the doctor types the code of the mail.
 */
export function TokenField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const token = window.location.hash.slice(1)
    if (!token) return
    if (field.current && field.current.value === '') field.current.value = token
    // Removes the code from the browser history and from page-view analytics.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <Field label="確認コード" help="メールのリンクから開くと、自動で入ります。" error={error}>
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          name="token"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
