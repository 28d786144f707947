import type { ComponentProps } from 'react'

/** Drops the inline style that Radix would render into the HTML, because the page's CSP blocks it. */
export function BareDiv({ style: _style, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
