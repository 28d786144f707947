import { Fragment, jsx as plainJsx, jsxs } from 'react/jsx-runtime'
import type { ComponentProps, ElementType, Key, ReactElement } from 'react'
import { escapedHtml } from '../html-text.ts'
import { PHRASED_ELEMENTS, phrasesOf } from '../phrases.ts'
import { currentScope } from './request-scope.server.ts'

/**
 * The JSX of our own modules on the server (`app.config.ts`): an element whose one child is a text is served with its
 * phrases marked by `<wbr>`, to browsers that need it. React compares such an element with the browser's by its
 * `textContent`, in which neither element is seen.
 */
export function jsx<Type extends ElementType>(
  type: Type,
  props: ComponentProps<Type>,
  key?: Key,
): ReactElement {
  const { children } = props
  if (typeof type !== 'string' || typeof children !== 'string' || !PHRASED_ELEMENTS.has(type))
    return plainJsx(type, props, key)
  if (currentScope()?.marksPhrases !== true) return plainJsx(type, props, key)
  const phrases = phrasesOf(children)
  if (phrases.length < 2) return plainJsx(type, props, key)
  const { children: _, ...rest } = props
  // In an element of its own: in a flex box each phrase would be an item.
  const __html = `<dp-phrases>${phrases.map(escapedHtml).join('<wbr>')}</dp-phrases>`
  return plainJsx(type, { ...rest, dangerouslySetInnerHTML: { __html } }, key)
}

export { Fragment, jsxs }
