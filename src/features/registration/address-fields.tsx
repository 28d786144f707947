import { useHydrated } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import type { BasicsDraft } from '../../domain/doctor/registration-draft.ts'
import { plainPostalCode, type Problems } from '../../domain/text/form-rule.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Text } from '../../ui/text/text.tsx'
import { NativeSelect } from '../../ui/text-input/native-select.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { choicesOf } from './choices.ts'
import { fillIn, foundText, placeText, sharedPart, type Filled } from './found-places.ts'
import { findAddressFn, type FoundPlace } from './registration.functions.ts'
import * as styles from './sign-up.css.ts'

type AddressFieldsProps = { draft: BasicsDraft | null; problems: Problems }

/** 郵便番号 and the address. The look-up is bundled and optional. */
export function AddressFields({ draft, problems }: AddressFieldsProps) {
  const hydrated = useHydrated()
  const code = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [said, setSaid] = useState('')

  const [places, setPlaces] = useState<readonly FoundPlace[]>([])
  /** What the look-up filled in: another choice may replace it. */
  const filled = useRef<Filled>({})

  async function lookUp() {
    const form = code.current?.form
    if (!form || !code.current || pending) return
    if (!/^\d{7}$/.test(plainPostalCode(code.current.value))) {
      setSaid('郵便番号を7桁で入力してください。')
      return
    }
    setPending(true)
    try {
      const found = await findAddressFn({ data: code.current.value })
      setPlaces(found.length > 1 ? found : [])
      const isFilled = fillIn(form, sharedPart(found), filled.current)
      setSaid(foundText(found.length, isFilled))
    } catch {
      setSaid('住所を調べられませんでした。住所を入力してください。')
    }
    setPending(false)
  }

  function choose(label: string) {
    const [form, place] = [code.current?.form, places.find((one) => placeText(one) === label)]
    if (!form || !place) return
    fillIn(form, place, filled.current)
    setSaid('住所を入力しました。番地を続けてください。')
  }

  return (
    <>
      <Field label="郵便番号" need="required" error={problems['postalCode']}>
        {(control) => (
          <span className={styles.postal}>
            <TextInput
              {...control}
              ref={code}
              name="postalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              width="short"
              className={styles.postalInput}
              defaultValue={draft?.postalCode}
            />
            {hydrated && (
              <Button pending={pending} onClick={() => void lookUp()}>
                住所を入力
              </Button>
            )}
            <Text as="span" role="status" tone="sub" size="md">
              {said}
            </Text>
          </span>
        )}
      </Field>
      {places.length > 0 && (
        <Field label="この郵便番号の住所" need="optional">
          {(control) => (
            <NativeSelect
              {...control}
              key={places.map(placeText).join()}
              placeholder="あてはまる住所を選択"
              defaultValue=""
              options={places.map((place) => ({ value: placeText(place), label: placeText(place) }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Field label="都道府県" need="required" error={problems['prefecture']}>
        {(control) => (
          <NativeSelect
            {...control}
            name="prefecture"
            autoComplete="address-level1"
            width="medium"
            placeholder="選択してください"
            defaultValue={draft?.prefecture ?? ''}
            options={choicesOf(PREFECTURE)}
          />
        )}
      </Field>
      <Field label="市区町村" need="required" error={problems['city']}>
        {(control) => (
          <TextInput {...control} name="city" autoComplete="address-level2" defaultValue={draft?.city} />
        )}
      </Field>
      <Field label="町名・番地" need="required" error={problems['street']}>
        {(control) => (
          <TextInput {...control} name="street" autoComplete="address-line1" defaultValue={draft?.street} />
        )}
      </Field>
      <Field label="建物名・部屋番号" need="optional" error={problems['building']}>
        {(control) => (
          <TextInput
            {...control}
            name="building"
            autoComplete="address-line2"
            defaultValue={draft?.building}
          />
        )}
      </Field>
    </>
  )
}
