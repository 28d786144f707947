import { useEffect, useRef } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/**
 * 確認コード of a mailed link, which carries it in the fragment: browsers send that neither to us nor on to others, so it
 * stands in no log and no Referer. Without script the mail's code is typed in.
 */
export function TokenField({ error }: { error: string | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const token = window.location.hash.slice(1)
    if (!token) return
    if (field.current && field.current.value === '') field.current.value = token
    // Not left in the history, nor for whatever records the pages that are seen.
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
