import { useSuspenseQuery } from '@tanstack/react-query'
import { hrefOf } from '../../../platform/address.ts'
import { toHospitalPaymentsFile } from '../../../platform/addresses.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { ProveForm } from './prove-form.tsx'

type PaymentsFileProps = {
  /** `unpaid`, or the month of what was paid. */
  list: string
  children: string
  /** The outcome of a proof, or that one is asked for. */
  posted: string | undefined
}

/** The link to a file of payments, or the form that it takes first. */
export function PaymentsFile({ list, children, posted }: PaymentsFileProps) {
  const { data: account } = useSuspenseQuery(ownAccountQuery())
  if (!account?.isRecentlyAuthenticated) return <ProveForm list={list} posted={posted} />
  return (
    <p>
      {/* No `download`: once the proof is too old, the answer is the page that asks for it. */}
      <a href={hrefOf(toHospitalPaymentsFile(list))} data-saves className={buttonClass()}>
        {children}
      </a>
    </p>
  )
}
