export type ColorMode = 'light' | 'dark'

const storageKey = 'dp:color-mode'
const changed = 'dp:color-mode-changed'

/**
 * Inline script for the head: sets the colour mode before the first paint, so that dark mode does not flash
 * white. Storage may be blocked.
 */
export const colorModeScript = `(function(m){try{if(localStorage.getItem("${storageKey}")==="dark")m="dark"}catch(e){}document.documentElement.dataset.colorMode=m})("light")`

/** The page's current mode, set from storage by the head script. */
export function readColorMode(): ColorMode {
  return document.documentElement.dataset.colorMode === 'dark' ? 'dark' : 'light'
}

export function setColorMode(mode: ColorMode) {
  document.documentElement.dataset.colorMode = mode
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // Private browsing: the choice lasts for this page only.
  }
  window.dispatchEvent(new Event(changed))
}

export function subscribeColorMode(onChange: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    document.documentElement.dataset.colorMode = event.newValue === 'dark' ? 'dark' : 'light'
    onChange()
  }
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', fromOtherTab)
  }
}
