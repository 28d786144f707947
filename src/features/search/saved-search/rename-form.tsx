import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { plainText } from '../../../domain/text/typed-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { changeSavedSearchFn } from './saved-search.functions.ts'
import { useSavedSearchForm } from './use-saved-search-form.ts'
import * as styles from './saved-search.css.ts'

const checkName = (form: FormData) =>
  problemsAmong({
    label: plainText(typedIn(form, 'label')) === '' ? '条件の名前を入力してください' : undefined,
  })

/** Gives a kept search another name. */
export function RenameForm({ kind, id, label }: { kind: SearchKind; id: string; label: string }) {
  const { problems, pending, attributes } = useSavedSearchForm(kind, changeSavedSearchFn, {
    check: checkName,
  })
  return (
    <form {...attributes}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value="rename" />
      <div className={styles.rename}>
        <Field label="条件の名前" error={problems['label']}>
          {(control) => (
            <TextInput key={label} {...control} name="label" defaultValue={label} maxLength={60} />
          )}
        </Field>
        <Button type="submit" pending={pending}>
          変える
        </Button>
      </div>
    </form>
  )
}
