import { graphqlAccount } from '../../contract/account-client.ts'

export const LineLink = graphqlAccount(`
  query LineLink {
    lineLinkedAt
    account {
      hasPassword
      isRecentlyAuthenticated
    }
  }
`)
