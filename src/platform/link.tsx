import type { ComponentProps } from 'react'
import { hrefOf, type Address } from './address.ts'

type LinkProps = Address & Omit<ComponentProps<'a'>, 'href'>

/**
 * A plain anchor with the router's typed props. It works before hydration; after it, the shell turns a click
 * into a client-side navigation.
 */
export function Link(props: LinkProps) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...anchor } = props
  return <a {...anchor} href={hrefOf(props)} />
}
