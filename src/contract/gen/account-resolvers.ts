// Made by `npm run generate` from the contract. Do not edit.
import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/**
 * The account endpoint: POST /account/graphql. Owns the session cookie `__Host-sid`: `logIn` sets it, `logOut` clears it,
 * `createIdToken` and `hasSession` read it. Cookie-bearing, so guarded against cross-site requests.
 */
export type Query = {
  __typename?: 'Query';
  /** Whether the cookie names a living session. */
  hasSession: Scalars['Boolean']['output'];
  /** The account behind the cookie; null without a living session. */
  account: Maybe<Account>;
  /** Its living sessions, the one used last first; null without a living session. */
  sessions: Maybe<Array<Session>>;
  /** Since when the account is linked with LINE, ISO 8601; null when it is not. */
  lineLinkedAt: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Turns the session into a short ID token. Null fields when there is no living session. */
  createIdToken: IdToken;
  /**
   * What the browser signs in to Firebase with, for the session the bearer names or else the cookie. Null fields without a
   * living session, and where no Firebase project is configured.
   */
  createFirebaseToken: FirebaseToken;
  /** The answer and its time are the same for an unknown id and a wrong password. */
  logIn: LogInResult;
  /**
   * Opens an account and signs it in; a session that came by LINE and has no address yet gets it in its own account, where
   * the password may be empty. An address bars nobody until it is proved. That it is somebody's is told (the product wants
   * it), so it is counted per network address.
   */
  register: RegisterResult;
  /** Ends the session the cookie names; harmless without one. */
  logOut: Scalars['Boolean']['output'];
  /** Proves anew who is at the device, which sensitive changes ask for. Throttled like logIn. */
  reauthenticate: ReauthenticateResult;
  /** Begins a new session for this browser and ends all others. */
  changePassword: ChangePasswordResult;
  /** Sends a link by mail. The answer and its time are the same whether there is such an account or not. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Sends the link that confirms the mail address again; to the new address where one waits. */
  requestMailConfirmation: MailResult;
  /** Sends a link to another address, which takes the place of the old one once the link is used. */
  changeMailAddress: MailResult;
  /**
   * Confirms an address by the token of a mailed link, once, for the account of the session, or else for the one whose
   * password comes along. Ends all that was begun on the account before, but for this browser's session.
   */
  confirmMailAddress: ConfirmMailOutcome;
  /** Stops a wish for another address by the token of the mail to the present one, and ends all sessions. */
  stopMailChange: StopMailOutcome;
  /**
   * Takes an account back to the address it has left, by the token of the mail to that address and a password the account had
   * then, once, with a new password. Ends all that was made since.
   */
  takeBackMailAddress: TakeBackResult;
  /**
   * Chooses a new password by the token of a mailed link, once, and ends all that was begun on the account. For an address
   * nobody has proved it opens an account that has nothing of the registrations which merely named it.
   */
  resetPassword: ResetPasswordResult;
  /** Ends a session of the account, this browser's own included; harmless when repeated. */
  revokeSession: RevokeSessionOutcome;
  /** Ends all sessions of the account, this browser's own included; harmless without one. */
  logOutEverywhere: Scalars['Boolean']['output'];
  /** Leaves the service: applications are withdrawn, papers and links deleted, all sessions end. Past works are kept. */
  leave: LeaveOutcome;
};


export type MutationLogInArgs = {
  loginId: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  loginId: Scalars['String']['input'];
  password: Scalars['String']['input'];
  consent: Scalars['Boolean']['input'];
};


export type MutationReauthenticateArgs = {
  password: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  current: Scalars['String']['input'];
  next: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  loginId: Scalars['String']['input'];
};


export type MutationChangeMailAddressArgs = {
  loginId: Scalars['String']['input'];
};


export type MutationConfirmMailAddressArgs = {
  token: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStopMailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationTakeBackMailAddressArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  next: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  next: Scalars['String']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};

export type LeaveOutcome =
  | 'LEFT'
  /** Ask for the password first: who is at the device has not proved it in the last ten minutes. */
  | 'NOT_PROVED'
  /** Works are agreed that have not been done yet. */
  | 'WORKS_AHEAD'
  /** Suspended and refused doctors and staff turn to us. */
  | 'NOT_ALLOWED'
  | 'SIGNED_OUT';

export type IdToken = {
  __typename?: 'IdToken';
  idToken: Maybe<Scalars['String']['output']>;
  /** Seconds from now. */
  expiresIn: Maybe<Scalars['Int']['output']>;
};

export type FirebaseToken = {
  __typename?: 'FirebaseToken';
  /** Its user is the account; its only claim is the session. */
  customToken: Maybe<Scalars['String']['output']>;
  /** Seconds from now. */
  expiresIn: Maybe<Scalars['Int']['output']>;
};

