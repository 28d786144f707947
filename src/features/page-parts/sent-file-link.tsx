import type { ReactNode } from 'react'
import { hrefOf } from '../../platform/address.ts'
import { toMessageFile } from '../../platform/addresses.ts'

type SentFileLinkProps = { file: { id: string; name: string }; className?: string; children?: ReactNode }

/** A file that one side has sent to the other: the browser shows a picture and saves a PDF (`watchDownloads`). */
export const SentFileLink = ({ file: { id, name }, className, children = name }: SentFileLinkProps) => (
  <a
    href={hrefOf(toMessageFile(id))}
    target="_blank"
    rel="noopener"
    data-saves={/\.pdf$/i.test(name) || undefined}
    className={className}
  >
    {children}
  </a>
)
