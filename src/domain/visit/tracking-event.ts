import { isDetailPath, TRACKING_CREDENTIAL, TRACKING_SOURCE } from './tracking.ts'

type Visit = { pathname: string; search: string; isAnonymous: boolean }

export type ClickEvent = {
  id: 'show-listing-detail' | 'unspecified'
  actionType: 'click'
  coordinateName: string
  additionalProps: Record<string, string>
}

const wordOf = (words: Record<string, string>, key: string | null): string | undefined =>
  key !== null && Object.hasOwn(words, key) ? words[key] : undefined

/** The click event of a listing opened from a tracking link; null for any other URL. */
export function clickEventOf({ pathname, search, isAnonymous }: Visit): ClickEvent | null {
  const params = new URLSearchParams(search)
  const coordinateName = wordOf(TRACKING_CREDENTIAL, params.get('tCrd'))
  if (!coordinateName) return null
  const named = [...params].map(([name, value]): [string, string] => [`params_${name}`, value])
  return {
    id: isDetailPath(pathname) ? 'show-listing-detail' : 'unspecified',
    actionType: 'click',
    coordinateName,
    additionalProps: {
      ...Object.fromEntries(named),
      path: pathname + search,
      pathname,
      search,
      source: wordOf(TRACKING_SOURCE, params.get('tSrc')) ?? '',
      isAnonymous: String(isAnonymous),
    },
  }
}
