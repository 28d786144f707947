import type { ComponentProps } from 'react'
import { hrefOf, type Address } from './address.ts'

type LinkProps = Address & Omit<ComponentProps<'a'>, 'href'>

/** A plain anchor that knows the route tree: it works before any script has come; then the shell follows it in place. */
export function Link(props: LinkProps) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...anchor } = props
  return <a {...anchor} href={hrefOf(props)} />
}
