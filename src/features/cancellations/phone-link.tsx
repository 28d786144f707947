import { rowLinkClass } from '../../ui/link/link-class.ts'

/** A telephone number to tap. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={rowLinkClass}>
    {number}
  </a>
)
