import type { Page } from '@playwright/test'

/** The native app around the page, as the page meets it: its user agent, its bridge, and what it was asked. */
type Asked = { name: string; args: unknown[] }

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15'
export const NATIVE_AGENT = `${IPHONE} dp-work-app/2.0.0`
export const LINE_AGENT = `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Safari Line/15.10.0`

/** What the native app was asked to do, apart from tokens. `fails` names handlers that nobody has registered. */
export async function nativeApp(page: Page, fails: readonly string[] = []): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.exposeFunction('noteNativeCall', (name: string, args: unknown[]) => {
    if (name !== 'getIdToken') asked.push({ name, args })
  })
  await page.addInitScript((missing) => {
    const callHandler = async (name: string, ...args: unknown[]) => {
      await Reflect.get(window, 'noteNativeCall')(name, args)
      if (name === 'getIdToken' || missing.includes(name)) return null
      return name === 'showBottomNavigation' ? 64 : true
    }
    // The bridge is ready some time after the page has begun.
    addEventListener('load', () =>
      setTimeout(() => {
        Reflect.set(window, 'flutter_inappwebview', { callHandler })
        dispatchEvent(new Event('flutterInAppWebViewPlatformReady'))
      }),
    )
  }, fails)
  return asked
}

/** From now on the page is that of another browser. */
export async function becomeBrowser(page: Page, userAgent: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setUserAgentOverride', { userAgent })
}
