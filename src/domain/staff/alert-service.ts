/** The services that an alert can be about: 「all」, or the pages of one. */
export const ALERT_SERVICE = {
  all: 'すべてのページ',
  search: '求人をさがす画面',
  work: '応募と勤務の画面',
  message: 'メッセージの画面',
  account: '登録・ログイン・プロフィールの画面',
  hospital: '病院の画面',
} as const
export type AlertService = keyof typeof ALERT_SERVICE

/** Their constants in the contract. */
export const ALERT_SERVICE_CONSTANT = {
  all: 'ALL',
  search: 'SEARCH',
  work: 'WORK',
  message: 'MESSAGE',
  account: 'ACCOUNT',
  hospital: 'HOSPITAL',
} as const satisfies { [Service in AlertService]: Uppercase<Service> }

const PAGES: Record<Exclude<AlertService, 'all'>, RegExp> = {
  search: /^\/(?:$|(?:search|spot|regular|like|subscription)(?:\/|$))/,
  work: /^\/(?:(?:application|work|work-performance|ngwork)(?:\/|$)|(?:spot|regular)\/.+\/(?:request-cancellation|schedule)(?:\/|$))/,
  message: /^\/(?:(?:spot|regular)\/[^/]+\/message$|hospital\/messages(?:\/|$))/,
  account:
    /^\/(?:sign-up|login|line|profile|hospital\/(?:login|join|account)|staff\/(?:login|account))(?:\/|$)/,
  hospital: /^\/hospital(?:\/|$)/,
}

export const isAlertService = (word: string): word is AlertService => Object.hasOwn(ALERT_SERVICE, word)

/** Whether a page shows an alert of a service; one of a service that is not ours is shown nowhere. */
export const isServiceOfPage = (service: string, pathname: string): boolean =>
  isAlertService(service) && (service === 'all' || PAGES[service].test(pathname))

/** The service of a constant of the contract; every page for one that is unset or unknown. */
export function alertServiceOf(constant: string): AlertService {
  const word = constant.toLowerCase()
  return isAlertService(word) ? word : 'all'
}
