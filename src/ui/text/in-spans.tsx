import { Children, type ReactNode } from 'react'

/** As long as it takes for a line to end inside it. */
const LONG = 6

/** Each text in an element of its own, whose phrases are marked (`platform/phrases.ts`): for what stands beside other children. */
export const inSpans = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' && child.length >= LONG ? <span>{child}</span> : child,
  )

/** The same for children of which one alone is marked where it is. */
export const severalInSpans = (children: ReactNode): ReactNode =>
  Children.count(children) < 2 ? children : inSpans(children)
