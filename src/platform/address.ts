import type { RegisteredRouter } from '@tanstack/react-router'
import { stringifySearch } from '../domain/search/search-serialization.ts'

type FileRoutes = RegisteredRouter['routeTree']['types']['fileRouteTypes']

/** Every path of the route tree, with `$name` in the place of each path param. */
export type Path = FileRoutes['to']

type FirstSegmentOf<To> = To extends `/${infer Segment}/${string}`
  ? Segment
  : To extends `/${infer Segment}`
    ? Segment
    : never

/** Every first path segment of the route tree. */
export type FirstSegment = Exclude<FirstSegmentOf<Path>, '' | '$'>

type RouteTypes<To extends Path> = FileRoutes['fileRoutesByTo'][To]['types']

/** The search params that a link to a route may write: the input type of the schema in `validateSearch`. */
export type SearchOf<To extends Path> = RouteTypes<To>['fullSearchSchemaInput']

type ParamsOf<To extends Path> = RouteTypes<To>['allParams']

/**
 * An internal address: spread into `Link`, `redirect` or `router.navigate`, or turned into a URL by `hrefOf`.
 */
export type Address<To extends Path = Path> = To extends Path
  ? {
      to: To
      search?: SearchOf<To>
      hash?: string
    } & (keyof ParamsOf<To> extends never ? { params?: undefined } : { params: ParamsOf<To> })
  : never

/** The URL of an address, for a form's `action`, `window.location` or a server function's redirect. */
export function hrefOf({ to, params, search = {}, hash }: Address): string {
  const path = params
    ? Object.entries(params).reduce<string>(
        (path, [name, value]) => path.replace(`$${name}`, encodeURIComponent(value)),
        to,
      )
    : to
  return path + stringifySearch(search) + (hash ? `#${hash}` : '')
}

/** Whether a path is an address's own, or of a page below it. */
export const isWithin = (pathname: string, address: Address): boolean =>
  `${pathname}/`.startsWith(`${hrefOf(address)}/`)

/** Makes the builder of one path's addresses, for a path without path params. */
export const screen =
  <To extends Path>(to: To) =>
  (search?: SearchOf<To>, hash?: string): { to: To; search?: SearchOf<To>; hash?: string } => ({
    to,
    search,
    hash,
  })
