import { graphqlAccount } from '../../contract/account-client.ts'

export const Reauthenticate = graphqlAccount(`
  mutation Reauthenticate($password: String!) {
    reauthenticate(password: $password) {
      outcome
      retryAfter
    }
  }
`)

export const ChangePassword = graphqlAccount(`
  mutation ChangePassword($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) {
      outcome
      problem
      retryAfter
    }
  }
`)

export const RequestPasswordReset = graphqlAccount(`
  mutation RequestPasswordReset($loginId: String!) {
    requestPasswordReset(loginId: $loginId) {
      outcome
      retryAfter
    }
  }
`)

export const ResetPassword = graphqlAccount(`
  mutation ResetPassword($token: String!, $next: String!) {
    resetPassword(token: $token, next: $next) {
      outcome
      problem
      retryAfter
    }
  }
`)
