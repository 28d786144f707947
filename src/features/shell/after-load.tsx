import { type ComponentType, useEffect, useState } from 'react'

/** What every page has and none needs to be read: alerts, toasts, the pages visited. It comes once the page is alive. */
export function AfterLoad() {
  const [Extras, setExtras] = useState<ComponentType>()
  useEffect(() => {
    import('./shell-extras.tsx').then(
      ({ ShellExtras }) => setExtras(() => ShellExtras),
      // Offline by now: the page goes on without.
      () => undefined,
    )
  }, [])
  return Extras ? <Extras /> : null
}
