import { Spinner } from './spinner.tsx'
import { page } from './spinner.css.ts'

export type SpinnerPageProps = { label?: string }

export function SpinnerPage({ label }: SpinnerPageProps) {
  return (
    <div className={page}>
      <Spinner size="lg" label={label} />
    </div>
  )
}
