import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { fitText } from './fit-text.ts'
import { area, areaWrap, counter, counterOver, growing, input } from './text-input.css.ts'

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'maxLength'> & {
  /** Shows a counter. Input is never truncated: validation reports a text that is too long. */
  limit?: number
  /** One line that grows with the text. */
  grows?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

// Counts code points and not UTF-16 units, so that 𠮷 is one character.
const characters = (text: TextAreaProps['value']) => [...(text?.toString() ?? '')].length

export function TextArea({
  limit,
  grows = false,
  className,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(() => characters(defaultValue))
  const wrap = useRef<HTMLSpanElement>(null)
  // A form that is reset, once its answer is there, fires no change of its fields.
  useEffect(() => {
    const form = wrap.current?.closest('form')
    const reset = () => {
      setTyped(characters(defaultValue))
      // The field is empty once the event has passed.
      const field = wrap.current?.querySelector('textarea')
      if (grows && field) setTimeout(fitText, 0, field)
    }
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue, grows])
  const count = value === undefined ? typed : characters(value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(characters(event.target.value))
    if (grows) fitText(event.target)
    onChange?.(event)
  }
  return (
    <span ref={wrap} className={areaWrap}>
      <textarea
        {...rest}
        value={value}
        defaultValue={defaultValue}
        onChange={change}
        className={cx(input, area, grows && growing, className)}
      />
      {limit !== undefined && (
        <span className={cx(counter, count > limit && counterOver)}>
          {count} / {limit}文字
        </span>
      )}
    </span>
  )
}
