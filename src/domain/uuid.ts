import * as v from 'valibot'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a UUID as this app writes it: lower case, with hyphens. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** The schema of an id in the input of a server function. */
export const uuid = v.pipe(v.string(), v.uuid())
