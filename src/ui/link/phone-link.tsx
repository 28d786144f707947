import { rowLinkClass } from './link-class.ts'

/** A telephone number to tap; a `tel:` URL has its digits only. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={rowLinkClass}>
    {number}
  </a>
)
