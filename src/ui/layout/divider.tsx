import { divider } from './layout.css.ts'

export function Divider() {
  return <hr className={divider} />
}
