import { graphqlAccount } from '../../contract/account-client.ts'

export const Leave = graphqlAccount(`
  mutation Leave {
    leave
  }
`)
