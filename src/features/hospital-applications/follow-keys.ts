const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** The keys j and k move the focus to the next and the previous link of a list. Returns how to stop it. */
export function followKeys(listOf: () => HTMLElement | null): () => void {
  function onKey(event: KeyboardEvent): void {
    if (!['j', 'k'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) return
    const links = [...(listOf()?.querySelectorAll('a') ?? [])]
    const current = links.findIndex((link) => link === document.activeElement)
    const opened = links.findIndex((link) => link.ariaCurrent === 'true')
    const from = current === -1 ? opened : current
    links[Math.min(links.length - 1, Math.max(0, from + (event.key === 'j' ? 1 : -1)))]?.focus()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
