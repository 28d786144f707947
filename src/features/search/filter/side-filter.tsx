import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import type { AnySearch } from '../../../platform/addresses.ts'
import { late } from '../../../platform/late.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { media } from '../../../ui/theme/breakpoints.ts'
import * as styles from '../form/result-page.css.ts'

const SideForm = late(
  () => import('./side-form.tsx'),
  (form) => form.SideForm,
)

/**
 * The left column of the results. Rendered for all, since the server knows no widths; a narrow screen removes it on
 * hydration.
 */
export function SideFilter({ kind, search }: { kind: SearchKind; search: AnySearch }) {
  const wide = useMedia(media.xl)
  return (
    <section aria-label="条件を選ぶ" className={styles.filter}>
      {wide && <SideForm kind={kind} search={search} />}
    </section>
  )
}
