/** How often a shown query is asked for, where no event says that something has changed. */
const POLL_MS = 15_000

/**
 * Options of a query whose answer the other side may change while a page shows it: asked for anew as soon as it is told
 * (`features/shell/live`), and now and then without. Forms keep what is typed, since the page is updated in place.
 */
export const LIVE = { meta: { isLive: true }, refetchInterval: POLL_MS } as const

export const isLive = ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.['isLive'] === true
