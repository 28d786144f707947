import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Shown } from '../../../contract/plain.ts'
import { AUDIT_KIND } from '../../../domain/staff/staff-action.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toStaff, toStaffAudit, toStaffHospital } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import { Text } from '../../../ui/text/text.tsx'
import { NativeSelect } from '../../../ui/text-input/native-select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { StaffListPage } from '../staff-list-page.tsx'
import { auditQuery } from './audit.queries.ts'
import { ExportForm } from './export-form.tsx'
import { AUDIT, type StaffAuditSearch } from './audit-search.ts'

const KINDS = Object.entries(AUDIT_KIND).map(([value, label]) => ({ value, label }))

/** Who of our staff did and viewed what, when, and about whom; by kind and period. */
export function StaffAuditPage({ search }: { search: StaffAuditSearch }) {
  const query = useSuspenseInfiniteQuery(auditQuery(search))
  const entries = query.data.pages.flatMap((page) => page.entries)
  const next = query.data.pages.at(-1)?.nextCursor
  return (
    <StaffListPage
      title={AUDIT}
      lead={
        <>
          <AuditFilter search={search} />
          <ExportForm search={search} />
        </>
      }
      rows={entries.map((entry) => ({ key: entry.id, shown: <AuditRow entry={entry} /> }))}
      empty={<EmptyState title="この条件の記録はありません。">種類や期間を変えてお試しください。</EmptyState>}
      more={
        <MoreLink
          href={next ? hrefOf(toStaffAudit({ ...search, outcome: undefined, after: next })) : null}
          query={query}
        />
      }
    />
  )
}

function AuditFilter({ search: { kind, from, to } }: { search: StaffAuditSearch }) {
  return (
    <Card as="section" aria-label="しぼりこみ">
      <form method="get" action={hrefOf(toStaffAudit())} autoComplete="off">
        <Inline gap={3} rowGap={2} align="end">
          <Field label="種類">
            {(control) => (
              <NativeSelect
                {...control}
                name="kind"
                placeholder="すべて"
                options={KINDS}
                defaultValue={kind ?? ''}
                width="medium"
              />
            )}
          </Field>
          <Field label="から">
            {(control) => (
              <TextInput {...control} type="date" name="from" width="medium" defaultValue={from} />
            )}
          </Field>
          <Field label="まで">
            {(control) => <TextInput {...control} type="date" name="to" width="medium" defaultValue={to} />}
          </Field>
          <Button type="submit">しぼりこむ</Button>
        </Inline>
      </form>
    </Card>
  )
}

function AuditRow({ entry }: { entry: Shown<'dp.staff.AuditEntry'> }) {
  const { staffName, doctorId, doctorName, hospitalId, hospitalName, words } = entry
  const what = AUDIT_KIND[entry.kind]
  const at = momentText(entry.at)
  return (
    <Card as="article" aria-label={`${at} ${what}`}>
      <Stack gap={1}>
        <Inline gap={3} rowGap={1} align="baseline">
          <Text as="span" bold>
            {what}
          </Text>
          <Text as="span" tone="sub" size="md">
            {at}・{staffName}
          </Text>
        </Inline>
        <Inline gap={3} rowGap={1} align="baseline">
          {doctorId !== '' && (
            <Link {...toStaff({ doctor: doctorId })} className={rowLinkClass}>
              {doctorName}先生
            </Link>
          )}
          {hospitalId !== '' && (
            <Link {...toStaffHospital(hospitalId)} className={rowLinkClass}>
              {hospitalName}
            </Link>
          )}
          {words !== '' && <Text className={preLine}>{words}</Text>}
        </Inline>
      </Stack>
    </Card>
  )
}
