import { lazy } from 'react'

const loadHeader = async () => (await import('./site-header.tsx')).SiteHeader
const loadFooter = async () => (await import('./site-footer.tsx')).SiteFooter

// What cannot be loaded stays as it was served: links, the menu and logging out work without script.
const never = new Promise<never>(() => undefined)

export const SiteHeader = import.meta.env.SSR
  ? await loadHeader()
  : lazy(async () => ({ default: await loadHeader().catch(() => never) }))

export const SiteFooter = import.meta.env.SSR
  ? await loadFooter()
  : lazy(async () => ({ default: await loadFooter().catch(() => never) }))
