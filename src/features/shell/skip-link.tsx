import { skip } from './shell.css.ts'

export const CONTENT_ID = 'content'

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className={skip}>
      本文へ移動
    </a>
  )
}
