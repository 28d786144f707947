import { TextInput, type TextInputProps } from '../../../ui/text-input/text-input.tsx'

/** Input of a user id, which is a mail address: no auto-correction and no capitals. */
export function LoginIdInput(props: TextInputProps) {
  return (
    <TextInput
      name="loginId"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
