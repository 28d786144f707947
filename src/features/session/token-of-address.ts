import { useEffect, useRef } from 'react'

/**
 * The mailed link carries its token in the fragment: browsers send that neither to us nor on to others, so it stands in
 * no log and no Referer. Without script the mail's code is typed in.
 */
export function useTokenOfAddress() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const token = window.location.hash.slice(1)
    if (!token) return
    if (field.current && field.current.value === '') field.current.value = token
    // Not left in the history, nor for whatever records the pages that are seen.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return field
}
