/** Pages that anybody may see and that are the same for everybody: home, searches, listings, and what we say of ourselves. */
const PUBLIC = /^\/(?:$|(?:search\/(?:spot|regular)|about|help)(?:\/|$)|(?:spot|regular)\/\d{1,18}$)/

export const isPublicPath = (pathname: string): boolean => PUBLIC.test(pathname)