export type LogInResult = {
  __typename?: 'LogInResult';
  outcome: LogInOutcome;
  /** Seconds until the next attempt is heard; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type LogInOutcome =
  | 'LOGGED_IN'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  /** Too many passwords are being checked at once. */
  | 'BUSY';

export type RegisterResult = {
  __typename?: 'RegisterResult';
  outcome: RegisterOutcome;
  /** What is wrong with the password; with WEAK_PASSWORD, and beside what else is wrong. */
  problem: Maybe<PasswordProblem>;
  /** Somebody has proved the address; with ALREADY_REGISTERED, and beside what else is wrong. */
  isTaken: Scalars['Boolean']['output'];
  /** Seconds until the next attempt is heard; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type RegisterOutcome =
  | 'REGISTERED'
  | 'ALREADY_REGISTERED'
  /** Not a mail address. */
  | 'INVALID_LOGIN_ID'
  | 'WEAK_PASSWORD'
  | 'CONSENT_MISSING'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY';

export type Account = {
  __typename?: 'Account';
  /** ユーザーID; null for an account without one. */
  loginId: Maybe<Scalars['String']['output']>;
  /** The user id is a mail address, and nobody has said that it is theirs. */
  isMailUnconfirmed: Scalars['Boolean']['output'];
  /** The address that takes the place of the user id once it is confirmed. */
  pendingLoginId: Maybe<Scalars['String']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  /** Whether who is at the device proved it in the last ten minutes: what sensitive changes ask for. */
  isRecentlyAuthenticated: Scalars['Boolean']['output'];
};

export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  /** In words, such as iPhone・Safari. */
  device: Scalars['String']['output'];
  /** ISO 8601, kept to the hour. */
  lastSeenAt: Scalars['String']['output'];
  /** ISO 8601. */
  createdAt: Scalars['String']['output'];
  /** The one that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

export type ReauthenticateResult = {
  __typename?: 'ReauthenticateResult';
  outcome: ReauthenticateOutcome;
  /** Seconds until the next attempt is heard; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type ReauthenticateOutcome =
  | 'REAUTHENTICATED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'SIGNED_OUT';

export type ChangePasswordResult = {
  __typename?: 'ChangePasswordResult';
  outcome: ChangePasswordOutcome;
  /** What is wrong with the new password; only with UNSUITABLE. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is heard; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type ChangePasswordOutcome =
  | 'CHANGED'
  | 'UNSUITABLE'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'SIGNED_OUT';

export type RequestPasswordResetResult = {
  __typename?: 'RequestPasswordResetResult';
  outcome: RequestPasswordResetOutcome;
  /** Seconds until the next request is heard; only with TOO_MANY_ATTEMPTS. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type RequestPasswordResetOutcome =
  | 'REQUESTED'
  | 'TOO_MANY_ATTEMPTS';

export type MailResult = {
  __typename?: 'MailResult';
  outcome: MailOutcome;
  /** Seconds until the next request is heard; only with TOO_MANY_ATTEMPTS. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type MailOutcome =
  | 'REQUESTED'
  | 'NOTHING_TO_CONFIRM'
  /** It is the address the account has. */
  | 'UNCHANGED'
  /** Not a mail address. */
  | 'INVALID_LOGIN_ID'
  | 'ALREADY_REGISTERED'
  /** Ask for the password first: who is at the device has not proved it in the last ten minutes. */
  | 'NOT_PROVED'
  | 'TOO_MANY_ATTEMPTS'
  | 'SIGNED_OUT';

export type ConfirmMailOutcome =
  | 'CONFIRMED'
  /** Somebody else has proved the address since. */
  | 'ALREADY_REGISTERED'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** A later link was sent, another address was asked for, or all that was begun on the account has ended. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  /** Neither a session of the account nor its password came along. */
  | 'NOT_PROVED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY';

export type StopMailOutcome =
  | 'STOPPED'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** The address has changed already, or the wish has ended otherwise. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN';

export type TakeBackResult = {
  __typename?: 'TakeBackResult';
  outcome: TakeBackOutcome;
  /** What is wrong with the new password; with UNSUITABLE, and beside WRONG_CREDENTIALS. The link can still be used. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is heard; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type TakeBackOutcome =
  | 'TAKEN_BACK'
  /** Another account has the address by now. */
  | 'ALREADY_REGISTERED'
  /** None of the passwords of that time. */
  | 'WRONG_CREDENTIALS'
  | 'UNSUITABLE'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** The account has the address again already. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY';

export type ResetPasswordResult = {
  __typename?: 'ResetPasswordResult';
  outcome: ResetPasswordOutcome;
  /** What is wrong with the new password; only with UNSUITABLE. The link can still be used. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is heard; only with BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type ResetPasswordOutcome =
  | 'RESET'
  | 'UNSUITABLE'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** A later link was sent, or the password was changed since. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  | 'BUSY';

export type PasswordProblem =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NEEDS_LETTERS_AND_DIGITS'
  | 'SAME_AS_LOGIN_ID'
  /** One of those many people use. */
  | 'COMMON';

export type RevokeSessionOutcome =
  | 'REVOKED'
  /** No session of this account. */
  | 'NOT_FOUND'
  | 'SIGNED_OUT';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  LeaveOutcome: LeaveOutcome;
  IdToken: ResolverTypeWrapper<IdToken>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  FirebaseToken: ResolverTypeWrapper<FirebaseToken>;
  LogInResult: ResolverTypeWrapper<LogInResult>;
  LogInOutcome: LogInOutcome;
  RegisterResult: ResolverTypeWrapper<RegisterResult>;
  RegisterOutcome: RegisterOutcome;
  Account: ResolverTypeWrapper<Account>;
  Session: ResolverTypeWrapper<Session>;
  ReauthenticateResult: ResolverTypeWrapper<ReauthenticateResult>;
  ReauthenticateOutcome: ReauthenticateOutcome;
  ChangePasswordResult: ResolverTypeWrapper<ChangePasswordResult>;
  ChangePasswordOutcome: ChangePasswordOutcome;
  RequestPasswordResetResult: ResolverTypeWrapper<RequestPasswordResetResult>;
  RequestPasswordResetOutcome: RequestPasswordResetOutcome;
  MailResult: ResolverTypeWrapper<MailResult>;
  MailOutcome: MailOutcome;
  ConfirmMailOutcome: ConfirmMailOutcome;
  StopMailOutcome: StopMailOutcome;
  TakeBackResult: ResolverTypeWrapper<TakeBackResult>;
  TakeBackOutcome: TakeBackOutcome;
  ResetPasswordResult: ResolverTypeWrapper<ResetPasswordResult>;
  ResetPasswordOutcome: ResetPasswordOutcome;
  PasswordProblem: PasswordProblem;
  RevokeSessionOutcome: RevokeSessionOutcome;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  IdToken: IdToken;
  Int: Scalars['Int']['output'];
  FirebaseToken: FirebaseToken;
  LogInResult: LogInResult;
  RegisterResult: RegisterResult;
  Account: Account;
  Session: Session;
  ReauthenticateResult: ReauthenticateResult;
  ChangePasswordResult: ChangePasswordResult;
  RequestPasswordResetResult: RequestPasswordResetResult;
  MailResult: MailResult;
  TakeBackResult: TakeBackResult;
  ResetPasswordResult: ResetPasswordResult;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  hasSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  lineLinkedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createIdToken?: Resolver<ResolversTypes['IdToken'], ParentType, ContextType>;
  createFirebaseToken?: Resolver<ResolversTypes['FirebaseToken'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'loginId' | 'password'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'loginId' | 'password' | 'consent'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reauthenticate?: Resolver<ResolversTypes['ReauthenticateResult'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'password'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'current' | 'next'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'loginId'>>;
  requestMailConfirmation?: Resolver<ResolversTypes['MailResult'], ParentType, ContextType>;
  changeMailAddress?: Resolver<ResolversTypes['MailResult'], ParentType, ContextType, RequireFields<MutationChangeMailAddressArgs, 'loginId'>>;
  confirmMailAddress?: Resolver<ResolversTypes['ConfirmMailOutcome'], ParentType, ContextType, RequireFields<MutationConfirmMailAddressArgs, 'token'>>;
  stopMailChange?: Resolver<ResolversTypes['StopMailOutcome'], ParentType, ContextType, RequireFields<MutationStopMailChangeArgs, 'token'>>;
  takeBackMailAddress?: Resolver<ResolversTypes['TakeBackResult'], ParentType, ContextType, RequireFields<MutationTakeBackMailAddressArgs, 'token' | 'password' | 'next'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'next'>>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionOutcome'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  logOutEverywhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leave?: Resolver<ResolversTypes['LeaveOutcome'], ParentType, ContextType>;
};

export type IdTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['IdToken'] = ResolversParentTypes['IdToken']> = {
  idToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FirebaseTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FirebaseToken'] = ResolversParentTypes['FirebaseToken']> = {
  customToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  outcome?: Resolver<ResolversTypes['LogInOutcome'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  outcome?: Resolver<ResolversTypes['RegisterOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['PasswordProblem']>, ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  loginId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailUnconfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingLoginId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecentlyAuthenticated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReauthenticateResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReauthenticateResult'] = ResolversParentTypes['ReauthenticateResult']> = {
  outcome?: Resolver<ResolversTypes['ReauthenticateOutcome'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  outcome?: Resolver<ResolversTypes['ChangePasswordOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['PasswordProblem']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RequestPasswordResetResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RequestPasswordResetResult'] = ResolversParentTypes['RequestPasswordResetResult']> = {
  outcome?: Resolver<ResolversTypes['RequestPasswordResetOutcome'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MailResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MailResult'] = ResolversParentTypes['MailResult']> = {
  outcome?: Resolver<ResolversTypes['MailOutcome'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TakeBackResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TakeBackResult'] = ResolversParentTypes['TakeBackResult']> = {
  outcome?: Resolver<ResolversTypes['TakeBackOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['PasswordProblem']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  outcome?: Resolver<ResolversTypes['ResetPasswordOutcome'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['PasswordProblem']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  IdToken?: IdTokenResolvers<ContextType>;
  FirebaseToken?: FirebaseTokenResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ReauthenticateResult?: ReauthenticateResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  RequestPasswordResetResult?: RequestPasswordResetResultResolvers<ContextType>;
  MailResult?: MailResultResolvers<ContextType>;
  TakeBackResult?: TakeBackResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
};


