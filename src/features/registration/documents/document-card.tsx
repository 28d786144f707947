import { useQueryClient } from '@tanstack/react-query'
import {
  DOCUMENT_KIND,
  DOCUMENT_STATE,
  type DocumentKind,
} from '../../../domain/doctor/registration-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { PictureSender } from './picture-sender.tsx'
import { registrationQuery } from '../registration.queries.ts'
import type { DocumentView } from '../registration-view.ts'

type DocumentCardProps = {
  kind: DocumentKind
  /** What must be masked; without it masking is optional. */
  hides?: string
  help: string
  document: DocumentView | undefined
}

const STATE_TONE = { SUBMITTED: 'neutral', VERIFIED: 'good', RETURNED: 'warm' } as const

export function DocumentCard({ kind, hides, help, document }: DocumentCardProps) {
  const queryClient = useQueryClient()
  const label = DOCUMENT_KIND[kind]

  return (
    <Card as="section" padding="roomy" aria-label={label}>
      <Stack gap={4}>
        <Inline gap={3}>
          <Heading level={2}>{label}</Heading>
          {document && <Badge tone={STATE_TONE[document.state]}>{DOCUMENT_STATE[document.state]}</Badge>}
        </Inline>
        <Text tone="sub" size="md">
          {help}
        </Text>
        {document?.state === 'RETURNED' && (
          <Notice tone="warn" title="もう一度お送りください">
            {document.reason}
          </Notice>
        )}
        <PictureSender
          label={label}
          target={kind}
          hides={hides}
          sentId={document?.id}
          isClosed={document?.state === 'VERIFIED'}
          onSent={() => queryClient.invalidateQueries(registrationQuery())}
        />
      </Stack>
    </Card>
  )
}
