import { graphqlAccount } from '../../contract/account-client.ts'

export const AnswerLogInStep = graphqlAccount(`
  mutation AnswerLogInStep($code: String!) {
    answerLogInStep(code: $code) {
      outcome
      retryAfter
    }
  }
`)

export const SecondFactor = graphqlAccount(`
  query SecondFactor {
    secondFactor {
      isAvailable
      onSince
      recoveryCodesLeft
      setup {
        secret
        uri
      }
      recoveryCodes
    }
  }
`)

export const BeginSecondFactor = graphqlAccount(`
  mutation BeginSecondFactor($password: String!) {
    beginSecondFactor(password: $password) {
      outcome
      retryAfter
    }
  }
`)

export const ConfirmSecondFactor = graphqlAccount(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      outcome
      retryAfter
    }
  }
`)

export const EndSecondFactor = graphqlAccount(`
  mutation EndSecondFactor($password: String!, $code: String!) {
    endSecondFactor(password: $password, code: $code) {
      outcome
      retryAfter
    }
  }
`)

export const RenewRecoveryCodes = graphqlAccount(`
  mutation RenewRecoveryCodes($password: String!, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code) {
      outcome
      retryAfter
    }
  }
`)

export const HideRecoveryCodes = graphqlAccount(`
  mutation HideRecoveryCodes {
    hideRecoveryCodes
  }
`)
