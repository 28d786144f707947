import { graphqlAccount } from '../../contract/account-client.ts'

export const RequestMailConfirmation = graphqlAccount(`
  mutation RequestMailConfirmation {
    requestMailConfirmation {
      outcome
      retryAfter
    }
  }
`)

export const ChangeMailAddress = graphqlAccount(`
  mutation ChangeMailAddress($loginId: String!) {
    changeMailAddress(loginId: $loginId) {
      outcome
      retryAfter
    }
  }
`)

export const ConfirmMailAddress = graphqlAccount(`
  mutation ConfirmMailAddress($token: String!) {
    confirmMailAddress(token: $token)
  }
`)
