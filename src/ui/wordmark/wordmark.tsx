import { shapes } from './wordmark.css.ts'

export type WordmarkProps = {
  shape?: keyof typeof shapes
}

export const Wordmark = ({ shape = 'auto' }: WordmarkProps) => (
  <span role="img" aria-label="DPワーク" className={shapes[shape]} />
)
