import { grouped } from '../../../domain/grouped.ts'
import { LISTING_PART, type ListingPart } from '../../../domain/listing/draft/field-look.ts'
import { toEditListing } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { EditedDraft } from './draft-view.ts'
import * as styles from './listing-editor.css.ts'

/** What is missing or unlawful, each with its rule and a link to its field. */
export function FindingsList({ draft: { ref, findings, version } }: { draft: EditedDraft }) {
  if (findings.length === 0)
    return (
      <Notice tone="good">
        掲載に必要な項目がそろっています。{version > 0 && '見え方を確かめて掲載してください。'}
      </Notice>
    )
  const parts = grouped(findings, ({ part }): ListingPart => part)
  return (
    <Card as="section" aria-labelledby="missing">
      <Stack gap={4}>
        <Heading level={2} id="missing">
          {`掲載の前に直すところ ${findings.length}件`}
        </Heading>
        {[...parts].map(([part, found]) => (
          <Stack key={part} gap={2}>
            <Heading level={3}>{LISTING_PART[part]}</Heading>
            <Stack as="ul" gap={2}>
              {found.map(({ field, label, message, basis }) => (
                <li key={`${field} ${message}`} className={styles.finding}>
                  <p>
                    <Link {...toEditListing(ref, { part, check: '1' }, field)} className={rowLinkClass}>
                      {label}
                    </Link>
                  </p>
                  <p>
                    {message}
                    {basis && (
                      <Text as="span" tone="sub" size="md">
                        {` ${basis}`}
                      </Text>
                    )}
                  </p>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
