import type { ComponentProps } from 'react'

/** Drops the inline style radix would serve in HTML, which the page's security policy blocks. */
export function BareDiv({ style: _style, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
