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
  mutation ConfirmMailAddress($token: String!, $password: String) {
    confirmMailAddress(token: $token, password: $password)
  }
`)

export const StopMailChange = graphqlAccount(`
  mutation StopMailChange($token: String!) {
    stopMailChange(token: $token)
  }
`)

export const TakeBackMailAddress = graphqlAccount(`
  mutation TakeBackMailAddress($token: String!, $password: String!, $next: String!) {
    takeBackMailAddress(token: $token, password: $password, next: $next) {
      outcome
      problem
      retryAfter
    }
  }
`)
