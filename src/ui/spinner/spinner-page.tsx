import { Spinner } from './spinner.tsx'
import { page } from './spinner.css.ts'

export function SpinnerPage() {
  return (
    <div className={page}>
      <Spinner size="lg" />
    </div>
  )
}
