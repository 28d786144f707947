/** A page as it is remembered: its text without what belongs to one request. */
export type RememberedPage = {
  /** The texts between the marks. */
  pieces: readonly string[]
  /** For each gap between two pieces, which mark stands there. */
  marks: readonly ('nonce' | 'at')[]
  headers: readonly [string, string][]
  /** Instants (milliseconds) from and before which the page is right, as long as nothing changes. */
  from: number
  until: number
  /** What was asked of the listings endpoint. */
  operations: readonly string[]
}

/** Characters of all pages of a process: 32 MB. */
const MOST_CHARACTERS = 16_000_000
const LONGEST_ADDRESS = 1_000

/** What of a page belongs to its request. */
export type OfRequest = { nonce: string; at: number }

/** Cuts a page at its nonce and its instant; null for one without a nonce, which no request could replace. */
export function cutPage(
  html: string,
  { nonce, at }: OfRequest,
): Pick<RememberedPage, 'pieces' | 'marks'> | null {
  const found = new RegExp(`${nonce}|${at}`, 'g')
  const marks = Array.from(html.matchAll(found), ([mark]) =>
    mark === nonce ? ('nonce' as const) : ('at' as const),
  )
  return marks.includes('nonce') ? { pieces: html.split(found), marks } : null
}

/** The page for another request. */
export function joinPage(
  { pieces, marks }: Pick<RememberedPage, 'pieces' | 'marks'>,
  { nonce, at }: OfRequest,
): string {
  let html = pieces[0] ?? ''
  marks.forEach(
    (mark, place) => (html += (mark === 'nonce' ? nonce : String(at)) + (pieces[place + 1] ?? '')),
  )
  return html
}

const sizeOf = (address: string, { pieces }: RememberedPage): number =>
  pieces.reduce((sum, piece) => sum + piece.length, address.length)

/** Pages of one version of what they show, the longest unused of which go when there are too many. */
export function createPageMemory(most = MOST_CHARACTERS) {
  const pages = new Map<string, RememberedPage>()
  let version: number | undefined
  let size = 0

  function forget(address: string): void {
    const page = pages.get(address)
    if (page) size -= sizeOf(address, page)
    pages.delete(address)
  }

  function begin(asOf: number): void {
    if (asOf === version) return
    pages.clear()
    size = 0
    version = asOf
  }

  return {
    find(address: string, asOf: number, at: number): RememberedPage | null {
      begin(asOf)
      const page = pages.get(address)
      if (!page) return null
      if (at < page.from || at >= page.until) {
        if (at >= page.until) forget(address)
        return null
      }
      pages.delete(address)
      pages.set(address, page)
      return page
    },

    keep(address: string, asOf: number, page: RememberedPage): void {
      // What was read of an older version is not wanted any more.
      if (asOf !== version || address.length > LONGEST_ADDRESS || sizeOf(address, page) > most) return
      forget(address)
      pages.set(address, page)
      size += sizeOf(address, page)
      for (const oldest of pages.keys()) {
        if (size <= most) break
        forget(oldest)
      }
    },

    /** Characters kept. */
    size: () => size,
  }
}
