/**
 * Whether a key that was pressed belongs to the input method, as the Enter that takes its kanji does. Safari ends the
 * conversion before it tells of that Enter, and marks it by the key code 229 alone.
 */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229
