/** The form that exports the audit trail: under this name the page finds what was typed when the export had to wait. */
export const AUDIT_EXPORT_FORM = 'audit-export'

/** How an export ended that returned to the page. */
export const AUDIT_EXPORT_OUTCOME = { REASON_NEEDED: true, NOT_PROVED: true, WRONG_PASSWORD: true } as const
export type AuditExportOutcome = keyof typeof AUDIT_EXPORT_OUTCOME
