/** A menu is a `details` element, which closes by itself only when its own summary is pressed. */
export function closeMenus(): () => void {
  function close(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    for (const menu of document.querySelectorAll('details[data-menu][open]')) {
      const inside = event.target instanceof Node && menu.contains(event.target)
      if (event instanceof KeyboardEvent) {
        if (inside) menu.querySelector('summary')?.focus()
      } else if (inside) continue
      menu.removeAttribute('open')
    }
  }
  document.addEventListener('click', close)
  document.addEventListener('keydown', close)
  return () => {
    document.removeEventListener('click', close)
    document.removeEventListener('keydown', close)
  }
}
