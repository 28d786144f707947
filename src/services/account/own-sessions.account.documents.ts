import { graphqlAccount } from '../../contract/account-client.ts'

export const OwnAccountDocument = graphqlAccount(`
  query OwnAccount {
    account {
      loginId
      isMailUnconfirmed
      pendingLoginId
      hasPassword
      isRecentlyAuthenticated
    }
    lineLinkedAt
    sessions {
      id
      device
      lastSeenAt
      createdAt
      isCurrent
    }
  }
`)

export const RevokeSession = graphqlAccount(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`)

export const LogOutEverywhere = graphqlAccount(`
  mutation LogOutEverywhere {
    logOutEverywhere
  }
`)
