import { yearDayText } from '../../../domain/listing/regular-text.ts'
import { confirmConversionWords } from '../../../domain/work/indefinite-conversion.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport, OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { confirmConversionFn } from './conversion.functions.ts'
import { conversionItems, isConverted, type ConversionView } from './conversion-view.ts'

type ConversionAtHospitalProps = {
  applicationId: string
  conversion: ConversionView
  mayDecide: boolean
  /** The outcome of the browser's own post, from the URL and therefore unchecked. */
  outcome: string | undefined
  /** Reads the contract again. */
  onChange: () => Promise<unknown>
}

/** The right of a contract's doctor to one without a term, as its hospital sees it. */
export function ConversionAtHospital({ conversion, mayDecide, ...form }: ConversionAtHospitalProps) {
  const { state, from, until, startsOn, readAt } = conversion
  if (state === 'LAPSED') return null
  const isUnread = readAt === null
  return (
    <Card as="section" aria-labelledby="conversion">
      <Stack gap={3}>
        <Heading level={2} size="md" id="conversion">
          期間の定めのない契約への転換(無期転換)
        </Heading>
        {isConverted(conversion) ? (
          <>
            {!isUnread && form.outcome === 'CONFIRMED' && (
              <OutcomeNotice told={confirmConversionWords('CONFIRMED')} />
            )}
            <Notice tone="info" title="先生が無期転換を申し込みました">
              {yearDayText(startsOn)}
              から、期間の定めのない契約です。病院は承諾したものとみなされ、断ることはできません(労働契約法18条1項)。契約の更新はなくなり、労働条件通知書を新しくします。
            </Notice>
            <DescriptionList items={conversionItems(conversion)} />
            {isUnread && mayDecide && <ConfirmForm {...form} />}
            {isUnread && !mayDecide && (
              <Text tone="sub">閲覧のみの権限では、確認したことを記録できません。</Text>
            )}
          </>
        ) : (
          <Text>
            契約期間が更新により通算5年を超えます。先生は{yearDayText(from)}〜{yearDayText(until)}
            の間に申し込めます。申し込みがあると、{yearDayText(startsOn)}
            から期間の定めのない契約になります(労働契約法18条1項)。病院は断れません。
          </Text>
        )}
      </Stack>
    </Card>
  )
}

type ConfirmFormProps = Omit<ConversionAtHospitalProps, 'conversion' | 'mayDecide'>

function ConfirmForm({ applicationId, outcome, onChange }: ConfirmFormProps) {
  const posted = usePosted(confirmConversionFn, {
    posted: outcome,
    key: `conversion-${applicationId}`,
    onAnswer: (given) => {
      toastOutcome('conversion', confirmConversionWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <Stack gap={3}>
        <FormReport of={posted} words={confirmConversionWords} toasted />
        <input type="hidden" name="applicationId" value={applicationId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            無期転換の申し込みを確認しました
          </Button>
        </div>
      </Stack>
    </form>
  )
}
