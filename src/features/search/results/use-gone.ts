import { useEffect, useRef, useState } from 'react'

/** The most ids that one query may name. */
const ASKED = 10

/** Which listings stood in a list and no longer do, since this list was first shown. */
export function useGone(ids: readonly string[]): string[] {
  const before = useRef(ids)
  const [gone, setGone] = useState<string[]>([])
  const text = ids.join(' ')
  useEffect(() => {
    const now = text === '' ? [] : text.split(' ')
    const missing = before.current.filter((id) => !now.includes(id))
    before.current = now
    if (missing.length > 0) setGone((known) => [...new Set([...missing, ...known])].slice(0, ASKED))
  }, [text])
  return gone
}
