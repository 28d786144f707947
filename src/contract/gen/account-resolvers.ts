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
   * Opens an account and signs it in. That a mail address is taken is told (the product wants it), so it is counted per
   * network address.
   */
  register: RegisterResult;
  /** Ends the session the cookie names; harmless without one. */
  logOut: Scalars['Boolean']['output'];
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
  /** What is wrong with the password; only with WEAK_PASSWORD. */
  reason: Maybe<Scalars['String']['output']>;
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  IdToken: ResolverTypeWrapper<IdToken>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  FirebaseToken: ResolverTypeWrapper<FirebaseToken>;
  LogInResult: ResolverTypeWrapper<LogInResult>;
  LogInOutcome: LogInOutcome;
  RegisterResult: ResolverTypeWrapper<RegisterResult>;
  RegisterOutcome: RegisterOutcome;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  IdToken: IdToken;
  Int: Scalars['Int']['output'];
  FirebaseToken: FirebaseToken;
  LogInResult: LogInResult;
  RegisterResult: RegisterResult;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  hasSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createIdToken?: Resolver<ResolversTypes['IdToken'], ParentType, ContextType>;
  createFirebaseToken?: Resolver<ResolversTypes['FirebaseToken'], ParentType, ContextType>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'loginId' | 'password'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'loginId' | 'password' | 'consent'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  IdToken?: IdTokenResolvers<ContextType>;
  FirebaseToken?: FirebaseTokenResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
};


