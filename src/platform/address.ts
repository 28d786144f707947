import type { RegisteredRouter } from '@tanstack/react-router'
import { stringifySearch } from '../domain/search/search-serialization.ts'

type FileRoutes = RegisteredRouter['routeTree']['types']['fileRouteTypes']

/** Every path of the route tree, `$` standing for its params. */
export type Path = FileRoutes['to']

type RouteTypes<To extends Path> = FileRoutes['fileRoutesByTo'][To]['types']

/** What a link to a route may write into its search params: the input of the schema in `validateSearch`. */
export type SearchOf<To extends Path> = RouteTypes<To>['fullSearchSchemaInput']

type ParamsOf<To extends Path> = RouteTypes<To>['allParams']

/** An address inside the app: props for `Link`, options for `redirect` and `router.navigate`, or a URL by `hrefOf`. */
export type Address<To extends Path = Path> = To extends Path
  ? {
      to: To
      search?: SearchOf<To>
      hash?: string
    } & (keyof ParamsOf<To> extends never ? { params?: undefined } : { params: ParamsOf<To> })
  : never

/** The URL of an address, where no link is: a form's `action`, `window.location`, a redirect from a server function. */
export function hrefOf({ to, params, search = {}, hash }: Address): string {
  const path = params
    ? Object.entries(params).reduce<string>(
        (path, [name, value]) => path.replace(`$${name}`, encodeURIComponent(value)),
        to,
      )
    : to
  return path + stringifySearch(search) + (hash ? `#${hash}` : '')
}

/** Builds addresses of a path without params. */
export const screen =
  <To extends Path>(to: To) =>
  (search?: SearchOf<To>, hash?: string): { to: To; search?: SearchOf<To>; hash?: string } => ({
    to,
    search,
    hash,
  })
