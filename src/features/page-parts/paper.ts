import * as v from 'valibot'
import { embeddedBrowserOf, outsideLine } from '../../domain/visit/embedded-browser.ts'
import { callNative } from '../../platform/native-bridge.ts'
import { toast } from '../../ui/toast/toast.ts'

const NOWHERE =
  'このアプリの中では、印刷やファイルの保存ができません。SafariやChromeで同じページを開いてお試しください。'

/** Opens a page or a file in the browser of the device, or says that it has to be opened there. */
async function openOutside(href: string): Promise<void> {
  const isPage = /^https?:/.test(href)
  if (isPage && embeddedBrowserOf(navigator.userAgent) === 'LINE')
    return window.location.assign(outsideLine(href))
  const hasOpened = isPage && (await callNative('openInBrowser', v.literal(true), href)) === true
  if (!hasOpened) toast({ id: 'paper', status: 'warning', title: NOWHERE })
}

/** Prints the page; where nothing prints, opens it in the browser of the device. */
export function printPage(): void {
  if (embeddedBrowserOf(navigator.userAgent) === null) window.print()
  else void openOutside(window.location.href)
}

/** Leads the links that save a file out of an app that saves none. Returns how to stop it. */
export function watchDownloads(): () => void {
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[download]') : null
    if (!(link instanceof HTMLAnchorElement) || embeddedBrowserOf(navigator.userAgent) === null) return
    event.preventDefault()
    void openOutside(link.href)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
