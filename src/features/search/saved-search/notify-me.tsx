import { PLACE } from '../../../domain/text/place-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { allCriteria, keptSearchKey, keptSearchOf } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { stringifySearch } from '../../../domain/search/search-serialization.ts'
import { toLogin, toSignUp } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BellIcon } from '../../../ui/icon/subject-icons.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { useCurrentUser } from '../../session/use-current-user.ts'
import { saveSearchFn } from './saved-search.functions.ts'
import { savedSearchesQuery } from './saved-search.queries.ts'
import * as styles from './saved-search.css.ts'
import { useSavedSearchForm } from './use-saved-search-form.ts'

type NotifyMeProps = {
  kind: SearchKind
  criteria: Criteria
  /** What the button says; where several stand on a page, `about` tells them apart. */
  label?: string
  about?: string
}

/** Saves a search with notices of new listings. Visitors log in first and return. */
export function NotifyMe({ kind, criteria, label = `この条件で${PLACE.newArrivals}`, about }: NotifyMeProps) {
  const { role, doctor, office } = useCurrentUser()
  const { href } = useLocation()
  const search = keptSearchOf(kind, criteria)
  const key = keptSearchKey(search)
  const { data: saved } = useQuery({ ...savedSearchesQuery(kind), enabled: doctor !== null && key !== '' })
  if (key === '' || role === 'BannedDoctor' || office !== null) return null
  const name = about ? `${label}: ${about}` : undefined
  const look = buttonClass({ size: 'sm' })
  if (role === 'Anonymous' || role === 'PreRegistered') {
    const way = role === 'Anonymous' ? toLogin({ returnTo: href }) : toSignUp()
    return (
      <Link {...way} aria-label={name} className={look}>
        <BellIcon size="sm" />
        {label}
      </Link>
    )
  }
  if (saved?.some((one) => one.notify && keptSearchKey(one) === key)) {
    return (
      <Text as="span" tone="sub">
        新着を受け取っています
      </Text>
    )
  }
  return <SaveForm kind={kind} criteria={allCriteria(search)} label={label} name={name} />
}

type SaveFormProps = { kind: SearchKind; criteria: Criteria; label: string; name: string | undefined }

function SaveForm({ kind, criteria, label, name }: SaveFormProps) {
  const { pending, attributes } = useSavedSearchForm(kind, saveSearchFn)
  return (
    <form {...attributes} className={styles.save}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="search" value={stringifySearch(criteria)} />
      <Button type="submit" size="sm" pending={pending} icon={<BellIcon size="sm" />} aria-label={name}>
        {label}
      </Button>
    </form>
  )
}
