import { graphqlAccount } from '../../contract/account-client.ts'

export const CreateIdToken = graphqlAccount(`
  mutation CreateIdToken {
    createIdToken {
      idToken
      expiresIn
    }
  }
`)

export const HasSession = graphqlAccount(`
  query HasSession {
    hasSession
  }
`)

export const CreateFirebaseToken = graphqlAccount(`
  mutation CreateFirebaseToken {
    createFirebaseToken {
      customToken
    }
  }
`)

export const LogInDocument = graphqlAccount(`
  mutation LogIn($loginId: String!, $password: String!) {
    logIn(loginId: $loginId, password: $password) {
      outcome
      retryAfter
    }
  }
`)

export const LogOut = graphqlAccount(`
  mutation LogOut {
    logOut
  }
`)

export const Register = graphqlAccount(`
  mutation Register($loginId: String!, $password: String!, $consent: Boolean!) {
    register(loginId: $loginId, password: $password, consent: $consent) {
      outcome
      problem
      isTaken
      retryAfter
    }
  }
`)
