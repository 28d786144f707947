import { isNoticeItem, ITEM_TEXT, NOTICE_ITEM, type NoticeItem } from '../../domain/work/terms-notice.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm, PostedForm } from '../forms/posted-form.ts'

/** The items that a form asks for: the name of each field is `item-` and the item. */
export const itemField = (key: NoticeItem): string => `item-${key}`
export const itemsOf = (form: FormData): NoticeItem[] =>
  [...form.keys()]
    .filter((name) => name.startsWith('item-'))
    .map((name) => name.slice('item-'.length))
    .filter(isNoticeItem)

/** The missing items of a notice. */
export const ISSUE_FORM: CheckedForm = {
  name: 'terms-issue',
  typed: Object.keys(NOTICE_ITEM).filter(isNoticeItem).map(itemField),
  check: (form) =>
    problemsAmong(
      Object.fromEntries(
        itemsOf(form).map((key) => [itemField(key), lengthProblem(typedIn(form, itemField(key)), ITEM_TEXT)]),
      ),
    ),
}

/** The record that a notice was handed over. */
export const HAND_OVER_FORM: PostedForm = { name: 'terms-hand-over' }
