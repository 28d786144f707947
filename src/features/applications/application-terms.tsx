import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import * as styles from './application.css.ts'

type ApplicationTermsProps = { terms: readonly { heading: string; text: string }[] }

export function ApplicationTerms({ terms }: ApplicationTermsProps) {
  return (
    <DescriptionList
      items={terms.map(({ heading, text }) => ({
        term: heading,
        description: <span className={styles.text}>{text}</span>,
      }))}
    />
  )
}
