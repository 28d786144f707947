import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { NG_LIMIT } from '../../domain/ng/ng-words.ts'
import { PREFECTURE } from '../../domain/text/prefecture.ts'
import { hrefOf } from '../../platform/address.ts'
import { toNgWork } from '../../platform/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { hospitalSuggestionsQuery } from '../search/criteria/hospital.queries.ts'
import { NgForm } from './ng-form.tsx'
import type { NgView } from './ng-view.ts'
import * as styles from './ng.css.ts'

type HospitalSectionProps = { ng: NgView; q: string }

export function HospitalSection({ ng, q }: HospitalSectionProps) {
  return (
    <Card as="section" aria-labelledby="hospitals">
      <Stack gap={3}>
        <Heading level={2} id="hospitals">
          勤務しない病院
        </Heading>
        {ng.hospitals.length > 0 && (
          <ul className={styles.rows}>
            {ng.hospitals.map((hospital) => (
              <li key={hospital.hospitalId} className={styles.row}>
                <Stack gap={1}>
                  <Text bold>{hospital.name}</Text>
                  <Text tone="sub">{[hospital.city, hospital.reason].filter(Boolean).join(' ・ ')}</Text>
                </Stack>
                <NgForm change="REMOVE_HOSPITAL" name={hospital.hospitalId}>
                  {({ pending }) => (
                    <>
                      <input type="hidden" name="hospitalId" value={hospital.hospitalId} />
                      <Button
                        type="submit"
                        size="sm"
                        pending={pending}
                        aria-label={`${hospital.name}をNG設定から外す`}
                      >
                        外す
                      </Button>
                    </>
                  )}
                </NgForm>
              </li>
            ))}
          </ul>
        )}
        <Search q={q} />
        {q !== '' && <Found q={q} chosen={ng.hospitals.map(({ hospitalId }) => hospitalId)} />}
      </Stack>
    </Card>
  )
}

/** A form of its own that asks for the page with the hospitals that are found. */
function Search({ q }: { q: string }) {
  const navigate = useNavigate()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const text = typeof typed === 'string' ? typed.trim() : ''
    void navigate({ ...toNgWork({ q: text || undefined }), resetScroll: false, replace: true })
  }
  return (
    <form action={hrefOf(toNgWork())} method="get" role="search" onSubmit={search}>
      <Field label="病院名でさがす" help="病院名・よみがな・市区町村の一部で見つかります。">
        {(control) => (
          <Inline gap={2}>
            <TextInput
              {...control}
              key={q}
              type="search"
              name="q"
              maxLength={100}
              defaultValue={q}
              width="medium"
            />
            <Button type="submit">さがす</Button>
          </Inline>
        )}
      </Field>
    </form>
  )
}

function Found({ q, chosen }: { q: string; chosen: readonly string[] }) {
  const { data: hospitals, isError } = useQuery(hospitalSuggestionsQuery(q))
  if (isError) return <Text>病院を読み込めませんでした。もう一度さがしてください。</Text>
  if (!hospitals) return <Text tone="sub">さがしています…</Text>
  if (hospitals.length === 0) return <Text>「{q}」に合う病院は見つかりませんでした。</Text>
  return (
    <ul className={styles.rows} aria-label="見つかった病院">
      {hospitals.map(({ id, name, prefecture, city }) => (
        <li key={id}>
          <Stack gap={1}>
            <Text bold>{name}</Text>
            <Text tone="sub">
              {PREFECTURE[prefecture]}
              {city}
            </Text>
            {chosen.includes(id) ? (
              <Text tone="sub">登録済みです</Text>
            ) : (
              <NgForm change="ADD_HOSPITAL" name={id}>
                {({ pending, problems }) => (
                  <>
                    <input type="hidden" name="hospitalId" value={id} />
                    <input type="hidden" name="q" value={q} />
                    <Field label={`${name}の理由`} labelHidden error={problems['reason']}>
                      {(control) => (
                        <Inline gap={2}>
                          <TextInput
                            {...control}
                            name="reason"
                            maxLength={NG_LIMIT.reason}
                            autoComplete="off"
                            placeholder="理由(任意・病院には伝わりません)"
                            width="medium"
                          />
                          <Button type="submit" pending={pending} aria-label={`${name}をNG設定に追加する`}>
                            追加する
                          </Button>
                        </Inline>
                      )}
                    </Field>
                  </>
                )}
              </NgForm>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  )
}
