import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { RadioGroup } from '#app/ui/choice/radio-group.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Grid } from '#app/ui/layout/grid.tsx'
import { Inline } from '#app/ui/layout/inline.tsx'
import { Stack } from '#app/ui/layout/stack.tsx'
import { NativeSelect } from '#app/ui/text-input/native-select.tsx'
import { PasswordInput } from '#app/ui/text-input/password-input.tsx'
import { TextArea } from '#app/ui/text-input/text-area.tsx'
import { TextInput } from '#app/ui/text-input/text-input.tsx'
import { GallerySection } from './gallery-section.tsx'

const areas = [
  { value: 'tokyo', label: '東京都', hint: 54 },
  { value: 'kanagawa', label: '神奈川県', hint: 31 },
  { value: 'saitama', label: '埼玉県', hint: 43 },
  { value: 'chiba', label: '千葉県', hint: 0, disabled: true },
] as const

const replies = [
  { value: 'line', label: 'LINE', description: '新着をすぐにお知らせします' },
  { value: 'mail', label: 'メール' },
  { value: 'none', label: '受け取らない' },
] as const

const months = Array.from({ length: 12 }, (_, month) => ({ value: `${month + 1}`, label: `${month + 1}月` }))

export function GalleryForm() {
  const [chosen, setChosen] = useState<('tokyo' | 'kanagawa' | 'saitama' | 'chiba')[]>(['tokyo', 'saitama'])
  return (
    <GallerySection title="フォーム">
      <Grid columns={2}>
        <Card>
          <Stack gap={5}>
            <Field label="姓" need="required">
              {(control) => <TextInput {...control} autoComplete="family-name" defaultValue="山田" />}
            </Field>
            <Field
              label="メールアドレス"
              need="required"
              help="ログインと連絡に使います"
              error="この項目は必須です"
            >
              {(control) => <TextInput {...control} type="email" autoComplete="email" />}
            </Field>
            <Field label="パスワード" need="required" help="8文字以上">
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </Field>
            <FieldGroup legend="生年月日" need="optional">
              <Inline gap={2}>
                <NativeSelect
                  aria-label="年"
                  width="year"
                  placeholder="年"
                  options={[{ value: '1985', label: '1985年' }]}
                />
                <NativeSelect aria-label="月" width="short" placeholder="月" options={months} />
              </Inline>
            </FieldGroup>
            <Field label="病院への質問" need="optional">
              {(control) => (
                <TextArea
                  {...control}
                  limit={40}
                  defaultValue="当直室にシャワーはありますか。𠮷野家は近いですか。"
                />
              )}
            </Field>
            <Field label="変更できない項目">
              {(control) => <TextInput {...control} disabled defaultValue="医籍登録番号 123456" />}
            </Field>
            <Button variant="filled" block type="submit">
              登録する
            </Button>
          </Stack>
        </Card>
        <Card>
          <Stack gap={5}>
            <CheckboxGroup
              legend="エリア"
              name="area"
              options={areas}
              value={chosen}
              onChange={(next) => setChosen(next)}
            />
            <Checkbox
              label="関東をすべて選ぶ"
              indeterminate={chosen.length > 0 && chosen.length < 3}
              checked={chosen.length === 3}
              onChange={(event) => setChosen(event.target.checked ? ['tokyo', 'kanagawa', 'saitama'] : [])}
            />
            <RadioGroup
              legend="お知らせ"
              name="reply"
              need="required"
              options={replies}
              defaultValue="line"
            />
            <RadioGroup
              legend="経験"
              name="experience"
              columns="row"
              options={[
                { value: 'yes', label: 'あり' },
                { value: 'no', label: 'なし' },
              ]}
              error="どちらかを選んでください"
            />
            <Inline gap={2}>
              <NativeSelect
                look="plain"
                width="medium"
                aria-label="並び順"
                options={[
                  { value: 'date', label: '勤務日が近い順' },
                  { value: 'fee', label: '給与が高い順' },
                ]}
              />
            </Inline>
          </Stack>
        </Card>
      </Grid>
    </GallerySection>
  )
}
