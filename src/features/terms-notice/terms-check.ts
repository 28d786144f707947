import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { isNoticeItem, ITEM_TEXT, NOTICE_DELIVERY, type NoticeItem } from '../../domain/work/terms-notice.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of the doctor's answer that needs no server. */
export const checkDelivery = (form: FormData): Problems =>
  problemsAmong({
    delivery: Object.hasOwn(NOTICE_DELIVERY, typedIn(form, 'delivery')) ? undefined : REQUIRED,
  })

/** The items that a form asks for: the name of each field is `item-` and the item. */
export const itemField = (key: NoticeItem): string => `item-${key}`
export const itemsOf = (form: FormData): NoticeItem[] =>
  [...form.keys()]
    .filter((name) => name.startsWith('item-'))
    .map((name) => name.slice('item-'.length))
    .filter(isNoticeItem)

/** Validation of the missing items that needs no server. */
export const checkItems = (form: FormData): Problems =>
  problemsAmong(
    Object.fromEntries(
      itemsOf(form).map((key) => [itemField(key), lengthProblem(typedIn(form, itemField(key)), ITEM_TEXT)]),
    ),
  )
