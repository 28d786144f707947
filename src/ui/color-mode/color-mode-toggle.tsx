import { useSyncExternalStore } from 'react'
import { MoonIcon, SunIcon } from '../icon/control-icons.tsx'
import { type ColorMode, readColorMode, setColorMode, subscribeColorMode } from '../theme/color-mode.ts'
import { toggle, whenDark, whenLight } from './color-mode-toggle.css.ts'

const serverMode = (): ColorMode => 'light'

export function ColorModeToggle() {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode, serverMode)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={mode === 'dark'}
      aria-label="ダークモード"
      className={toggle}
      onClick={() => setColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <MoonIcon className={whenLight} />
      <SunIcon className={whenDark} />
    </button>
  )
}
