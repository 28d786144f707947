import { createServerFn } from '@tanstack/react-start'
import { partiesInUse } from '../../platform/server/third-parties.server.ts'

export const getPartiesInUseFn = createServerFn().handler(() => partiesInUse())
