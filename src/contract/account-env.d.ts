/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
    'Boolean': unknown;
    'FirebaseToken': { kind: 'OBJECT'; name: 'FirebaseToken'; fields: { 'customToken': { name: 'customToken'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'expiresIn': { name: 'expiresIn'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'IdToken': { kind: 'OBJECT'; name: 'IdToken'; fields: { 'expiresIn': { name: 'expiresIn'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; 'idToken': { name: 'idToken'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; }; };
    'Int': unknown;
    'LogInOutcome': { name: 'LogInOutcome'; enumValues: 'LOGGED_IN' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY'; };
    'LogInResult': { kind: 'OBJECT'; name: 'LogInResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'LogInOutcome'; ofType: null; }; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'createFirebaseToken': { name: 'createFirebaseToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'FirebaseToken'; ofType: null; }; } }; 'createIdToken': { name: 'createIdToken'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'IdToken'; ofType: null; }; } }; 'logIn': { name: 'logIn'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'LogInResult'; ofType: null; }; } }; 'logOut': { name: 'logOut'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'register': { name: 'register'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'RegisterResult'; ofType: null; }; } }; }; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'hasSession': { name: 'hasSession'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'RegisterOutcome': { name: 'RegisterOutcome'; enumValues: 'REGISTERED' | 'ALREADY_REGISTERED' | 'INVALID_LOGIN_ID' | 'WEAK_PASSWORD' | 'CONSENT_MISSING' | 'TOO_MANY_ATTEMPTS' | 'BUSY'; };
    'RegisterResult': { kind: 'OBJECT'; name: 'RegisterResult'; fields: { 'outcome': { name: 'outcome'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'RegisterOutcome'; ofType: null; }; } }; 'reason': { name: 'reason'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'retryAfter': { name: 'retryAfter'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; } }; }; };
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
