import { useSuspenseQuery } from '@tanstack/react-query'
import { LineButton } from '../../ui/line-button/line-button.tsx'
import { lineLogInQuery } from './line.queries.ts'

type LineLogInProps = {
  returnTo: string | undefined
  /** The last try could not be confirmed: LINE is asked for its own page instead of logging in by itself again. */
  isRetry: boolean
}

/** Leaves for LINE by a plain form: a new document anyway, with script or without. */
export function LineLogIn({ returnTo, isRetry }: LineLogInProps) {
  const { data: isOffered } = useSuspenseQuery(lineLogInQuery())
  if (!isOffered) return null
  return (
    <form action="/line/start" method="post">
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {isRetry && <input type="hidden" name="disableAutoLogin" value="true" />}
      <LineButton>LINEでログイン</LineButton>
    </form>
  )
}
