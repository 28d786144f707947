import { useState } from 'react'
import { cx } from '../class-names.ts'
import { EyeIcon, EyeOffIcon } from '../icon/control-icons.tsx'
import { input, passwordInput, passwordWrap, reveal } from './text-input.css.ts'
import type { TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'width'>

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className={passwordWrap}>
      <input
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(input, passwordInput, className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="パスワードを表示"
        className={reveal}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
        <span aria-hidden="true">{shown ? '隠す' : '表示'}</span>
      </button>
    </span>
  )
}
