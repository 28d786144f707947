import { use } from 'react'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { logged } from '../../domain/visit/logger-attributes.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { HeartIcon } from '../../ui/icon/heart-icon.tsx'
import { MayLike } from './like-form.tsx'
import { setLikeFn } from './like.functions.ts'
import { useKept } from './use-kept.ts'
import * as styles from './like-button.css.ts'

type LikeButtonProps = {
  kind: SearchKind
  id: string
  fee: number
  /** The server's state; null for a visitor. */
  liked: boolean | null
  /** Set on a card: the button then is a heart in the card's corner and is labelled after the card. */
  cardName?: string
}

/** ♡: a submit button of the surrounding `LikeForm`, so that it works without JavaScript. */
export function LikeButton({ kind, id, fee, liked, cardName }: LikeButtonProps) {
  const { isOn, press } = useKept({ kind, id, fee }, liked, setLikeFn)
  const mayLike = use(MayLike)
  if (!mayLike) return null
  return (
    <button
      {...logged('like')}
      type="submit"
      name="like"
      value={`${kind}:${id}:${isOn ? 'off' : 'on'}`}
      onClick={press}
      aria-pressed={isOn}
      aria-label={cardName ? `お気に入り ${cardName}` : 'お気に入り'}
      className={cardName ? styles.heart : buttonClass({ size: 'icon' })}
    >
      {!cardName && <HeartIcon filled={isOn} />}
    </button>
  )
}
