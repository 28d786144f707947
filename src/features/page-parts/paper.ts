import * as v from 'valibot'
import { embeddedBrowserOf, outsideLine } from '../../domain/visit/embedded-browser.ts'
import { callNative } from '../../platform/native-bridge.ts'
import { toast } from '../../ui/toast/toast.ts'

const NOWHERE =
  'このアプリの中では、印刷やファイルの保存ができません。SafariやChromeで同じページを開いてお試しください。'
const NO_CALENDAR =
  'このアプリの中からは登録できません。URLをコピーして、お使いのカレンダーの「照会」や「URLで追加」に貼り付けてください。'

/** Whether the window prints and saves files: those of LINE and of our own app do neither. */
export const hasPaper = (): boolean => embeddedBrowserOf(navigator.userAgent) === null

const opensOutside = async (href: string) =>
  (await callNative('openInBrowser', v.literal(true), href)) === true

const tell = (title: string) => void toast({ id: 'paper', status: 'warning', title })

/**
 * Opens this page in the browser of the device, or says that it has to be opened there. Always the page: whoever is not
 * logged in there comes back to it from the log-in, where a file would be refused.
 */
async function openPageOutside(): Promise<void> {
  const { href } = window.location
  const outside = outsideLine(href)
  // A LINE that has been asked before and is here still opens nothing.
  if (embeddedBrowserOf(navigator.userAgent) === 'LINE' && outside !== href)
    return window.location.assign(outside)
  if (!(await opensOutside(href))) tell(NOWHERE)
}

/** Prints the page; where nothing prints, opens it in the browser of the device. */
export function printPage(): void {
  if (hasPaper()) window.print()
  else void openPageOutside()
}

/** Links that save a file or hand an address to another app. */
const LEAVING = 'a[download], a[data-saves], a[href^="webcal:"]'

/** Leads the links that save a file out of an app that saves none. Returns how to stop it. */
export function watchDownloads(): () => void {
  async function lead({ protocol, href }: HTMLAnchorElement): Promise<void> {
    if (protocol !== 'webcal:') return openPageOutside()
    if (!(await opensOutside(href))) tell(NO_CALENDAR)
  }
  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest(LEAVING) : null
    if (!(link instanceof HTMLAnchorElement) || hasPaper()) return
    event.preventDefault()
    void lead(link)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
