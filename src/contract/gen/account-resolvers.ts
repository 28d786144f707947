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
 * The account endpoint: POST /account/graphql. Owns the session cookie `sid`: `logIn` sets it, `logOut` clears it,
 * `createIdToken` and `hasSession` read it. Cookie-bearing, so guarded against cross-site requests.
 */
export type Query = {
  __typename?: 'Query';
  /** Whether the cookie names a valid session. */
  hasSession: Scalars['Boolean']['output'];
  /** The account of the session; null without a valid session. */
  account: Maybe<Account>;
  /** Its valid sessions, last used first; null without a valid session. */
  sessions: Maybe<Array<Session>>;
  /** The second factor of the account; null without a valid session. */
  secondFactor: Maybe<SecondFactor>;
  /** When the account was linked with LINE, ISO 8601; null when it is not. */
  lineLinkedAt: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Issues a short-lived ID token for the session. Null fields without a valid session. */
  createIdToken: IdToken;
  /**
   * Issues a Firebase custom token for the session of the bearer, or else of the cookie. Null fields without a valid
   * session, and when no Firebase project is configured.
   */
  createFirebaseToken: FirebaseToken;
  /** Outcome and response time are the same for an unknown id and a wrong password. */
  logIn: LogInResult;
  /**
   * Completes a log-in that answered CODE_NEEDED, by a code of the authenticator app or a recovery code. The cookie
   * `step` names the log-in, for five minutes; it is no session.
   */
  answerLogInStep: LogInStepResult;
  /**
   * Begins to set up a second factor: `secondFactor.setup` has the secret for ten minutes. Idempotent within that
   * time.
   */
  beginSecondFactor: SecondFactorResult;
  /** Turns the factor on by its first code, and revokes all other sessions. `secondFactor.recoveryCodes` has the codes. */
  confirmSecondFactor: SecondFactorResult;
  /** Turns the factor off. Idempotent. */
  endSecondFactor: SecondFactorResult;
  /** Replaces all recovery codes. Repeated while the new ones are shown, it changes nothing. */
  renewRecoveryCodes: SecondFactorResult;
  /** Ends showing the recovery codes. Idempotent. */
  hideRecoveryCodes: Scalars['Boolean']['output'];
  /**
   * Creates an account and a session. A session by LINE without an address adds the address to its own account, with an
   * optional password. An unconfirmed address is not reserved. The outcome tells whether an address is registered, as the
   * product requires, so calls are rate limited by network.
   */
  register: RegisterResult;
  /** Revokes the session of the cookie. Idempotent. */
  logOut: Scalars['Boolean']['output'];
  /** Authenticates again in the session, which sensitive changes require. Rate limited like logIn. */
  reauthenticate: ReauthenticateResult;
  /** Starts a new session for this browser and revokes all others. */
  changePassword: ChangePasswordResult;
  /** Mails a reset link. Outcome and response time do not reveal whether the account exists. */
  requestPasswordReset: RequestPasswordResetResult;
  /** Mails the confirmation link again, to the pending address if there is one. */
  requestMailConfirmation: MailResult;
  /** Mails a link to a new address, which replaces the present one when the link is used. */
  changeMailAddress: MailResult;
  /**
   * Confirms an address by the single-use token of a mailed link, for the account of the session, or else the one with the
   * given password. Revokes sessions and links of the account, except this browser's session.
   */
  confirmMailAddress: ConfirmMailOutcome;
  /** Cancels a change of the address by the token in the mail to the present one, and revokes all sessions. */
  stopMailChange: StopMailOutcome;
  /**
   * Recovers an account by its previous address: the single-use token in the mail to that address, a password of that time,
   * and a new password. Restores the address and revokes sessions and links created since.
   */
  takeBackMailAddress: TakeBackResult;
  /**
   * Sets a new password by the single-use token of a mailed link, and revokes sessions and links of the account. For an
   * address confirmed by nobody, it creates an empty account, without data of the registrations that named the address.
   */
  resetPassword: ResetPasswordResult;
  /** Revokes a session of the account, possibly the calling one. Idempotent. */
  revokeSession: RevokeSessionOutcome;
  /** Revokes all sessions of the account, including the calling one. Idempotent. */
  logOutEverywhere: Scalars['Boolean']['output'];
  /** 退会: withdraws applications, deletes documents and links, revokes all sessions. Past works are kept. */
  leave: LeaveOutcome;
};


