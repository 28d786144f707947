import { HeadContent, Scripts, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { partyKeysAttribute } from '../../platform/party-keys.ts'
import { AfterLoad } from './after-load.tsx'
import { SITE_NAME } from './document-head.ts'
import { LateSiteFooter, LateSiteHeader } from './late-shell.tsx'
import { PageOrFailure } from './page-or-failure.tsx'
import { ShellPart } from './shell-part.tsx'
import * as styles from './shell.css.ts'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { UnreadCriteria } from './unread-criteria.tsx'

const isUnread = (search: object | undefined) =>
  search !== undefined && 'unread' in search && search.unread === true

const PlainHeader = () => (
  <header className={styles.plainHeader}>
    <a href="/">{SITE_NAME}</a>
  </header>
)

export function DocumentShell({ children }: { children: ReactNode }) {
  const unread = useMatches({ select: (matches) => isUnread(matches.at(-1)?.search) })
  return (
    // The head script sets the colour mode before React sees the element.
    <html lang="ja" data-third-parties={partyKeysAttribute()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body className={styles.body}>
        <SkipLink />
        <ShellPart>
          <AfterLoad />
        </ShellPart>
        <ShellPart instead={PlainHeader}>
          <LateSiteHeader />
        </ShellPart>
        <div id={CONTENT_ID} tabIndex={-1} className={styles.content}>
          <UnreadCriteria unread={unread} />
          <PageOrFailure>{children}</PageOrFailure>
        </div>
        <ShellPart>
          <LateSiteFooter />
        </ShellPart>
        <Scripts />
      </body>
    </html>
  )
}
