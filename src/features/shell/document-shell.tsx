import { HeadContent, Scripts, useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { AfterLoad } from './after-load.tsx'
import * as styles from './shell.css.ts'
import { SiteFooter, SiteHeader } from './site-frame.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { UnreadCriteria } from './unread-criteria.tsx'

// Made once: a new element would make React give up the served HTML before its script is there.
const header = (
  <Suspense>
    <SiteHeader />
  </Suspense>
)
const footer = (
  <Suspense>
    <SiteFooter />
  </Suspense>
)

const isUnread = (search: object | undefined) =>
  search !== undefined && 'unread' in search && search.unread === true

export function DocumentShell({ children }: { children: ReactNode }) {
  const unread = useMatches({ select: (matches) => isUnread(matches.at(-1)?.search) })
  return (
    // The head script sets the colour mode before React sees the element.
    <html lang="ja" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body className={styles.body}>
        <SkipLink />
        <AfterLoad />
        {header}
        <div id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          <UnreadCriteria unread={unread} />
          {children}
        </div>
        {footer}
        <Scripts />
      </body>
    </html>
  )
}