export type MutationLogInArgs = {
  loginId: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationAnswerLogInStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationEndSecondFactorArgs = {
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
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
  /** Requires authentication within the last ten minutes (`reauthenticate`). */
  | 'NOT_PROVED'
  /** There are matched works that have not ended. */
  | 'WORKS_AHEAD'
  /** For suspended and rejected doctors, and for staff. */
  | 'NOT_ALLOWED'
  | 'SIGNED_OUT';

export type IdToken = {
  __typename?: 'IdToken';
  idToken: Maybe<Scalars['String']['output']>;
  /** Lifetime in seconds. */
  expiresIn: Maybe<Scalars['Int']['output']>;
};

export type FirebaseToken = {
  __typename?: 'FirebaseToken';
  /** Its subject is the account's id, its only claim the session's id. */
  customToken: Maybe<Scalars['String']['output']>;
  /** Lifetime in seconds. */
  expiresIn: Maybe<Scalars['Int']['output']>;
};

export type LogInResult = {
  __typename?: 'LogInResult';
  outcome: LogInOutcome;
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type LogInOutcome =
  | 'LOGGED_IN'
  /** The password is right, and `answerLogInStep` has to follow. There is no session yet. */
  | 'CODE_NEEDED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  /** Too many passwords are being verified concurrently. */
  | 'BUSY';

export type LogInStepResult = {
  __typename?: 'LogInStepResult';
  outcome: LogInStepOutcome;
  /** Seconds until the next code is accepted; only with TOO_MANY_ATTEMPTS. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type LogInStepOutcome =
  | 'LOGGED_IN'
  /** Wrong, or used before. */
  | 'WRONG_CODE'
  /** The log-in is over, done or has had five codes: it starts again with the password. */
  | 'STEP_OVER'
  | 'TOO_MANY_ATTEMPTS';

export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether a second factor can be set up: for members of hospitals and our staff, where secrets can be encrypted. */
  isAvailable: Scalars['Boolean']['output'];
  /** Since when log-ins require the factor, ISO 8601; null without one. */
  onSince: Maybe<Scalars['String']['output']>;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** A factor that is being set up in this session; null without one. */
  setup: Maybe<SecondFactorSetup>;
  /** Recovery codes made by this session within the last ten minutes, until it hides them; null without any. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
};

export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** Base 32. */
  secret: Scalars['String']['output'];
  /** otpauth://, for a QR code. */
  uri: Scalars['String']['output'];
};

export type SecondFactorResult = {
  __typename?: 'SecondFactorResult';
  outcome: SecondFactorOutcome;
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type SecondFactorOutcome =
  /** `secondFactor.setup` has the secret. */
  | 'BEGUN'
  | 'TURNED_ON'
  | 'TURNED_OFF'
  | 'RENEWED'
  | 'ALREADY_ON'
  /** There is no factor. */
  | 'NOT_ON'
  /** Nothing is being set up in this session, or not any more. */
  | 'SETUP_OVER'
  | 'WRONG_CREDENTIALS'
  /** Wrong, or used before. */
  | 'WRONG_CODE'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  /** Not for this kind of account. */
  | 'NOT_ALLOWED'
  /** Secrets cannot be encrypted here. */
  | 'UNAVAILABLE'
  | 'SIGNED_OUT';

export type RegisterResult = {
  __typename?: 'RegisterResult';
  outcome: RegisterOutcome;
  /** The violated password rule; with WEAK_PASSWORD, and together with other errors. */
  problem: Maybe<PasswordProblem>;
  /** The address is confirmed by another account; with ALREADY_REGISTERED, and together with other errors. */
  isTaken: Scalars['Boolean']['output'];
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
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
  /** ユーザーID; null when the account has none. */
  loginId: Maybe<Scalars['String']['output']>;
  /** The ユーザーID is an unconfirmed mail address. */
  isMailUnconfirmed: Scalars['Boolean']['output'];
  /** The address that replaces the ユーザーID once confirmed. */
  pendingLoginId: Maybe<Scalars['String']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the session authenticated within the last ten minutes, as sensitive changes require. */
  isRecentlyAuthenticated: Scalars['Boolean']['output'];
};

export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  /** Device and browser, such as iPhone・Safari. */
  device: Scalars['String']['output'];
  /** ISO 8601, truncated to the hour. */
  lastSeenAt: Scalars['String']['output'];
  /** ISO 8601. */
  createdAt: Scalars['String']['output'];
  /** The calling session. */
  isCurrent: Scalars['Boolean']['output'];
};

export type ReauthenticateResult = {
  __typename?: 'ReauthenticateResult';
  outcome: ReauthenticateOutcome;
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
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
  /** The violated password rule; only with UNSUITABLE. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
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
  /** Seconds until the next request is accepted; only with TOO_MANY_ATTEMPTS. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type RequestPasswordResetOutcome =
  | 'REQUESTED'
  | 'TOO_MANY_ATTEMPTS';

export type MailResult = {
  __typename?: 'MailResult';
  outcome: MailOutcome;
  /** Seconds until the next request is accepted; only with TOO_MANY_ATTEMPTS. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type MailOutcome =
  | 'REQUESTED'
  | 'NOTHING_TO_CONFIRM'
  /** The account already has this address. */
  | 'UNCHANGED'
  /** Not a mail address. */
  | 'INVALID_LOGIN_ID'
  | 'ALREADY_REGISTERED'
  /** Requires authentication within the last ten minutes (`reauthenticate`). */
  | 'NOT_PROVED'
  | 'TOO_MANY_ATTEMPTS'
  | 'SIGNED_OUT';

export type ConfirmMailOutcome =
  | 'CONFIRMED'
  /** Another account has confirmed the address since. */
  | 'ALREADY_REGISTERED'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** A later link, another change of the address, or a revocation has invalidated the link. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  /** The request has neither a session of the account nor its password. */
  | 'NOT_PROVED'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY';

export type StopMailOutcome =
  | 'STOPPED'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** The change is complete, or cancelled otherwise. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN';

export type TakeBackResult = {
  __typename?: 'TakeBackResult';
  outcome: TakeBackOutcome;
  /** The violated password rule; with UNSUITABLE, and together with WRONG_CREDENTIALS. The link stays valid. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is accepted; only with TOO_MANY_ATTEMPTS or BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type TakeBackOutcome =
  | 'TAKEN_BACK'
  /** Another account has confirmed the address since. */
  | 'ALREADY_REGISTERED'
  /** The password is none of that time. */
  | 'WRONG_CREDENTIALS'
  | 'UNSUITABLE'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** The account already has the address again. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY';

export type ResetPasswordResult = {
  __typename?: 'ResetPasswordResult';
  outcome: ResetPasswordOutcome;
  /** The violated password rule; only with UNSUITABLE. The link stays valid. */
  problem: Maybe<PasswordProblem>;
  /** Seconds until the next attempt is accepted; only with BUSY. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type ResetPasswordOutcome =
  | 'RESET'
  | 'UNSUITABLE'
  | 'LINK_USED'
  | 'LINK_EXPIRED'
  /** A later link, or a change of the password, has invalidated the link. */
  | 'LINK_REPLACED'
  | 'LINK_UNKNOWN'
  | 'BUSY';

export type PasswordProblem =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NEEDS_LETTERS_AND_DIGITS'
  | 'SAME_AS_LOGIN_ID'
  /** A commonly used password. */
  | 'COMMON';

export type RevokeSessionOutcome =
  | 'REVOKED'
  /** Not a session of this account. */
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
  LogInStepResult: ResolverTypeWrapper<LogInStepResult>;
  LogInStepOutcome: LogInStepOutcome;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SecondFactorResult: ResolverTypeWrapper<SecondFactorResult>;
  SecondFactorOutcome: SecondFactorOutcome;
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
  LogInStepResult: LogInStepResult;
  SecondFactor: SecondFactor;
  SecondFactorSetup: SecondFactorSetup;
  SecondFactorResult: SecondFactorResult;
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
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  lineLinkedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createIdToken?: Resolver<ResolversTypes['IdToken'], ParentType, ContextType>;
  createFirebaseToken?: Resolver<ResolversTypes['FirebaseToken'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'loginId' | 'password'>>;
  answerLogInStep?: Resolver<ResolversTypes['LogInStepResult'], ParentType, ContextType, RequireFields<MutationAnswerLogInStepArgs, 'code'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'password'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  endSecondFactor?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationEndSecondFactorArgs, 'password' | 'code'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['SecondFactorResult'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'password' | 'code'>>;
  hideRecoveryCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type LogInStepResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LogInStepResult'] = ResolversParentTypes['LogInStepResult']> = {
  outcome?: Resolver<ResolversTypes['LogInStepOutcome'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['SecondFactorSetup']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SecondFactorResult'] = ResolversParentTypes['SecondFactorResult']> = {
  outcome?: Resolver<ResolversTypes['SecondFactorOutcome'], ParentType, ContextType>;
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
  LogInStepResult?: LogInStepResultResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SecondFactorResult?: SecondFactorResultResolvers<ContextType>;
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


