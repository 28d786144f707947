import { createServerFn } from '@tanstack/react-start'
import { partiesInUse } from '../../platform/third-parties.server.ts'

export const getPartiesInUse = createServerFn().handler(() => partiesInUse())
