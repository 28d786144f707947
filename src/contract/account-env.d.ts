/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
    'Account': { kind: 'OBJECT'; name: 'Account'; fields: { 'hasPassword': { name: 'hasPassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'isMailUnconfirmed': { name: 'isMailUnconfirmed'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'isRecentlyAuthenticated': { name: 'isRecentlyAuthenticated'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'loginId': { name: 'loginId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'pendingLoginId': { name: 'pendingLoginId'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Boolean': unknown;
    'ChangePasswordOutcome': { name: 'ChangePasswordOutcome'; enumValues: 'CHANGED' | 'UNSUITABLE' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY' | 'SIGNED_OUT'; };
    'ChangePasswordResult': { kind: 'OBJECT'; name: 'ChangePasswordResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ChangePasswordOutcome'; ofType: null; }; } }; 'problem': { name: 'problem'; type: { kind: 'ENUM'; name: 'PasswordProblem'; ofType: null; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'ConfirmMailOutcome': { name: 'ConfirmMailOutcome'; enumValues: 'CONFIRMED' | 'ALREADY_REGISTERED' | 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN' | 'NOT_PROVED' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY'; };
    'FirebaseToken': { kind: 'OBJECT'; name: 'FirebaseToken'; fields: { 'customToken': { name: 'customToken'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'expiresIn': { name: 'expiresIn'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'ID': unknown;
    'IdToken': { kind: 'OBJECT'; name: 'IdToken'; fields: { 'expiresIn': { name: 'expiresIn'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'idToken': { name: 'idToken'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Int': unknown;
    'LeaveOutcome': { name: 'LeaveOutcome'; enumValues: 'LEFT' | 'NOT_PROVED' | 'WORKS_AHEAD' | 'NOT_ALLOWED' | 'SIGNED_OUT'; };
    'LogInOutcome': { name: 'LogInOutcome'; enumValues: 'LOGGED_IN' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY'; };
    'LogInResult': { kind: 'OBJECT'; name: 'LogInResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LogInOutcome'; ofType: null; }; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'MailOutcome': { name: 'MailOutcome'; enumValues: 'REQUESTED' | 'NOTHING_TO_CONFIRM' | 'UNCHANGED' | 'INVALID_LOGIN_ID' | 'ALREADY_REGISTERED' | 'NOT_PROVED' | 'TOO_MANY_ATTEMPTS' | 'SIGNED_OUT'; };
    'MailResult': { kind: 'OBJECT'; name: 'MailResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'MailOutcome'; ofType: null; }; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'changeMailAddress': { name: 'changeMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MailResult'; ofType: null; }; } }; 'changePassword': { name: 'changePassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ChangePasswordResult'; ofType: null; }; } }; 'confirmMailAddress': { name: 'confirmMailAddress'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ConfirmMailOutcome'; ofType: null; }; } }; 'createFirebaseToken': { name: 'createFirebaseToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FirebaseToken'; ofType: null; }; } }; 'createIdToken': { name: 'createIdToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IdToken'; ofType: null; }; } }; 'leave': { name: 'leave'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LeaveOutcome'; ofType: null; }; } }; 'logIn': { name: 'logIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogInResult'; ofType: null; }; } }; 'logOut': { name: 'logOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'logOutEverywhere': { name: 'logOutEverywhere'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'reauthenticate': { name: 'reauthenticate'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ReauthenticateResult'; ofType: null; }; } }; 'register': { name: 'register'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterResult'; ofType: null; }; } }; 'requestMailConfirmation': { name: 'requestMailConfirmation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'MailResult'; ofType: null; }; } }; 'requestPasswordReset': { name: 'requestPasswordReset'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RequestPasswordResetResult'; ofType: null; }; } }; 'resetPassword': { name: 'resetPassword'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ResetPasswordResult'; ofType: null; }; } }; 'revokeSession': { name: 'revokeSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RevokeSessionOutcome'; ofType: null; }; } }; 'stopMailChange': { name: 'stopMailChange'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'StopMailOutcome'; ofType: null; }; } }; }; };
    'PasswordProblem': { name: 'PasswordProblem'; enumValues: 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'NEEDS_LETTERS_AND_DIGITS' | 'SAME_AS_LOGIN_ID' | 'COMMON'; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'account': { name: 'account'; type: { kind: 'OBJECT'; name: 'Account'; ofType: null; } }; 'hasSession': { name: 'hasSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'lineLinkedAt': { name: 'lineLinkedAt'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'sessions': { name: 'sessions'; type: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Session'; ofType: null; }; }; } }; }; };
    'ReauthenticateOutcome': { name: 'ReauthenticateOutcome'; enumValues: 'REAUTHENTICATED' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY' | 'SIGNED_OUT'; };
    'ReauthenticateResult': { kind: 'OBJECT'; name: 'ReauthenticateResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ReauthenticateOutcome'; ofType: null; }; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'RegisterOutcome': { name: 'RegisterOutcome'; enumValues: 'REGISTERED' | 'ALREADY_REGISTERED' | 'INVALID_LOGIN_ID' | 'WEAK_PASSWORD' | 'CONSENT_MISSING' | 'TOO_MANY_ATTEMPTS' | 'BUSY'; };
    'RegisterResult': { kind: 'OBJECT'; name: 'RegisterResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RegisterOutcome'; ofType: null; }; } }; 'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'RequestPasswordResetOutcome': { name: 'RequestPasswordResetOutcome'; enumValues: 'REQUESTED' | 'TOO_MANY_ATTEMPTS'; };
    'RequestPasswordResetResult': { kind: 'OBJECT'; name: 'RequestPasswordResetResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RequestPasswordResetOutcome'; ofType: null; }; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'ResetPasswordOutcome': { name: 'ResetPasswordOutcome'; enumValues: 'RESET' | 'UNSUITABLE' | 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN' | 'BUSY'; };
    'ResetPasswordResult': { kind: 'OBJECT'; name: 'ResetPasswordResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'ResetPasswordOutcome'; ofType: null; }; } }; 'problem': { name: 'problem'; type: { kind: 'ENUM'; name: 'PasswordProblem'; ofType: null; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'RevokeSessionOutcome': { name: 'RevokeSessionOutcome'; enumValues: 'REVOKED' | 'NOT_FOUND' | 'SIGNED_OUT'; };
    'Session': { kind: 'OBJECT'; name: 'Session'; fields: { 'createdAt': { name: 'createdAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'device': { name: 'device'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'isCurrent': { name: 'isCurrent'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'lastSeenAt': { name: 'lastSeenAt'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'StopMailOutcome': { name: 'StopMailOutcome'; enumValues: 'STOPPED' | 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'; };
    'String': unknown;
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: 'account';
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';
