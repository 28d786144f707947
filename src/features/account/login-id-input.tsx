import { TextInput, type TextInputProps } from '../../ui/text-input/text-input.tsx'

/** A user id, which is a mail address; keyboards shall not correct it. */
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
