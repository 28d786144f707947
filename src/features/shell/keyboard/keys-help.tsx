import { useState } from 'react'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useCurrentUser } from '../../session/use-current-user.ts'
import { areKeysOn, turnKeys } from './keys.ts'

const KEYS = [
  { term: '/', description: 'ことばで検索' },
  { term: 'j と k', description: '次の行と前の行' },
  { term: 'Enter', description: '行を開く' },
  { term: 'l', description: 'お気に入りに入れる・外す' },
  { term: '?', description: 'この説明' },
]

const OFFICE_KEYS = [
  { term: 'j と k', description: '次の行と前の行' },
  { term: 'Enter', description: '行を開く' },
  { term: 'a', description: '「承諾」のボタンへ' },
  { term: '?', description: 'この説明' },
]

/** What each key does, and whether they are on. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { office } = useCurrentUser()
  return (
    <Dialog title="キーボードの操作" onClose={onClose}>
      <DescriptionList items={office ? OFFICE_KEYS : KEYS} />
      <KeysSwitch />
    </Dialog>
  )
}

function KeysSwitch() {
  const [on, setOn] = useState(areKeysOn)
  return (
    <Checkbox
      label="1文字のキーで操作する"
      description="入力中は働きません。この端末にだけ保存します。"
      checked={on}
      onChange={({ target }) => {
        turnKeys(target.checked)
        setOn(target.checked)
      }}
    />
  )
}
