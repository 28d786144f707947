import { embeddedBrowserOf, isAppleMobile } from './embedded-browser.ts'

/** What a person on an iPhone does first, to have the app on the home screen, where alone an iPhone shows pushes. */
export type HomeScreenWay = 'ADD_IN_SAFARI' | 'ADD_IN_BROWSER' | 'LEAVE_LINE' | 'LEAVE_APP' | 'UPDATE_IOS'

/** 「CPU iPhone OS 15_8」; an iPad that says that it is a Mac does not name it. */
const IOS = /\bOS (\d+)_(\d+)/
const PUSHES_FROM = 16.04

/** Chrome, Firefox, Edge and Opera of an iPhone, which add pages as Safari does since iOS 16.4. */
const OTHER_BROWSER = /\b(?:CriOS|FxiOS|EdgiOS|OPT)\//
/** Safari names its version; the windows of other apps do not. */
const SAFARI = /\bVersion\/\d.*\bSafari\//

type Device = { userAgent: string; touchPoints: number; isInstalled: boolean }

/** Null where there is no such way: another device, the app on the home screen itself, or our native app. */
export function homeScreenWayOf({ userAgent, touchPoints, isInstalled }: Device): HomeScreenWay | null {
  const embedded = embeddedBrowserOf(userAgent)
  if (!isAppleMobile(userAgent, touchPoints) || embedded === 'NATIVE') return null
  const [, major, minor] = IOS.exec(userAgent) ?? []
  if (major !== undefined && Number(major) + Number(minor) / 100 < PUSHES_FROM) return 'UPDATE_IOS'
  if (isInstalled) return null
  if (embedded === 'LINE') return 'LEAVE_LINE'
  if (OTHER_BROWSER.test(userAgent)) return 'ADD_IN_BROWSER'
  return SAFARI.test(userAgent) ? 'ADD_IN_SAFARI' : 'LEAVE_APP'
}
