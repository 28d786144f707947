import type { PostedForm } from '../../forms/posted-form.ts'

/** The doctor notes that pay has arrived. */
export const RECEIPT_FORM: PostedForm = { name: 'payment-receipt' }

/** The doctor notes the state of a 源泉徴収票. */
export const SLIP_FORM: PostedForm = { name: 'tax-slip' }
