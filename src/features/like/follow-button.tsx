import { logged } from '../../domain/visit/logger-attributes.ts'
import { useQuery } from '@tanstack/react-query'
import { cx } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { CheckIcon } from '../../ui/icon/control-icons.tsx'
import { BellIcon } from '../../ui/icon/subject-icons.tsx'
import { PlainPost } from '../forms/plain-post.tsx'
import { actsForOffice } from '../session/session.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { followHospitalFn } from './like.functions.ts'
import { useKept } from './use-kept.ts'
import * as styles from './like-button.css.ts'

type FollowButtonProps = {
  hospital: { id: string; name: string }
  /** The server's state; null for a visitor. */
  subscribed: boolean | null
}

/** フォロー: an account that follows a hospital is notified of its new listings. */
export function FollowButton({ hospital: { id, name }, subscribed }: FollowButtonProps) {
  const { isOn, press } = useKept({ kind: 'hospital', id, fee: null }, subscribed, followHospitalFn)
  const { data: isOffice = false } = useQuery({ ...sessionQuery(), select: actsForOffice })
  if (isOffice) return null
  return (
    <PlainPost command={followHospitalFn}>
      <button
        type="submit"
        name="follow"
        value={`${id}:${isOn ? 'off' : 'on'}`}
        onClick={press}
        {...logged('follow')}
        aria-pressed={isOn}
        aria-label={`${name}をフォロー`}
        className={cx(buttonClass({ size: 'sm' }), isOn && styles.followed)}
      >
        {isOn ? <CheckIcon size="sm" /> : <BellIcon size="sm" />}
        {isOn ? 'フォロー中' : 'フォロー'}
      </button>
    </PlainPost>
  )
}
