import type { ReactNode } from 'react'
import { toHospitalPayments, toSlips } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { DeskPage } from '../../../ui/desk/desk.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import * as styles from './hospital-payment.css.ts'
import { HOSPITAL_PAYMENTS_TITLE } from './hospital-payment-search.ts'

const TABS = [
  { key: 'UNPAID', word: '支払い待ち', address: toHospitalPayments() },
  { key: 'PAID', word: '支払い済み', address: toHospitalPayments({ shelf: 'PAID' }) },
  { key: 'SLIPS', word: '源泉徴収票', address: toSlips() },
] as const

type PaymentsFrameProps = { current: (typeof TABS)[number]['key']; children: ReactNode }

/** The frame of the hospital's pages about pay. */
export const PaymentsFrame = ({ current, children }: PaymentsFrameProps) => (
  <DeskPage>
    <Stack gap={4} className={styles.page}>
      <Heading level={1}>{HOSPITAL_PAYMENTS_TITLE}</Heading>
      <nav aria-label="支払いの一覧" className={styles.choices}>
        {TABS.map(({ key, word, address }) => (
          <Link
            key={key}
            {...address}
            aria-current={key === current ? 'page' : undefined}
            className={chipClass(key === current ? 'selected' : 'open')}
          >
            {word}
          </Link>
        ))}
      </nav>
      {children}
    </Stack>
  </DeskPage>
)
