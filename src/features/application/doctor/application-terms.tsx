import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'

type ApplicationTermsProps = { terms: readonly { heading: string; text: string }[] }

export function ApplicationTerms({ terms }: ApplicationTermsProps) {
  return (
    <DescriptionList
      items={terms.map(({ heading, text }) => ({
        term: heading,
        description: (
          <span className={preLine}>
            <WholeParts>{text}</WholeParts>
          </span>
        ),
      }))}
    />
  )
}
