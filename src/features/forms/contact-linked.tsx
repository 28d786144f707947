import type { ReactNode } from 'react'
import { toContact } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { textLinkClass } from '../../ui/link/link-class.ts'

/** Words that send the reader to our staff. */
const ASK = 'お問い合わせください'

/** A sentence in which 「お問い合わせください」 leads to the form. */
export function contactLinked(text: string): ReactNode {
  const at = text.indexOf(ASK)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Link {...toContact()} className={textLinkClass}>
        {ASK}
      </Link>
      {text.slice(at + ASK.length)}
    </>
  )
}
