import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { applyConversionWords } from '../../../domain/work/indefinite-conversion.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { FieldGroup } from '../../../ui/field/field-group.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { PrintButton } from '../../page-parts/print-button.tsx'
import { APPLY_CONVERSION_FORM } from './conversion-form-data.ts'
import { applyForConversionFn } from './conversion.functions.ts'
import { conversionItems, isConverted, type ConversionView } from './conversion-view.ts'

type ConversionSectionProps = {
  contract: { applicationId: string; regularWorkId: string }
  conversion: ConversionView
  /** Notice of an earlier end stands. */
  isEndNoticed: boolean
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** Reads the contract again. */
  onChange: () => Promise<unknown>
}

/** The right to a contract without a term (無期転換), as its doctor sees it: to come, to apply for, or applied for. */
export function ConversionSection({ conversion, isEndNoticed, outcome, ...form }: ConversionSectionProps) {
  const { state, from, until, startsOn } = conversion
  if (state === 'LAPSED') return null
  const start = yearDayText(startsOn)
  return (
    <Card as="section" aria-labelledby="conversion">
      <Stack gap={3}>
        <Heading level={2} size="md" id="conversion">
          期間の定めのない契約への転換(無期転換)
        </Heading>
        {isConverted(conversion) ? (
          <>
            {/* Anybody can write a URL: a success is told only where the contract confirms it. */}
            {outcome === 'APPLIED' && <OutcomeNotice told={applyConversionWords('APPLIED')} />}
            <Text>
              {state === 'APPLIED'
                ? `申し込みにより、${start}から期間の定めのない契約になります。病院が承諾したものとみなされるため(労働契約法18条1項)、病院の回答は必要ありません。`
                : `${start}から、期間の定めのない契約です。`}
              契約の更新はありません。
            </Text>
            <DescriptionList items={conversionItems(conversion)} />
            <Text tone="sub">
              労働条件通知書は新しくなります。契約を終えたいときは、下の「契約の終了」から申し入れます。
            </Text>
            <PrintButton />
          </>
        ) : (
          <>
            <Text>
              この病院との契約期間が、更新により通算5年を超えます。先生が申し込むと、病院は承諾したものとみなされ、
              {start}から期間の定めのない契約になります(労働契約法18条1項)。病院は断れません。
            </Text>
            {state === 'NOT_YET' && (
              <Text>
                {yearDayText(from)}〜{yearDayText(until)}の間、ここから申し込めます。
              </Text>
            )}
            {state === 'OPEN' && isEndNoticed && (
              <Text>
                契約の終了が申し入れられているため、ここからは申し込めません。申し入れが取り下げられると申し込めます。
              </Text>
            )}
            {state === 'OPEN' && !isEndNoticed && (
              <ApplyForm conversion={conversion} outcome={outcome} {...form} />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

type ApplyFormProps = Omit<ConversionSectionProps, 'isEndNoticed'>

function ApplyForm({ contract, conversion, outcome, onChange }: ApplyFormProps) {
  const { until, startsOn } = conversion
  const isKept = keptFor(usePageForms(), APPLY_CONVERSION_FORM) !== null
  const posted = usePosted(applyForConversionFn, {
    posted: outcome === 'APPLIED' ? undefined : outcome,
    of: APPLY_CONVERSION_FORM,
    key: `conversion-${contract.applicationId}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'APPLIED') toastOutcome('conversion', applyConversionWords(given.outcome))
      return onChange()
    },
  })
  const problem = posted.problems['understood']
  return (
    <>
      <Text>{yearDayText(until)}まで申し込めます。申し込まなくても、いまの契約は変わりません。</Text>
      <Disclosure summary="無期転換の申し込みへ進む" open={outcome !== undefined || isKept}>
        <form {...posted.attributes}>
          <Stack gap={4}>
            <FormReport of={posted} words={applyConversionWords} toasted />
            <DescriptionList
              items={[
                { term: 'いまの契約', description: `${yearDayText(until)}まで(そのまま続きます)` },
                { term: '期間の定めのない契約', description: `${yearDayText(startsOn)}から` },
                { term: '給与・曜日・時間など', description: 'いまの契約と同じです' },
                { term: '契約の更新', description: 'なくなります(確認中の更新は終わります)' },
              ]}
            />
            <input type="hidden" name="applicationId" value={contract.applicationId} />
            <input type="hidden" name="regularWorkId" value={contract.regularWorkId} />
            <input type="hidden" name="idempotencyKey" value={posted.formKey} />
            <FieldGroup
              legend="申し込みの確認"
              need="required"
              help="申し込むと契約が成立するため、取り下げはできません。契約は、終了の申し入れでいつでも終えられます。"
              error={problem}
            >
              <Checkbox
                name="understood"
                value="1"
                label={`${yearDayText(startsOn)}から期間の定めのない契約になることを確認しました`}
                aria-invalid={problem ? true : undefined}
              />
            </FieldGroup>
            <Button type="submit" variant="filled" pending={posted.pending}>
              無期転換を申し込む
            </Button>
          </Stack>
        </form>
      </Disclosure>
    </>
  )
}
