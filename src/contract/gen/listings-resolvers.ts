// Made by `npm run generate` from the contract. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A civil day in Asia/Tokyo, YYYY-MM-DD. */
  Day: { input: string; output: string; }
  /** RFC 3339 with offset +09:00. */
  DateTime: { input: string; output: string; }
  /** An object of at most 50 strings with at most 4,096 characters each. */
  TextMap: { input: Record<string, string>; output: Record<string, string>; }
};

/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type Query = {
  __typename?: 'Query';
  /**
   * Open spot listings, by keyset pagination; `offset` is the page's position in the whole list. A limit over 100 is
   * BAD_USER_INPUT; a cursor of another sort order, or of other wishes, gives the first page.
   */
  spotWorks: SpotWorkPage;
  /** One listing, open or not; null when it does not exist or was never published. */
  spotWork: Maybe<SpotWork>;
  /**
   * A hospital's draft as doctors would see it, by the draft's id or the number of the published listing that it
   * changes. Null while it cannot be read as a listing, and for everybody but members of its hospital.
   */
  spotWorkDraft: Maybe<SpotWork>;
  /** Listings by id, in the order of `ids`, at most 100; unknown ids are left out. */
  spotWorksByIds: Array<SpotWork>;
  /** Number of open listings of each where, in their order, at most 30. One statement. */
  spotWorkCounts: Array<Scalars['Int']['output']>;
  /** Facet counts of the advanced search. One statement. */
  spotWorkFacets: Facets;
  /** The last day on which an open spot listing starts, the end of a calendar. Null when none is open. */
  spotWorkLastDay: Maybe<Scalars['Day']['output']>;
  /** Counts per day from `from` on, including empty days; at most 800 days. Ignores `dates` of where. */
  spotWorkCalendar: Array<CalendarDay>;
  /** Open regular listings, like `spotWorks`. */
  regularWorks: RegularWorkPage;
  /** One listing, open or not; null when it does not exist or was never published. */
  regularWork: Maybe<RegularWork>;
  /**
   * Dates of the calling doctor's contract for a regular listing, days off included, by default earliest first; none for
   * everybody else.
   */
  regularWorkSchedules: RegularWorkSchedulePage;
  /** Like `spotWorkDraft`. */
  regularWorkDraft: Maybe<RegularWork>;
  /** Median hourly fees of the open listings around a prefecture, by length of the shift. */
  usualPays: Array<UsualPay>;
  /** Listings by id, in the order of `ids`, at most 100; unknown ids are left out. */
  regularWorksByIds: Array<RegularWork>;
  /** Like `spotWorkCounts`, of regular listings. */
  regularWorkCounts: Array<Scalars['Int']['output']>;
  /** Like `spotWorkFacets`. */
  regularWorkFacets: Facets;
  /** Counts per prefecture, including empty ones. Ignores `prefectures` and `cities` of where. One statement. */
  spotWorkPrefectures: Array<PrefectureOffer>;
  /** Counts per city of a prefecture, highest first, without empty ones. Ignores `prefectures` and `cities` of where. */
  spotWorkCities: Array<CityOffer>;
  /** Like `spotWorkPrefectures`. */
  regularWorkPrefectures: Array<PrefectureOffer>;
  /** Like `spotWorkCities`. */
  regularWorkCities: Array<CityOffer>;
  /** Keys of all cities with open listings of either kind. */
  listingCities: Array<Scalars['ID']['output']>;
  /**
   * Hospitals whose name, reading or city contains every word of the text; prefix matches of the name first. None for an
   * empty text. A limit over 100 is BAD_USER_INPUT.
   */
  hospitalSuggestions: Array<HospitalSuggestion>;
  /** Hospitals by id, in the order of `ids`, at most 100; unknown ids are left out. */
  hospitalsByIds: Array<HospitalName>;
  /** The calling doctor's saved searches, newest first; empty for a visitor. */
  savedSearches: Array<SavedSearch>;
  /**
   * Open spot listings that the calling account likes, earliest start first; empty for a visitor. A limit over 100 or a
   * cursor of another list is BAD_USER_INPUT, here and in the lists below.
   */
  likedSpotWorks: LikedSpotWorkPage;
  /** Like `likedSpotWorks`, by the start of the contract. */
  likedRegularWorks: LikedRegularWorkPage;
  /** Closed listings of both kinds that the calling account likes, last liked first. */
  closedLikes: ClosedLikePage;
  /** Lengths of the three lists. One statement. */
  likeCounts: LikeCounts;
  /** Hospitals that the calling account follows, last followed first; empty for a visitor. */
  hospitalSubscriptions: HospitalSubscriptionPage;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorksArgs = {
  where?: InputMaybe<SpotWorkWhere>;
  orderBy?: InputMaybe<SpotSortOrder>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkDraftArgs = {
  ref: Scalars['ID']['input'];
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorksByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkCountsArgs = {
  wheres: Array<SpotWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkFacetsArgs = {
  where?: InputMaybe<SpotWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkCalendarArgs = {
  where?: InputMaybe<SpotWorkWhere>;
  from: Scalars['Day']['input'];
  days: Scalars['Int']['input'];
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorksArgs = {
  where?: InputMaybe<RegularWorkWhere>;
  orderBy?: InputMaybe<RegularSortOrder>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkSchedulesArgs = {
  where: RegularWorkScheduleWhere;
  orderBy?: InputMaybe<RegularWorkScheduleSortOrder>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkDraftArgs = {
  ref: Scalars['ID']['input'];
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryUsualPaysArgs = {
  kind: SearchKind;
  prefecture: Prefecture;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorksByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkCountsArgs = {
  wheres: Array<RegularWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkFacetsArgs = {
  where?: InputMaybe<RegularWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkPrefecturesArgs = {
  where?: InputMaybe<SpotWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySpotWorkCitiesArgs = {
  where?: InputMaybe<SpotWorkWhere>;
  prefecture: Prefecture;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkPrefecturesArgs = {
  where?: InputMaybe<RegularWorkWhere>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryRegularWorkCitiesArgs = {
  where?: InputMaybe<RegularWorkWhere>;
  prefecture: Prefecture;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryHospitalSuggestionsArgs = {
  text: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryHospitalsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QuerySavedSearchesArgs = {
  kind?: InputMaybe<SearchKind>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryLikedSpotWorksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryLikedRegularWorksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryClosedLikesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The listings endpoint: POST /listings/graphql. Money is integer yen before tax; instants are RFC 3339 with +09:00;
 * civil days are YYYY-MM-DD in Asia/Tokyo.
 */
export type QueryHospitalSubscriptionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Saves a search, at most twenty per kind. Idempotent: equal criteria return the existing search. The default label is a
   * summary of the criteria. Fields of `beyond` that the kind does not have are ignored.
   */
  saveSearch: SavedSearchAnswer;
  renameSavedSearch: SavedSearchAnswer;
  setSavedSearchNotice: SavedSearchAnswer;
  /** Idempotent. */
  deleteSavedSearch: SavedSearchAnswer;
  /** Sets the state; idempotent. A like remains when its listing closes. */
  setLike: LikeAnswer;
  /**
   * Sets the state; idempotent. Without channels, a new subscription uses those of the doctor's profile, and an existing one
   * keeps its own.
   */
  setHospitalSubscription: LikeAnswer;
  /** Merges the likes that a visitor's browser stored, at most 100 of each; skips closed and deleted listings. Idempotent. */
  takeOverLikes: TakeOverAnswer;
  /**
   * Records clicks on links in mails and LINE messages, also of visitors; at most 100 per call. Rate limited by network:
   * excess events are dropped and not counted as recorded.
   */
  recordClickEvents: RecordClickEventsAnswer;
};


export type MutationSaveSearchArgs = {
  kind: SearchKind;
  criteria: SavedCriteriaInput;
  beyond?: InputMaybe<BeyondCriteriaInput>;
  label?: InputMaybe<Scalars['String']['input']>;
  notify?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRenameSavedSearchArgs = {
  id: Scalars['ID']['input'];
  label: Scalars['String']['input'];
};


export type MutationSetSavedSearchNoticeArgs = {
  id: Scalars['ID']['input'];
  notify: Scalars['Boolean']['input'];
};


export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetLikeArgs = {
  kind: SearchKind;
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetHospitalSubscriptionArgs = {
  hospitalId: Scalars['ID']['input'];
  subscribed: Scalars['Boolean']['input'];
  channels?: InputMaybe<Array<NotificationChannel>>;
};


export type MutationTakeOverLikesArgs = {
  spotIds: Array<Scalars['ID']['input']>;
  regularIds: Array<Scalars['ID']['input']>;
  hospitalIds: Array<Scalars['ID']['input']>;
};


export type MutationRecordClickEventsArgs = {
  eventData: Array<ClickEventInput>;
  sender?: InputMaybe<ClickSenderInput>;
};

export type ClickEventInput = {
  /** `show-listing-detail` or `unspecified`. */
  id: Scalars['String']['input'];
  /** `click`. */
  actionType: Scalars['String']['input'];
  /** `mail` or `line`. */
  coordinateName: Scalars['String']['input'];
  /** Keys: path, pathname, search, source, isAnonymous (`true` or `false`), and `params_{name}` for each query param. */
  additionalProps: Scalars['TextMap']['input'];
};

/** The device on which the link was opened; absent when unknown. */
export type ClickSenderInput = {
  platform: ClickPlatform;
  manufacturer: Scalars['String']['input'];
  modelName: Scalars['String']['input'];
  appVersion: Scalars['String']['input'];
  mobileAppVersion?: InputMaybe<Scalars['String']['input']>;
};

export type ClickPlatform =
  | 'UNSPECIFIED'
  | 'PC_WEB'
  | 'IOS_WEBVIEW'
  | 'ANDROID_WEBVIEW';

export type RecordClickEventsAnswer = {
  __typename?: 'RecordClickEventsAnswer';
  recorded: Scalars['Int']['output'];
};

export type NotificationChannel =
  | 'MAIL'
  | 'LINE'
  | 'PUSH';

/** Null on success. */
export type LikeAnswer = {
  __typename?: 'LikeAnswer';
  refusal: Maybe<LikeRefusal>;
};

export type LikeRefusal =
  | 'SIGNED_OUT'
  /** The doctor is suspended, rejected or deactivated. */
  | 'NOT_ALLOWED'
  /** The listing or hospital does not exist, or is a draft. */
  | 'NOT_FOUND'
  /** The listing is closed to applications. */
  | 'CLOSED'
  /** The limit is reached: 500 likes of a kind, 100 hospitals. */
  | 'TOO_MANY';

export type TakeOverAnswer = {
  __typename?: 'TakeOverAnswer';
  /** Number of new ones. */
  added: Scalars['Int']['output'];
  refusal: Maybe<LikeRefusal>;
};

export type LikeCounts = {
  __typename?: 'LikeCounts';
  spot: Scalars['Int']['output'];
  regular: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
};

export type LikedSpotWorkPage = {
  __typename?: 'LikedSpotWorkPage';
  items: Array<SpotWork>;
  /** Cursor, the next page's `after`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type LikedRegularWorkPage = {
  __typename?: 'LikedRegularWorkPage';
  items: Array<RegularWork>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ClosedLikePage = {
  __typename?: 'ClosedLikePage';
  items: Array<ClosedLike>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Exactly one of the two is set. */
export type ClosedLike = {
  __typename?: 'ClosedLike';
  spotWork: Maybe<SpotWork>;
  regularWork: Maybe<RegularWork>;
};

export type HospitalSubscriptionPage = {
  __typename?: 'HospitalSubscriptionPage';
  items: Array<HospitalSubscription>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type HospitalSubscription = {
  __typename?: 'HospitalSubscription';
  hospital: FollowedHospital;
  channels: Array<NotificationChannel>;
  /** Number of open listings. */
  spotCount: Scalars['Int']['output'];
  regularCount: Scalars['Int']['output'];
  /** Number of them published within the last three days. */
  newCount: Scalars['Int']['output'];
  /** Start of the earliest open shift. */
  nextStartTime: Maybe<Scalars['DateTime']['output']>;
};

export type FollowedHospital = {
  __typename?: 'FollowedHospital';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  prefecture: Prefecture;
  city: Scalars['String']['output'];
};

export type SearchKind =
  | 'SPOT'
  | 'REGULAR';

export type SavedSearch = {
  __typename?: 'SavedSearch';
  id: Scalars['ID']['output'];
  kind: SearchKind;
  label: Scalars['String']['output'];
  /** Whether the doctor is notified of new matches. */
  notify: Scalars['Boolean']['output'];
  criteria: SavedCriteria;
  /** Criteria beyond the twelve saved ones. */
  beyond: Array<AskedCriterion>;
};

/** Both are null after a deletion; otherwise exactly one is. */
export type SavedSearchAnswer = {
  __typename?: 'SavedSearchAnswer';
  search: Maybe<SavedSearch>;
  refusal: Maybe<SavedSearchRefusal>;
};

export type SavedSearchRefusal =
  | 'SIGNED_OUT'
  /** The account has no doctor yet. */
  | 'NOT_REGISTERED'
  /** The doctor is suspended, rejected or deactivated. */
  | 'NOT_ALLOWED'
  /** Twenty searches of the kind are saved. */
  | 'TOO_MANY'
  /** No criteria, or no label. */
  | 'EMPTY'
  /** Not one of the calling doctor's searches. */
  | 'NOT_FOUND';

/** The twelve saved criteria; null sets no condition. */
export type SavedCriteria = {
  __typename?: 'SavedCriteria';
  adjustableWorkingEndTime: Maybe<Scalars['Boolean']['output']>;
  adjustableWorkingStartTime: Maybe<Scalars['Boolean']['output']>;
  clinicalDepartments: Maybe<Array<ClinicalDepartment>>;
  dates: Maybe<Array<Scalars['Day']['output']>>;
  facilityCategories: Maybe<Array<FacilityCategory>>;
  generalHospitalIds: Maybe<Array<Scalars['ID']['output']>>;
  incentiveTypes: Maybe<Array<IncentiveType>>;
  jobDescriptionTypesForSearch: Maybe<Array<JobDescriptionType>>;
  minimumFee: Maybe<Scalars['Int']['output']>;
  shiftPatterns: Maybe<Array<ShiftPattern>>;
  weekdays: Maybe<Array<Weekday>>;
  prefectures: Maybe<Array<Prefecture>>;
};

export type SavedCriteriaInput = {
  adjustableWorkingEndTime?: InputMaybe<Scalars['Boolean']['input']>;
  adjustableWorkingStartTime?: InputMaybe<Scalars['Boolean']['input']>;
  clinicalDepartments?: InputMaybe<Array<ClinicalDepartment>>;
  dates?: InputMaybe<Array<Scalars['Day']['input']>>;
  facilityCategories?: InputMaybe<Array<FacilityCategory>>;
  generalHospitalIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  incentiveTypes?: InputMaybe<Array<IncentiveType>>;
  jobDescriptionTypesForSearch?: InputMaybe<Array<JobDescriptionType>>;
  minimumFee?: InputMaybe<Scalars['Int']['input']>;
  shiftPatterns?: InputMaybe<Array<ShiftPattern>>;
  weekdays?: InputMaybe<Array<Weekday>>;
  prefectures?: InputMaybe<Array<Prefecture>>;
};

/** A criterion with its values as strings. */
export type AskedCriterion = {
  __typename?: 'AskedCriterion';
  criterion: Criterion;
  values: Array<Scalars['String']['output']>;
};

/** Criteria, named like the fields of `SpotWorkWhere` and `RegularWorkWhere`. */
export type Criterion =
  | 'adjustableWorkingEndTime'
  | 'adjustableWorkingStartTime'
  | 'clinicalDepartments'
  | 'dates'
  | 'facilityCategories'
  | 'generalHospitalIds'
  | 'incentiveTypes'
  | 'jobDescriptionTypesForSearch'
  | 'minimumFee'
  | 'shiftPatterns'
  | 'weekdays'
  | 'prefectures'
  | 'cities'
  | 'conditions'
  | 'shiftLengths'
  | 'season'
  | 'frequencies'
  | 'startBy'
  | 'contractTerms'
  | 'interviews'
  | 'weeklyHours';

/** Criteria beyond the twelve saved ones; null sets no condition. */
export type BeyondCriteriaInput = {
  /** Keys of `CityOffer`. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  conditions?: InputMaybe<Array<SearchCondition>>;
  shiftLengths?: InputMaybe<Array<ShiftLength>>;
  /** Spot only. */
  season?: InputMaybe<Season>;
  /** Regular only, like all below. */
  frequencies?: InputMaybe<Array<RegularFrequency>>;
  startBy?: InputMaybe<Scalars['Day']['input']>;
  contractTerms?: InputMaybe<Array<ContractTerm>>;
  interviews?: InputMaybe<Array<Interview>>;
  weeklyHours?: InputMaybe<Array<WeeklyHours>>;
};

/**
 * The twelve saved criteria, followed by those beyond. An empty list sets no condition; values of a list are
 * alternatives, except for `conditions`.
 */
export type SpotWorkWhere = {
  /** true: only shifts with a negotiable end. */
  adjustableWorkingEndTime?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: only shifts with a negotiable start. */
  adjustableWorkingStartTime?: InputMaybe<Scalars['Boolean']['input']>;
  clinicalDepartments?: InputMaybe<Array<ClinicalDepartment>>;
  /** Days on which the shift starts. */
  dates?: InputMaybe<Array<Scalars['Day']['input']>>;
  facilityCategories?: InputMaybe<Array<FacilityCategory>>;
  generalHospitalIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  incentiveTypes?: InputMaybe<Array<IncentiveType>>;
  jobDescriptionTypesForSearch?: InputMaybe<Array<JobDescriptionType>>;
  /** Yen per shift. */
  minimumFee?: InputMaybe<Scalars['Int']['input']>;
  shiftPatterns?: InputMaybe<Array<ShiftPattern>>;
  weekdays?: InputMaybe<Array<Weekday>>;
  prefectures?: InputMaybe<Array<Prefecture>>;
  /** Keys of `CityOffer`. A city narrows its own prefecture; prefectures without a named city are searched whole. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All of them must hold. */
  conditions?: InputMaybe<Array<SearchCondition>>;
  shiftLengths?: InputMaybe<Array<ShiftLength>>;
  /** Shifts that overlap the current or next season. */
  season?: InputMaybe<Season>;
  /** true: without what the calling doctor's NG settings leave out of results. */
  exceptNg?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The twelve saved criteria as in `SpotWorkWhere`, followed by those beyond. */
export type RegularWorkWhere = {
  adjustableWorkingEndTime?: InputMaybe<Scalars['Boolean']['input']>;
  adjustableWorkingStartTime?: InputMaybe<Scalars['Boolean']['input']>;
  clinicalDepartments?: InputMaybe<Array<ClinicalDepartment>>;
  /** Matches when one of the days is on a weekday of the listing and within its contract. */
  dates?: InputMaybe<Array<Scalars['Day']['input']>>;
  facilityCategories?: InputMaybe<Array<FacilityCategory>>;
  generalHospitalIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  incentiveTypes?: InputMaybe<Array<IncentiveType>>;
  jobDescriptionTypesForSearch?: InputMaybe<Array<JobDescriptionType>>;
  /** Yen per shift. */
  minimumFee?: InputMaybe<Scalars['Int']['input']>;
  shiftPatterns?: InputMaybe<Array<ShiftPattern>>;
  weekdays?: InputMaybe<Array<Weekday>>;
  prefectures?: InputMaybe<Array<Prefecture>>;
  /** Keys of `CityOffer`. A city narrows its own prefecture; prefectures without a named city are searched whole. */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All of them must hold. */
  conditions?: InputMaybe<Array<SearchCondition>>;
  shiftLengths?: InputMaybe<Array<ShiftLength>>;
  frequencies?: InputMaybe<Array<RegularFrequency>>;
  /** The contract starts on this day or earlier. */
  startBy?: InputMaybe<Scalars['Day']['input']>;
  contractTerms?: InputMaybe<Array<ContractTerm>>;
  interviews?: InputMaybe<Array<Interview>>;
  weeklyHours?: InputMaybe<Array<WeeklyHours>>;
  /** As in `SpotWorkWhere`. */
  exceptNg?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Facets = {
  __typename?: 'Facets';
  /** Number of listings that match all criteria. */
  total: Scalars['Int']['output'];
  /** Counts of each criterion with a fixed set of values; only of the named criteria, if any are named. */
  counts: Array<CriterionCounts>;
  /** Counts of every pair, without the criteria of weekday and shift pattern. */
  weekdayPatterns: Array<WeekdayPatternCount>;
};


export type FacetsCountsArgs = {
  of?: InputMaybe<Array<Criterion>>;
};

/**
 * Facet counts: the number of open listings per value, with all other criteria applied and the value's own criterion left
 * out, including zeros. For `conditions`, which must all hold, that criterion is applied too. For `cities` and
 * `prefectures` both are left out; the cities are those of the requested prefectures with listings, highest count first,
 * and the requested ones.
 */
export type CriterionCounts = {
  __typename?: 'CriterionCounts';
  criterion: Criterion;
  values: Array<FacetCount>;
};

/** `value` is the criterion's constant, such as TOKYO. */
export type FacetCount = {
  __typename?: 'FacetCount';
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type WeekdayPatternCount = {
  __typename?: 'WeekdayPatternCount';
  weekday: Weekday;
  shiftPattern: ShiftPattern;
  count: Scalars['Int']['output'];
};

export type CalendarDay = {
  __typename?: 'CalendarDay';
  day: Scalars['Day']['output'];
  /** Number of open matching listings that start on this day. */
  count: Scalars['Int']['output'];
  /** Their highest fee; null when there are none. */
  bestFee: Maybe<Scalars['Int']['output']>;
};

export type PrefectureOffer = {
  __typename?: 'PrefectureOffer';
  prefecture: Prefecture;
  /** Number of open matching listings. */
  count: Scalars['Int']['output'];
  /** Their highest fee; null when there are none. */
  bestFee: Maybe<Scalars['Int']['output']>;
};

export type CityOffer = {
  __typename?: 'CityOffer';
  /** Value for `cities` of a where, such as KANAGAWA-横浜市港北区. */
  key: Scalars['ID']['output'];
  city: Scalars['String']['output'];
  /** Number of open matching listings. */
  count: Scalars['Int']['output'];
};

export type HospitalSuggestion = {
  __typename?: 'HospitalSuggestion';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  prefecture: Prefecture;
  city: Scalars['String']['output'];
  /** Number of open listings. */
  spotCount: Scalars['Int']['output'];
  regularCount: Scalars['Int']['output'];
};

export type HospitalName = {
  __typename?: 'HospitalName';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  prefecture: Prefecture;
  city: Scalars['String']['output'];
  facilityCategory: FacilityCategory;
};

export type RegularWorkPage = {
  __typename?: 'RegularWorkPage';
  items: Array<RegularWork>;
  /** Total number of matching listings. */
  total: Scalars['Int']['output'];
  /** Further listings that match, and that the calling doctor's NG settings leave out. */
  ngHidden: Scalars['Int']['output'];
  /** Position of the first item in the whole list. */
  offset: Scalars['Int']['output'];
  /** Cursor, the next page's `after`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Null unless the calling doctor's wishes determine the order. */
  recommendation: Maybe<Recommendation>;
};

/** A listing (求人) of either kind: the fields of lists and of its page. */
export type Listing = {
  id: Scalars['ID']['output'];
  /** The listing's number for doctors: S- or R- and seven digits or more. */
  listingNumber: Scalars['String']['output'];
  title: Scalars['String']['output'];
  status: ListingStatus;
  publishTime: Scalars['DateTime']['output'];
  editedAt: Scalars['DateTime']['output'];
  /** The civil day of `editedAt` in Tokyo: lists show no more. */
  editedOn: Scalars['Day']['output'];
  /** Days since the hospital last confirmed that the listing is true; null until it is late. */
  unconfirmedDays: Maybe<Scalars['Int']['output']>;
  applicationDeadline: Scalars['DateTime']['output'];
  applicationStatus: ApplicationStatus;
  slots: Scalars['Int']['output'];
  filledSlots: Scalars['Int']['output'];
  applicantCount: Scalars['Int']['output'];
  breakMinutes: Scalars['Int']['output'];
  shift: Shift;
  shiftPattern: ShiftPattern;
  clinicalDepartments: Array<ClinicalDepartment>;
  jobDescriptionTypes: Array<JobDescriptionType>;
  ambulanceEasiness: AmbulanceEasiness;
  nightDutyPermit: NightDutyPermit;
  /** Yen per shift. */
  fee: Scalars['Int']['output'];
  /** Yen per paid hour (without breaks), rounded down. */
  hourlyFee: Scalars['Int']['output'];
  incentives: Array<Incentive>;
  carfareType: CarfareType;
  /** Yen: the limit (PAID_WITHIN_LIMIT) or the amount (PAID_FLAT). */
  carfareYen: Maybe<Scalars['Int']['output']>;
  /** Whether `highPay` is set. */
  attractive: Scalars['Boolean']['output'];
  /** 高額; null unless the hourly fee is at least 20 % above the median of comparable listings. */
  highPay: Maybe<HighPay>;
  isNew: Scalars['Boolean']['output'];
  hospital: Hospital;
  /** Reports of past doctors about this shift at the hospital; null under five reports. */
  workload: Maybe<Workload>;
  /** Fields about the calling account, possibly still in registration; null for a visitor. */
  viewer: Maybe<ListingViewer>;
  detail: ListingDetail;
};

export type ListingViewer = {
  liked: Scalars['Boolean']['output'];
  /** The fee in yen when it was liked; null when it is not liked. */
  feeAtLike: Maybe<Scalars['Int']['output']>;
  /** Whether the account follows the hospital. */
  subscribed: Scalars['Boolean']['output'];
  /** How the doctor may apply, by what the listing asks; null for an account that is no doctor's. */
  applyMode: Maybe<ApplyMode>;
  /** What the doctor lacks for the listing, in words. */
  missing: Array<Scalars['String']['output']>;
};

export type ApplyMode =
  | 'AS_LISTED'
  /** Something is missing: an application with selection, whatever the listing says. */
  | 'SELECTION'
  /** Something is missing, and the hospital takes only those who meet the requirements. */
  | 'CLOSED';

/** Fields that only a listing's page shows. */
export type ListingDetail = {
  description: Scalars['String']['output'];
  feeKind: FeeKind;
  pediatrics: Scalars['Boolean']['output'];
  trauma: Scalars['Boolean']['output'];
  cardiacArrest: Scalars['Boolean']['output'];
  requiredYears: Maybe<Scalars['Int']['output']>;
  requiredSpecialties: Array<Scalars['String']['output']>;
  requiredSkills: Array<Scalars['String']['output']>;
  firstTimeOk: Scalars['Boolean']['output'];
  /** Doctors who do not meet the requirements cannot apply; otherwise they apply with selection. */
  onlyMet: Scalars['Boolean']['output'];
  /** More that the hospital asks, in its own words; not compared. */
  requirementNote: Maybe<Scalars['String']['output']>;
  expectedAmbulance: Maybe<Scalars['Int']['output']>;
  expectedWalkIn: Maybe<Scalars['Int']['output']>;
  expectedWardCall: Maybe<Scalars['Int']['output']>;
  carfareNote: Maybe<Scalars['String']['output']>;
  lodging: Maybe<Scalars['String']['output']>;
  paymentMethod: PaymentMethod;
  /** Null where the hospital has not chosen one yet: `closingDay` and `payDay` say then what it once typed. */
  payday: Maybe<PaydayRule>;
  paydayNote: Maybe<Scalars['String']['output']>;
  closingDay: Scalars['String']['output'];
  payDay: Scalars['String']['output'];
  withholdingTable: WithholdingTable;
  nightPremiumIncluded: Scalars['Boolean']['output'];
  socialInsurance: Scalars['String']['output'];
  malpracticeCoverage: Scalars['String']['output'];
  workplaceScope: Scalars['String']['output'];
  dutyScope: Scalars['String']['output'];
  smokingPolicy: Scalars['String']['output'];
  dressAndItems: Scalars['String']['output'];
  meetingPlace: Scalars['String']['output'];
  cancellationPolicy: Scalars['String']['output'];
};

export type RegularWorkScheduleWhere = {
  regularWorkId: Scalars['ID']['input'];
  /** Both days included. */
  from?: InputMaybe<Scalars['Day']['input']>;
  until?: InputMaybe<Scalars['Day']['input']>;
};

export type RegularWorkScheduleSortOrder =
  | 'START_TIME_ASC'
  | 'START_TIME_DESC';

export type RegularWorkSchedulePage = {
  __typename?: 'RegularWorkSchedulePage';
  /** The contract, running or ended; null without one. */
  engagement: Maybe<RegularEngagement>;
  items: Array<RegularWorkSchedule>;
  /** Pass as `after` for the next page; null on the last. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type RegularEngagement = {
  __typename?: 'RegularEngagement';
  id: Scalars['ID']['output'];
  state: RegularEngagementState;
  startDate: Scalars['Day']['output'];
  /** Null: without a term. */
  endDate: Maybe<Scalars['Day']['output']>;
  /** The day until which the dates are planned. */
  plannedUntil: Scalars['Day']['output'];
  hospitalName: Scalars['String']['output'];
  /** The days and hours in words. */
  pattern: Scalars['String']['output'];
  /** Yen per shift. */
  fee: Scalars['Int']['output'];
  breakMinutes: Scalars['Int']['output'];
  applicationId: Scalars['ID']['output'];
  /** Null: nobody has given notice of the end. */
  endNotice: Maybe<EngagementEndNotice>;
  /** The last renewal; null: the hospital was never asked about one. */
  renewal: Maybe<ContractRenewal>;
  /** The right to a contract without a term (無期転換); null: no term has passed five years. */
  conversion: Maybe<ContractConversion>;
};

export type ContractConversion = {
  __typename?: 'ContractConversion';
  state: ContractConversionState;
  /** The term within which the doctor applies, and the first day without a term. */
  from: Scalars['Day']['output'];
  until: Scalars['Day']['output'];
  startsOn: Scalars['Day']['output'];
  /** When the doctor applied, and when the hospital confirmed to have read it. */
  appliedAt: Maybe<Scalars['DateTime']['output']>;
  readAt: Maybe<Scalars['DateTime']['output']>;
};

export type ContractConversionState =
  /** The term that passes five years has not begun. */
  | 'NOT_YET'
  | 'OPEN'
  | 'APPLIED'
  /** The contract has no term any more. */
  | 'IN_FORCE'
  /** The term is over, and nobody has applied. */
  | 'LAPSED';

/** The renewal of a contract at the end of a term. */
export type ContractRenewal = {
  __typename?: 'ContractRenewal';
  id: Scalars['ID']['output'];
  state: ContractRenewalState;
  /** The last day of the term. */
  termEnd: Scalars['Day']['output'];
  /** The last day on which the side whose turn it is may act. */
  dueOn: Scalars['Day']['output'];
  /** How often the hospital has offered: an answer names the offer. */
  offerNumber: Scalars['Int']['output'];
  /** Of the offer: the last day of the contract, and yen per shift. Null without one. */
  newEnd: Maybe<Scalars['Day']['output']>;
  fee: Maybe<Scalars['Int']['output']>;
  note: Scalars['String']['output'];
};

export type ContractRenewalState =
  | 'ASKED'
  | 'OFFERED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'NOT_OFFERED'
  | 'LAPSED'
  | 'CLOSED';

export type EngagementEndNotice = {
  __typename?: 'EngagementEndNotice';
  byHospital: Scalars['Boolean']['output'];
  /** Empty: none was given. */
  reason: Scalars['String']['output'];
};

export type RegularWorkSchedule = {
  __typename?: 'RegularWorkSchedule';
  id: Scalars['ID']['output'];
  regularWorkId: Scalars['ID']['output'];
  day: Scalars['Day']['output'];
  dayKind: DayKind;
  /** Name of the public holiday. */
  holiday: Maybe<Scalars['String']['output']>;
  kind: RegularDateKind;
  state: RegularScheduleState;
  startTime: Scalars['DateTime']['output'];
  endTime: Scalars['DateTime']['output'];
  /** Yen before tax. */
  fee: Scalars['Int']['output'];
  /** Null: the date has no work. */
  workState: Maybe<WorkState>;
  /** Whether a work elsewhere overlaps a tentative date. */
  clashes: Scalars['Boolean']['output'];
  /** The open request to move the date, of either side. */
  changeRequest: Maybe<ScheduleChangeRequest>;
  /** Whether a substitute is sought for the date. */
  isSubstituteSought: Scalars['Boolean']['output'];
};

export type ScheduleChangeRequest = {
  __typename?: 'ScheduleChangeRequest';
  /** The hospital asks, and the doctor decides. */
  byHospital: Scalars['Boolean']['output'];
  proposedStart: Scalars['DateTime']['output'];
  proposedEnd: Scalars['DateTime']['output'];
};

export type RegularEngagementState =
  | 'ACTIVE'
  | 'RENEWAL_PENDING'
  | 'ENDING'
  | 'ENDED';

/** TENTATIVE dates wait for the doctor's confirmation. */
export type RegularScheduleState =
  | 'TENTATIVE'
  | 'CONFIRMED'
  | 'HOLIDAY_OFF'
  | 'SWAP_REQUESTED'
  | 'SUBSTITUTED'
  | 'CANCELLED';

export type WorkState =
  | 'SCHEDULED'
  | 'IN_PROGRESS'
  | 'FINISHED'
  | 'REPORTED'
  | 'CORRECTION_REQUESTED'
  | 'CONFIRMED'
  | 'PAID'
  | 'CANCELLATION_REQUESTED'
  | 'CANCELLED_BY_DOCTOR'
  | 'CANCELLED_BY_HOSPITAL'
  | 'NO_SHOW';

/** A regular (定期) listing. */
export type RegularWork = Listing & {
  __typename?: 'RegularWork';
  id: Scalars['ID']['output'];
  listingNumber: Scalars['String']['output'];
  title: Scalars['String']['output'];
  status: ListingStatus;
  publishTime: Scalars['DateTime']['output'];
  editedAt: Scalars['DateTime']['output'];
  /** The civil day of `editedAt` in Tokyo: lists show no more. */
  editedOn: Scalars['Day']['output'];
  /** Days since the hospital last confirmed that the listing is true; null until it is late. */
  unconfirmedDays: Maybe<Scalars['Int']['output']>;
  applicationDeadline: Scalars['DateTime']['output'];
  applicationStatus: ApplicationStatus;
  slots: Scalars['Int']['output'];
  filledSlots: Scalars['Int']['output'];
  applicantCount: Scalars['Int']['output'];
  interview: Interview;
  weekdays: Array<Weekday>;
  frequency: RegularFrequency;
  /** Weeks of the month, 1 to 5, for MONTHLY_NTH; else empty. */
  weeksOfMonth: Array<Scalars['Int']['output']>;
  /** HH:MM in Tokyo. */
  startTimeOfDay: Scalars['String']['output'];
  endTimeOfDay: Scalars['String']['output'];
  crossesMidnight: Scalars['Boolean']['output'];
  breakMinutes: Scalars['Int']['output'];
  adjustableWorkingStartTime: Scalars['Boolean']['output'];
  adjustableWorkingEndTime: Scalars['Boolean']['output'];
  contractStart: Scalars['Day']['output'];
  /** Null: without a term. */
  contractEnd: Maybe<Scalars['Day']['output']>;
  shift: Shift;
  shiftPattern: ShiftPattern;
  clinicalDepartments: Array<ClinicalDepartment>;
  jobDescriptionTypes: Array<JobDescriptionType>;
  ambulanceEasiness: AmbulanceEasiness;
  nightDutyPermit: NightDutyPermit;
  holidayPolicy: HolidayPolicy;
  /** Yen per shift on a public holiday; null when holidays are off. */
  holidayFee: Maybe<Scalars['Int']['output']>;
  /** HH:MM, start of a DAY_NIGHT_DUTY on a public holiday; null when holidays keep the usual hours. */
  holidayStartTimeOfDay: Maybe<Scalars['String']['output']>;
  /** Rule for 12/29 to 1/3. */
  yearEndPolicy: YearEndPolicy;
  fee: Scalars['Int']['output'];
  hourlyFee: Scalars['Int']['output'];
  /** Estimated yen a month before tax; null when the frequency is negotiable. */
  monthlyEstimate: Maybe<Scalars['Int']['output']>;
  incentives: Array<Incentive>;
  carfareType: CarfareType;
  carfareYen: Maybe<Scalars['Int']['output']>;
  attractive: Scalars['Boolean']['output'];
  highPay: Maybe<HighPay>;
  isNew: Scalars['Boolean']['output'];
  hospital: Hospital;
  workload: Maybe<Workload>;
  /**
   * The first dates until `count` (at most 12) are worked, including days off between them. With negotiable dates
   * (MONTHLY_ONCE, FLEXIBLE) they are examples.
   */
  firstDates: Array<RegularDate>;
  /**
   * Whether the dates of the first months fit beside the asking doctor's other works and each other: the rest of the date that
   * fits worst, and the month and year that they fill most. Null without a doctor, for negotiated dates, and for a contract that
   * the doctor has.
   */
  meter: Maybe<WorkMeter>;
  viewer: Maybe<RegularWorkViewer>;
  detail: RegularWorkDetail;
  /** Other open regular listings of the same hospital, newest first. */
  sameHospital: Array<RegularWork>;
};


/** A regular (定期) listing. */
export type RegularWorkFirstDatesArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
};


/** A regular (定期) listing. */
export type RegularWorkSameHospitalArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type RegularDate = {
  __typename?: 'RegularDate';
  day: Scalars['Day']['output'];
  dayKind: DayKind;
  /** Name of the public holiday. */
  holiday: Maybe<Scalars['String']['output']>;
  kind: RegularDateKind;
  /** Null on a day off. */
  startTime: Maybe<Scalars['DateTime']['output']>;
  endTime: Maybe<Scalars['DateTime']['output']>;
  /** Yen before tax; null on a day off. */
  fee: Maybe<Scalars['Int']['output']>;
};

/** A line of the terms that were agreed on, in the order of display. */
export type AgreedTerm = {
  __typename?: 'AgreedTerm';
  heading: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type RegularWorkViewer = ListingViewer & {
  __typename?: 'RegularWorkViewer';
  liked: Scalars['Boolean']['output'];
  feeAtLike: Maybe<Scalars['Int']['output']>;
  subscribed: Scalars['Boolean']['output'];
  applyMode: Maybe<ApplyMode>;
  missing: Array<Scalars['String']['output']>;
  /** Those of the first four dates that overlap a confirmed work of the doctor. */
  overlapDays: Array<Scalars['Day']['output']>;
  /** The doctor's latest application; one that is open or matched comes first. */
  applicationState: Maybe<ApplicationState>;
  /** The terms of the doctor's contract, which days, hours and pay of the listing follow too; null before the match. */
  agreed: Maybe<Array<AgreedTerm>>;
  /** Which of the doctor's NG settings name this listing, whatever they do with the results. */
  ng: Array<NgReason>;
};

export type RegularWorkDetail = ListingDetail & {
  __typename?: 'RegularWorkDetail';
  description: Scalars['String']['output'];
  feeKind: FeeKind;
  /** Free text: the range within which start and end are negotiable. */
  adjustableNote: Maybe<Scalars['String']['output']>;
  /** HH:MM; both null without a permit. */
  permitFrom: Maybe<Scalars['String']['output']>;
  permitTo: Maybe<Scalars['String']['output']>;
  pediatrics: Scalars['Boolean']['output'];
  trauma: Scalars['Boolean']['output'];
  cardiacArrest: Scalars['Boolean']['output'];
  requiredYears: Maybe<Scalars['Int']['output']>;
  requiredSpecialties: Array<Scalars['String']['output']>;
  requiredSkills: Array<Scalars['String']['output']>;
  firstTimeOk: Scalars['Boolean']['output'];
  /** Doctors who do not meet the requirements cannot apply; otherwise they apply with selection. */
  onlyMet: Scalars['Boolean']['output'];
  /** More that the hospital asks, in its own words; not compared. */
  requirementNote: Maybe<Scalars['String']['output']>;
  expectedAmbulance: Maybe<Scalars['Int']['output']>;
  expectedWalkIn: Maybe<Scalars['Int']['output']>;
  expectedWardCall: Maybe<Scalars['Int']['output']>;
  carfareNote: Maybe<Scalars['String']['output']>;
  lodging: Maybe<Scalars['String']['output']>;
  paymentMethod: PaymentMethod;
  /** Null where the hospital has not chosen one yet: `closingDay` and `payDay` say then what it once typed. */
  payday: Maybe<PaydayRule>;
  paydayNote: Maybe<Scalars['String']['output']>;
  closingDay: Scalars['String']['output'];
  payDay: Scalars['String']['output'];
  withholdingTable: WithholdingTable;
  nightPremiumIncluded: Scalars['Boolean']['output'];
  socialInsurance: Scalars['String']['output'];
  malpracticeCoverage: Scalars['String']['output'];
  workplaceScope: Scalars['String']['output'];
  dutyScope: Scalars['String']['output'];
  smokingPolicy: Scalars['String']['output'];
  dressAndItems: Scalars['String']['output'];
  meetingPlace: Scalars['String']['output'];
  cancellationPolicy: Scalars['String']['output'];
  trialMonths: Maybe<Scalars['Int']['output']>;
  renewalExists: Scalars['Boolean']['output'];
  renewalCriteria: Maybe<Scalars['String']['output']>;
  renewalMaxCount: Maybe<Scalars['Int']['output']>;
  renewalMaxYears: Maybe<Scalars['Int']['output']>;
  substitutePolicy: SubstitutePolicy;
  paidLeave: Scalars['String']['output'];
};

/** What of a doctor's NG settings names a listing. */
export type NgReason =
  | 'HOSPITAL'
  | 'DATE'
  | 'PEDIATRICS'
  | 'TRAUMA'
  | 'CARDIAC_ARREST'
  | 'AMBULANCE'
  | 'CHART_HOSPITAL'
  | 'CHART_CLINIC'
  | 'CHART_PAPER';

export type SpotWorkPage = {
  __typename?: 'SpotWorkPage';
  items: Array<SpotWork>;
  /** Total number of matching listings. */
  total: Scalars['Int']['output'];
  /** Further listings that match, and that the calling doctor's NG settings leave out. */
  ngHidden: Scalars['Int']['output'];
  /** Position of the first item in the whole list. */
  offset: Scalars['Int']['output'];
  /** Cursor, the next page's `after`; null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** Null unless the calling doctor's wishes determine the order. */
  recommendation: Maybe<Recommendation>;
};

/**
 * The calling doctor's wishes, in おすすめ順: listings that meet more of them come first, ties are broken by score. Empty
 * fields are no wish.
 */
export type Recommendation = {
  __typename?: 'Recommendation';
  prefectures: Array<Prefecture>;
  weekdays: Array<Weekday>;
  /** Yen per shift. */
  minimumFee: Maybe<Scalars['Int']['output']>;
  jobTypes: Array<PreferredJobType>;
  /** The wishes met by each item, in the order of the items. */
  met: Array<Array<Wish>>;
};

export type Wish =
  | 'PLACE'
  | 'WEEKDAY'
  | 'PAY'
  | 'WORK';

export type PreferredJobType =
  | 'UNSPECIFIED'
  | 'SHIFT_NIGHT_TOUGH'
  | 'SHIFT_DAY_TOUGH'
  | 'SHIFT_NIGHT_EASY'
  | 'SHIFT_NIGHT_NO_AMBULANCE_EASY'
  | 'SHIFT_DAY_EASY'
  | 'HOME_VISIT_STANDBY_EASY';

export type SpotWork = Listing & {
  __typename?: 'SpotWork';
  id: Scalars['ID']['output'];
  listingNumber: Scalars['String']['output'];
  title: Scalars['String']['output'];
  status: ListingStatus;
  publishTime: Scalars['DateTime']['output'];
  editedAt: Scalars['DateTime']['output'];
  /** The civil day of `editedAt` in Tokyo: lists show no more. */
  editedOn: Scalars['Day']['output'];
  /** Days since the hospital last confirmed that the listing is true; null until it is late. */
  unconfirmedDays: Maybe<Scalars['Int']['output']>;
  applicationDeadline: Scalars['DateTime']['output'];
  applicationStatus: ApplicationStatus;
  slots: Scalars['Int']['output'];
  filledSlots: Scalars['Int']['output'];
  applicantCount: Scalars['Int']['output'];
  startTime: Scalars['DateTime']['output'];
  endTime: Scalars['DateTime']['output'];
  startDay: DayKind;
  breakMinutes: Scalars['Int']['output'];
  adjustable: Adjustable;
  shift: Shift;
  shiftPattern: ShiftPattern;
  clinicalDepartments: Array<ClinicalDepartment>;
  jobDescriptionTypes: Array<JobDescriptionType>;
  ambulanceEasiness: AmbulanceEasiness;
  nightDutyPermit: NightDutyPermit;
  fee: Scalars['Int']['output'];
  hourlyFee: Scalars['Int']['output'];
  incentives: Array<Incentive>;
  carfareType: CarfareType;
  carfareYen: Maybe<Scalars['Int']['output']>;
  attractive: Scalars['Boolean']['output'];
  highPay: Maybe<HighPay>;
  isNew: Scalars['Boolean']['output'];
  hospital: Hospital;
  workload: Maybe<Workload>;
  viewer: Maybe<SpotWorkViewer>;
  detail: SpotWorkDetail;
  /** Whether the shift fits beside the asking doctor's other works; null without a doctor. */
  meter: Maybe<WorkMeter>;
  /** Estimated pay after withholding tax, with expected incentives and flat carfare; the hospital decides which column applies. */
  takeHome: TakeHome;
  /** Other open listings of the same hospital, earliest first. */
  sameHospital: Array<SpotWork>;
};


export type SpotWorkSameHospitalArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** 働き方メーター of a shift: rest and hours, by the doctor's own works and the weekly hours told in the profile. */
export type WorkMeter = {
  __typename?: 'WorkMeter';
  /** Of a regular listing: the date whose rest is told. Null of a shift. */
  date: Maybe<Scalars['DateTime']['output']>;
  fit: WorkFit;
  /** The most pressing finding in one sentence; null for OK. */
  sentence: Maybe<Scalars['String']['output']>;
  /** The same of the month's and the year's totals alone. */
  totalsSentence: Maybe<Scalars['String']['output']>;
  /** A short gap beside the shift that breaks no window of rest, told without alarm; null otherwise. */
  neutralSentence: Maybe<Scalars['String']['output']>;
  /** In words, each window of rest that the shift breaks together with the other known works. */
  restBreaches: Array<Scalars['String']['output']>;
  /** Rest in minutes since the work before and until the next one; null without one within a day. */
  restBefore: Maybe<WorkRest>;
  restAfter: Maybe<WorkRest>;
  /** Of this shift: working minutes, and those that a night duty permit leaves out. */
  countedMinutes: Scalars['Int']['output'];
  permittedMinutes: Scalars['Int']['output'];
  /** With this shift. */
  month: PeriodHours;
  year: PeriodHours;
};

export type WorkFit =
  | 'OK'
  | 'WARN'
  | 'OVER';

export type WorkRest = {
  __typename?: 'WorkRest';
  minutes: Scalars['Int']['output'];
  guideline: Scalars['Int']['output'];
};

export type PeriodHours = {
  __typename?: 'PeriodHours';
  /** `2026-12` or `2026`, in Tokyo. */
  period: Scalars['String']['output'];
  /** Working minutes of side jobs. */
  sideMinutes: Scalars['Int']['output'];
  /** 時間外 at the main hospital, by the weekly hours; null without them. */
  mainMinutes: Maybe<Scalars['Int']['output']>;
  /** The limit of 時間外 for the level of the main hospital; null where there is none per month. */
  limitMinutes: Maybe<Scalars['Int']['output']>;
};

/**
 * The comparison of a 高額 listing: with open listings of its shift length in its prefecture; in its region when there are
 * fewer than ten; in all Japan when there are fewer than ten again.
 */
export type HighPay = {
  __typename?: 'HighPay';
  scope: PayScope;
  /** Lower median of their hourly fees in yen. */
  usualHourlyFee: Scalars['Int']['output'];
};

/** The median with which a listing of this length is compared. */
export type UsualPay = {
  __typename?: 'UsualPay';
  shiftLength: ShiftLength;
  scope: PayScope;
  /** Lower median of the hourly fees in yen. */
  hourlyFee: Scalars['Int']['output'];
};

export type PayScope =
  | 'PREFECTURE'
  | 'REGION'
  | 'COUNTRY';

export type TakeHome = {
  __typename?: 'TakeHome';
  /** Year of the official tables, in which the shift is paid. */
  year: Scalars['Int']['output'];
  /** Yen by column 乙; null without the tables of the year. */
  otsuYen: Maybe<Scalars['Int']['output']>;
  /** Yen by column 丙; null without the tables of the year. */
  heiYen: Maybe<Scalars['Int']['output']>;
  /** Yen of incentives by the counts that the hospital expects, before tax. */
  incentiveYen: Scalars['Int']['output'];
  /** Yen of carfare as a flat sum. */
  carfareYen: Scalars['Int']['output'];
  /** By the invented tables of the demo. */
  isFictitious: Scalars['Boolean']['output'];
};

/** Kind of a day in calendars. HOLIDAY takes precedence over the weekday. */
export type DayKind =
  | 'WEEKDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'HOLIDAY';

/** The range within which start and end are negotiable; all null when fixed. */
export type Adjustable = {
  __typename?: 'Adjustable';
  startFrom: Maybe<Scalars['DateTime']['output']>;
  startTo: Maybe<Scalars['DateTime']['output']>;
  endFrom: Maybe<Scalars['DateTime']['output']>;
  endTo: Maybe<Scalars['DateTime']['output']>;
};

export type Incentive = {
  __typename?: 'Incentive';
  type: IncentiveType;
  unitYen: Scalars['Int']['output'];
  capYen: Maybe<Scalars['Int']['output']>;
  note: Maybe<Scalars['String']['output']>;
};

/** Median and interquartile range of the reports. */
export type Spread = {
  __typename?: 'Spread';
  median: Scalars['Float']['output'];
  low: Scalars['Float']['output'];
  high: Scalars['Float']['output'];
};

export type Workload = {
  __typename?: 'Workload';
  reports: Scalars['Int']['output'];
  /** 1 (とてもゆったり) to 5 (とてもしっかり), from the reports. */
  step: Scalars['Int']['output'];
  ambulance: Spread;
  walkIn: Spread;
  wardCall: Spread;
  sleepMinutesMedian: Maybe<Scalars['Int']['output']>;
  /** Minutes worked inside the band of a 宿日直許可; null under five reports of works under a permit. */
  permittedMinutesMedian: Maybe<Scalars['Int']['output']>;
};

export type Hospital = {
  __typename?: 'Hospital';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  facilityCategory: FacilityCategory;
  prefecture: Prefecture;
  city: Scalars['String']['output'];
  access: Access;
  address: Scalars['String']['output'];
  nearestStations: Array<Access>;
  beds: Maybe<Scalars['Int']['output']>;
  emergencyLevel: EmergencyLevel;
  departments: Array<ClinicalDepartment>;
  openingYear: Maybe<Scalars['Int']['output']>;
  summary: Scalars['String']['output'];
  electronicChart: ElectronicChart;
  amenities: Array<Amenity>;
  dutyRoomNote: Maybe<Scalars['String']['output']>;
  nightStaffing: Maybe<NightStaffing>;
  replyMedianMinutes: Maybe<Scalars['Int']['output']>;
  /** 求人票どおり度 in percent; null under five answers. */
  accuracyPercent: Maybe<Scalars['Int']['output']>;
  accuracyCount: Scalars['Int']['output'];
  /** Null under five answers. */
  impressions: Maybe<Impressions>;
};

/** What doctors said after their works, in whole groups of five doctors, so that no answer is told one by one. */
export type Impressions = {
  __typename?: 'Impressions';
  /** Means from 1 to 5, with one decimal. */
  busyness: Scalars['Float']['output'];
  handover: Scalars['Float']['output'];
  facilities: Scalars['Float']['output'];
  /** How many would work there again: yes, on conditions, no. */
  reworkYes: Scalars['Int']['output'];
  reworkCondition: Scalars['Int']['output'];
  reworkNo: Scalars['Int']['output'];
};

/** Access from a station. */
export type Access = {
  __typename?: 'Access';
  line: Scalars['String']['output'];
  station: Scalars['String']['output'];
  walkMinutes: Maybe<Scalars['Int']['output']>;
  busMinutes: Maybe<Scalars['Int']['output']>;
};

export type NightStaffing = {
  __typename?: 'NightStaffing';
  doctors: Scalars['Int']['output'];
  nurses: Scalars['Int']['output'];
  radiology: Scalars['Boolean']['output'];
  laboratory: Scalars['Boolean']['output'];
  backup: Maybe<Scalars['String']['output']>;
};

export type SpotWorkViewer = ListingViewer & {
  __typename?: 'SpotWorkViewer';
  liked: Scalars['Boolean']['output'];
  feeAtLike: Maybe<Scalars['Int']['output']>;
  subscribed: Scalars['Boolean']['output'];
  applyMode: Maybe<ApplyMode>;
  missing: Array<Scalars['String']['output']>;
  /** State of the doctor's open or latest application to this listing. */
  applicationState: Maybe<ApplicationState>;
  /** The terms of the doctor's work, which times and pay of the listing follow too; null before the match. */
  agreed: Maybe<Array<AgreedTerm>>;
  /** Whether a confirmed work of the doctor overlaps this shift. */
  overlaps: Scalars['Boolean']['output'];
  /** Which of the doctor's NG settings name this listing, whatever they do with the results. */
  ng: Array<NgReason>;
};

export type SpotWorkDetail = ListingDetail & {
  __typename?: 'SpotWorkDetail';
  description: Scalars['String']['output'];
  feeKind: FeeKind;
  emergencyLevelOnDate: EmergencyLevel;
  permitFrom: Maybe<Scalars['DateTime']['output']>;
  permitTo: Maybe<Scalars['DateTime']['output']>;
  pediatrics: Scalars['Boolean']['output'];
  trauma: Scalars['Boolean']['output'];
  cardiacArrest: Scalars['Boolean']['output'];
  requiredYears: Maybe<Scalars['Int']['output']>;
  requiredSpecialties: Array<Scalars['String']['output']>;
  requiredSkills: Array<Scalars['String']['output']>;
  firstTimeOk: Scalars['Boolean']['output'];
  /** Doctors who do not meet the requirements cannot apply; otherwise they apply with selection. */
  onlyMet: Scalars['Boolean']['output'];
  /** More that the hospital asks, in its own words; not compared. */
  requirementNote: Maybe<Scalars['String']['output']>;
  expectedAmbulance: Maybe<Scalars['Int']['output']>;
  expectedWalkIn: Maybe<Scalars['Int']['output']>;
  expectedWardCall: Maybe<Scalars['Int']['output']>;
  carfareNote: Maybe<Scalars['String']['output']>;
  lodging: Maybe<Scalars['String']['output']>;
  paymentMethod: PaymentMethod;
  /** Null where the hospital has not chosen one yet: `closingDay` and `payDay` say then what it once typed. */
  payday: Maybe<PaydayRule>;
  paydayNote: Maybe<Scalars['String']['output']>;
  closingDay: Scalars['String']['output'];
  payDay: Scalars['String']['output'];
  withholdingTable: WithholdingTable;
  nightPremiumIncluded: Scalars['Boolean']['output'];
  socialInsurance: Scalars['String']['output'];
  malpracticeCoverage: Scalars['String']['output'];
  contractPeriod: Scalars['String']['output'];
  workplaceScope: Scalars['String']['output'];
  dutyScope: Scalars['String']['output'];
  smokingPolicy: Scalars['String']['output'];
  dressAndItems: Scalars['String']['output'];
  meetingPlace: Scalars['String']['output'];
  cancellationPolicy: Scalars['String']['output'];
};

export type SpotSortOrder =
  | 'UNSPECIFIED'
  | 'EDITED_AT_DESC'
  | 'PUBLISH_TIME_DESC'
  | 'FEE_DESC'
  | 'HOURLY_FEE_DESC'
  | 'START_TIME_ASC';

export type RegularSortOrder =
  | 'UNSPECIFIED'
  | 'EDITED_AT_DESC'
  | 'PUBLISH_TIME_DESC'
  | 'FEE_DESC'
  | 'HOURLY_FEE_DESC';

/** こだわり: conditions beyond the twelve saved criteria. */
export type SearchCondition =
  /** `highPay` is set. */
  | 'ATTRACTIVE'
  /** The duties do not include ambulances. */
  | 'WITHOUT_AMBULANCE'
  /** Applying forms the contract (選考なし). */
  | 'FREE_APPLICATION'
  /** A quiet shift. */
  | 'EASY'
  /** A busy shift. */
  | 'TOUGH'
  /** A night duty permit for all or part of the shift. */
  | 'NIGHT_DUTY_PERMIT'
  /** Carfare is paid: in full, up to a limit or flat. */
  | 'CARFARE_PAID'
  /** Commuting by car is allowed. */
  | 'CAR_COMMUTE'
  /** At most ten minutes on foot from one of the nearest stations. */
  | 'NEAR_STATION'
  /** No years of experience are required. */
  | 'NO_MIN_YEARS'
  /** The calling doctor meets the listing's requirements; for anybody else: it has none. */
  | 'EXPERIENCE_MET';

export type Season =
  | 'GOLDEN_WEEK'
  | 'NEW_YEAR_HOLIDAY';

export type RegularFrequency =
  | 'WEEKLY'
  | 'BIWEEKLY'
  | 'MONTHLY_NTH'
  | 'MONTHLY_ONCE'
  | 'FLEXIBLE';

/** Length of a shift, breaks included. */
export type ShiftLength =
  | 'UP_TO_4H'
  /** More than four hours, up to eight; and so on. */
  | 'UP_TO_8H'
  | 'UP_TO_12H'
  | 'UP_TO_16H'
  | 'OVER_16H';

/** Term of a regular contract. */
export type ContractTerm =
  | 'UP_TO_3_MONTHS'
  /** More than three months, up to six; and so on. */
  | 'UP_TO_6_MONTHS'
  | 'UP_TO_1_YEAR'
  | 'OVER_1_YEAR'
  /** Without a term. */
  | 'OPEN_ENDED';

/** Limits of the weekly hours of a regular contract, without breaks; a limit includes the smaller ones. */
export type WeeklyHours =
  | 'WITHIN_8H'
  | 'WITHIN_16H'
  | 'WITHIN_20H'
  | 'WITHIN_24H'
  | 'WITHIN_32H';

/** Interview before a regular contract. */
export type Interview =
  | 'NONE'
  /** By video on request. */
  | 'ONLINE'
  | 'ON_SITE';

export type HolidayPolicy =
  | 'WORK'
  | 'OFF'
  | 'DAY_NIGHT_DUTY';

export type YearEndPolicy =
  | 'WORK'
  | 'OFF'
  | 'CONSULT';

/** Who arranges a substitute (代診). */
export type SubstitutePolicy =
  | 'SELF'
  | 'HOSPITAL'
  | 'NONE_NEEDED';

/** Kinds of dates of a regular contract. */
export type RegularDateKind =
  | 'WORK'
  /** A public holiday with the usual hours. */
  | 'HOLIDAY_WORK'
  /** A public holiday with 日当直. */
  | 'HOLIDAY_DUTY'
  | 'HOLIDAY_OFF'
  | 'YEAR_END_OFF'
  | 'YEAR_END_CONSULT';

export type Weekday =
  | 'UNSPECIFIED'
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY'
  | 'SUNDAY';

export type Shift =
  | 'DAY'
  | 'NIGHT'
  | 'EVENING';

export type ShiftPattern =
  | 'NIGHT'
  | 'DAY_NIGHT'
  | 'DAY_AM_PM'
  | 'DAY_AM'
  | 'DAY_PM'
  | 'DAY_EVENING';

export type CarfareType =
  | 'FULLY_PAID'
  | 'PAID_WITHIN_LIMIT'
  | 'PAID_FLAT'
  | 'NOTHING'
  | 'OTHER';

export type FacilityCategory =
  | 'HOSPITAL_OR_EMERGENCY_CLINIC'
  | 'CLINIC'
  | 'OTHER';

export type IncentiveType =
  | 'AMBULANCE'
  | 'HOSPITALIZATION_AMBULANCE'
  | 'HOSPITALIZATION_WALK_IN'
  | 'WALK_IN'
  | 'OTHER';

export type JobDescriptionType =
  | 'AMBULANCE'
  | 'EMERGENCY_WALK_IN'
  | 'WALK_IN'
  | 'WARD_MANAGEMENT'
  | 'ENDOSCOPY'
  | 'DIALYSIS_MANAGEMENT'
  | 'MEDICAL_CHECKUP'
  | 'VACCINATION'
  | 'HOME_CARE'
  | 'HOME_VISIT_STANDBY'
  | 'FREE_MEDICAL_CARE'
  | 'COVID_19_OUTPATIENT'
  | 'COVID_19_WARD'
  | 'COVID_19_VACCINATION'
  | 'COVID_19_TEST'
  | 'COVID_19_ACCOMMODATION'
  | 'COVID_19_HOME_VISIT'
  | 'OTHER';

export type AmbulanceEasiness =
  | 'EASY'
  | 'TOUGH';

export type ApplicationStatus =
  | 'FREE'
  | 'SELECTION';

export type NightDutyPermit =
  | 'GRANTED_ALL'
  | 'GRANTED_PARTIAL'
  | 'NONE'
  | 'NOT_APPLICABLE'
  | 'UNKNOWN';

export type EmergencyLevel =
  | 'NONE'
  | 'PRIMARY'
  | 'SECONDARY'
  | 'SECONDARY_ON_ROTATION'
  | 'TERTIARY';

export type WithholdingTable =
  | 'KOU'
  | 'OTSU'
  | 'HEI'
  | 'FEE'
  | 'UNKNOWN';

/** When works are paid. Days of a month are 1 to 28, and 31 for the month's end. */
export type PaydayRule = {
  __typename?: 'PaydayRule';
  kind: PaydayKind;
  /** MONTHLY: the day up to which a month's works are paid together; null without one, when months count from that of the work. */
  closing: Maybe<Scalars['Int']['output']>;
  /** MONTHLY: months from that of the closing day to that of the pay. */
  month: Maybe<Scalars['Int']['output']>;
  /** MONTHLY: the day of the pay. */
  day: Maybe<Scalars['Int']['output']>;
  /** MONTHLY: what becomes of a payday on which banks are closed. */
  onHoliday: Maybe<PaydayOnHoliday>;
  /** WITHIN_DAYS: days from the day on which the work ends. */
  days: Maybe<Scalars['Int']['output']>;
};

export type PaydayKind =
  | 'MONTHLY'
  | 'ON_THE_DAY'
  | 'WITHIN_DAYS';

export type PaydayOnHoliday =
  | 'BEFORE'
  | 'AFTER'
  | 'AS_IS';

export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CASH_ON_DAY';

export type ListingStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'PAUSED'
  | 'FILLED'
  | 'CLOSED'
  | 'WITHDRAWN';

export type FeeKind =
  | 'PER_SHIFT'
  | 'HOURLY';

export type ApplicationState =
  | 'APPLIED'
  | 'UNDER_REVIEW'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'MATCHED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'LISTING_CLOSED'
  | 'CANCELLED';

export type ElectronicChart =
  | 'EHR_FAMILIAR_TYPE_A'
  | 'EHR_CLINIC'
  | 'PAPER'
  | 'OTHER';

export type Amenity =
  | 'PRIVATE_DUTY_ROOM'
  | 'SHOWER'
  | 'WIFI'
  | 'MEAL'
  | 'CAR_COMMUTE'
  | 'PARKING'
  | 'PICKUP'
  | 'WHITE_COAT'
  | 'CONVENIENCE_STORE'
  | 'LODGING';

export type ClinicalDepartment =
  | 'NIGHT_DUTY_ANY'
  | 'NIGHT_DUTY_INTERNAL_MEDICINE'
  | 'NIGHT_DUTY_SURGERY'
  | 'NIGHT_DUTY_EMERGENCY'
  | 'NIGHT_DUTY_PEDIATRICS'
  | 'NIGHT_DUTY_OBSTETRICS_AND_GYNECOLOGY'
  | 'NIGHT_DUTY_ORTHOPEDICS'
  | 'NIGHT_DUTY_NEUROSURGERY'
  | 'NIGHT_DUTY_PSYCHIATRY'
  | 'GENERAL_INTERNAL_MEDICINE'
  | 'GENERAL_MEDICINE'
  | 'GASTROENTEROLOGY'
  | 'CARDIOVASCULAR_MEDICINE'
  | 'RESPIRATORY_MEDICINE'
  | 'NEPHROLOGY'
  | 'DIALYSIS'
  | 'NEUROLOGY'
  | 'DIABETES_AND_METABOLISM'
  | 'ENDOCRINOLOGY'
  | 'HEMATOLOGY'
  | 'RHEUMATOLOGY'
  | 'ALLERGY'
  | 'INFECTIOUS_DISEASES'
  | 'MEDICAL_ONCOLOGY'
  | 'PALLIATIVE_CARE'
  | 'GERIATRICS'
  | 'PSYCHOSOMATIC_MEDICINE'
  | 'GENERAL_SURGERY'
  | 'GASTROENTEROLOGICAL_SURGERY'
  | 'CARDIOVASCULAR_SURGERY'
  | 'THORACIC_SURGERY'
  | 'BREAST_SURGERY'
  | 'ENDOCRINE_SURGERY'
  | 'PEDIATRIC_SURGERY'
  | 'COLORECTAL_SURGERY'
  | 'NEUROSURGERY'
  | 'ORTHOPEDICS'
  | 'PLASTIC_SURGERY'
  | 'COSMETIC_SURGERY'
  | 'EMERGENCY_MEDICINE'
  | 'INTENSIVE_CARE'
  | 'ANESTHESIOLOGY'
  | 'PAIN_CLINIC'
  | 'PSYCHIATRY'
  | 'PEDIATRICS'
  | 'NEONATOLOGY'
  | 'OBSTETRICS_AND_GYNECOLOGY'
  | 'GYNECOLOGY'
  | 'OPHTHALMOLOGY'
  | 'OTORHINOLARYNGOLOGY'
  | 'DERMATOLOGY'
  | 'COSMETIC_DERMATOLOGY'
  | 'UROLOGY'
  | 'RADIOLOGY'
  | 'RADIATION_ONCOLOGY'
  | 'REHABILITATION'
  | 'PATHOLOGY'
  | 'HOME_MEDICAL_CARE'
  | 'MEDICAL_CHECKUP'
  | 'ANYTHING';

export type Prefecture =
  | 'HOKKAIDO'
  | 'AOMORI'
  | 'IWATE'
  | 'MIYAGI'
  | 'AKITA'
  | 'YAMAGATA'
  | 'FUKUSHIMA'
  | 'IBARAKI'
  | 'TOCHIGI'
  | 'GUNMA'
  | 'SAITAMA'
  | 'CHIBA'
  | 'TOKYO'
  | 'KANAGAWA'
  | 'TOYAMA'
  | 'ISHIKAWA'
  | 'FUKUI'
  | 'NIIGATA'
  | 'YAMANASHI'
  | 'NAGANO'
  | 'GIFU'
  | 'SHIZUOKA'
  | 'AICHI'
  | 'MIE'
  | 'SHIGA'
  | 'KYOTO'
  | 'OSAKA'
  | 'HYOGO'
  | 'NARA'
  | 'WAKAYAMA'
  | 'TOTTORI'
  | 'SHIMANE'
  | 'OKAYAMA'
  | 'HIROSHIMA'
  | 'YAMAGUCHI'
  | 'TOKUSHIMA'
  | 'KAGAWA'
  | 'EHIME'
  | 'KOCHI'
  | 'FUKUOKA'
  | 'SAGA'
  | 'NAGASAKI'
  | 'KUMAMOTO'
  | 'OITA'
  | 'MIYAZAKI'
  | 'KAGOSHIMA'
  | 'OKINAWA';



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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Listing:
    | ( Omit<Omit<RegularWork, 'sameHospital'> & { sameHospital: Array<_RefType['RegularWork']> }, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'> & { detail?: RegularWorkDetail } )
    | ( Omit<Omit<SpotWork, 'sameHospital'> & { sameHospital: Array<_RefType['SpotWork']> }, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'> & { detail?: SpotWorkDetail; promised: Pick<SpotWorkDetail, 'paymentMethod' | 'payday' | 'expectedAmbulance' | 'expectedWalkIn' | 'permitFrom' | 'permitTo'> } )
  ;
  ListingViewer:
    | ( RegularWorkViewer )
    | ( SpotWorkViewer )
  ;
  ListingDetail:
    | ( RegularWorkDetail )
    | ( SpotWorkDetail )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ClickEventInput: ClickEventInput;
  ClickSenderInput: ClickSenderInput;
  ClickPlatform: ClickPlatform;
  RecordClickEventsAnswer: ResolverTypeWrapper<RecordClickEventsAnswer>;
  NotificationChannel: NotificationChannel;
  LikeAnswer: ResolverTypeWrapper<LikeAnswer>;
  LikeRefusal: LikeRefusal;
  TakeOverAnswer: ResolverTypeWrapper<TakeOverAnswer>;
  LikeCounts: ResolverTypeWrapper<LikeCounts>;
  LikedSpotWorkPage: ResolverTypeWrapper<Omit<Omit<LikedSpotWorkPage, 'items'> & { items: Array<ResolversTypes['SpotWork']> }, 'items'> & { items: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'>[] }>;
  LikedRegularWorkPage: ResolverTypeWrapper<Omit<Omit<LikedRegularWorkPage, 'items'> & { items: Array<ResolversTypes['RegularWork']> }, 'items'> & { items: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'>[] }>;
  ClosedLikePage: ResolverTypeWrapper<Omit<ClosedLikePage, 'items'> & { items: Array<ResolversTypes['ClosedLike']> }>;
  ClosedLike: ResolverTypeWrapper<{ spotWork: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'> | null; regularWork: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'> | null }>;
  HospitalSubscriptionPage: ResolverTypeWrapper<HospitalSubscriptionPage>;
  HospitalSubscription: ResolverTypeWrapper<HospitalSubscription>;
  FollowedHospital: ResolverTypeWrapper<FollowedHospital>;
  SearchKind: SearchKind;
  SavedSearch: ResolverTypeWrapper<SavedSearch>;
  SavedSearchAnswer: ResolverTypeWrapper<SavedSearchAnswer>;
  SavedSearchRefusal: SavedSearchRefusal;
  SavedCriteria: ResolverTypeWrapper<SavedCriteria>;
  SavedCriteriaInput: SavedCriteriaInput;
  AskedCriterion: ResolverTypeWrapper<AskedCriterion>;
  Criterion: Criterion;
  BeyondCriteriaInput: BeyondCriteriaInput;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  TextMap: ResolverTypeWrapper<Scalars['TextMap']['output']>;
  SpotWorkWhere: SpotWorkWhere;
  RegularWorkWhere: RegularWorkWhere;
  Facets: ResolverTypeWrapper<Facets>;
  CriterionCounts: ResolverTypeWrapper<CriterionCounts>;
  FacetCount: ResolverTypeWrapper<FacetCount>;
  WeekdayPatternCount: ResolverTypeWrapper<WeekdayPatternCount>;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  PrefectureOffer: ResolverTypeWrapper<PrefectureOffer>;
  CityOffer: ResolverTypeWrapper<CityOffer>;
  HospitalSuggestion: ResolverTypeWrapper<HospitalSuggestion>;
  HospitalName: ResolverTypeWrapper<HospitalName>;
  RegularWorkPage: ResolverTypeWrapper<Omit<Omit<RegularWorkPage, 'items'> & { items: Array<ResolversTypes['RegularWork']> }, 'items'> & { items: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'>[] }>;
  Listing: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Listing']>;
  ListingViewer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ListingViewer']>;
  ApplyMode: ApplyMode;
  ListingDetail: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ListingDetail']>;
  RegularWorkScheduleWhere: RegularWorkScheduleWhere;
  RegularWorkScheduleSortOrder: RegularWorkScheduleSortOrder;
  RegularWorkSchedulePage: ResolverTypeWrapper<RegularWorkSchedulePage>;
  RegularEngagement: ResolverTypeWrapper<RegularEngagement>;
  ContractConversion: ResolverTypeWrapper<ContractConversion>;
  ContractConversionState: ContractConversionState;
  ContractRenewal: ResolverTypeWrapper<ContractRenewal>;
  ContractRenewalState: ContractRenewalState;
  EngagementEndNotice: ResolverTypeWrapper<EngagementEndNotice>;
  RegularWorkSchedule: ResolverTypeWrapper<RegularWorkSchedule>;
  ScheduleChangeRequest: ResolverTypeWrapper<ScheduleChangeRequest>;
  RegularEngagementState: RegularEngagementState;
  RegularScheduleState: RegularScheduleState;
  WorkState: WorkState;
  RegularWork: ResolverTypeWrapper<Omit<Omit<RegularWork, 'sameHospital'> & { sameHospital: Array<ResolversTypes['RegularWork']> }, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'> & { detail?: RegularWorkDetail }>;
  RegularDate: ResolverTypeWrapper<RegularDate>;
  AgreedTerm: ResolverTypeWrapper<AgreedTerm>;
  RegularWorkViewer: ResolverTypeWrapper<RegularWorkViewer>;
  RegularWorkDetail: ResolverTypeWrapper<RegularWorkDetail>;
  NgReason: NgReason;
  SpotWorkPage: ResolverTypeWrapper<Omit<Omit<SpotWorkPage, 'items'> & { items: Array<ResolversTypes['SpotWork']> }, 'items'> & { items: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'>[] }>;
  Recommendation: ResolverTypeWrapper<Recommendation>;
  Wish: Wish;
  PreferredJobType: PreferredJobType;
  SpotWork: ResolverTypeWrapper<Omit<Omit<SpotWork, 'sameHospital'> & { sameHospital: Array<ResolversTypes['SpotWork']> }, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'> & { detail?: SpotWorkDetail; promised: Pick<SpotWorkDetail, 'paymentMethod' | 'payday' | 'expectedAmbulance' | 'expectedWalkIn' | 'permitFrom' | 'permitTo'> }>;
  WorkMeter: ResolverTypeWrapper<WorkMeter>;
  WorkFit: WorkFit;
  WorkRest: ResolverTypeWrapper<WorkRest>;
  PeriodHours: ResolverTypeWrapper<PeriodHours>;
  HighPay: ResolverTypeWrapper<HighPay>;
  UsualPay: ResolverTypeWrapper<UsualPay>;
  PayScope: PayScope;
  TakeHome: ResolverTypeWrapper<TakeHome>;
  DayKind: DayKind;
  Adjustable: ResolverTypeWrapper<Adjustable>;
  Incentive: ResolverTypeWrapper<Incentive>;
  Spread: ResolverTypeWrapper<Spread>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Workload: ResolverTypeWrapper<Workload>;
  Hospital: ResolverTypeWrapper<Hospital>;
  Impressions: ResolverTypeWrapper<Impressions>;
  Access: ResolverTypeWrapper<Access>;
  NightStaffing: ResolverTypeWrapper<NightStaffing>;
  SpotWorkViewer: ResolverTypeWrapper<SpotWorkViewer>;
  SpotWorkDetail: ResolverTypeWrapper<SpotWorkDetail>;
  SpotSortOrder: SpotSortOrder;
  RegularSortOrder: RegularSortOrder;
  SearchCondition: SearchCondition;
  Season: Season;
  RegularFrequency: RegularFrequency;
  ShiftLength: ShiftLength;
  ContractTerm: ContractTerm;
  WeeklyHours: WeeklyHours;
  Interview: Interview;
  HolidayPolicy: HolidayPolicy;
  YearEndPolicy: YearEndPolicy;
  SubstitutePolicy: SubstitutePolicy;
  RegularDateKind: RegularDateKind;
  Weekday: Weekday;
  Shift: Shift;
  ShiftPattern: ShiftPattern;
  CarfareType: CarfareType;
  FacilityCategory: FacilityCategory;
  IncentiveType: IncentiveType;
  JobDescriptionType: JobDescriptionType;
  AmbulanceEasiness: AmbulanceEasiness;
  ApplicationStatus: ApplicationStatus;
  NightDutyPermit: NightDutyPermit;
  EmergencyLevel: EmergencyLevel;
  WithholdingTable: WithholdingTable;
  PaydayRule: ResolverTypeWrapper<PaydayRule>;
  PaydayKind: PaydayKind;
  PaydayOnHoliday: PaydayOnHoliday;
  PaymentMethod: PaymentMethod;
  ListingStatus: ListingStatus;
  FeeKind: FeeKind;
  ApplicationState: ApplicationState;
  ElectronicChart: ElectronicChart;
  Amenity: Amenity;
  ClinicalDepartment: ClinicalDepartment;
  Prefecture: Prefecture;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  ClickEventInput: ClickEventInput;
  ClickSenderInput: ClickSenderInput;
  RecordClickEventsAnswer: RecordClickEventsAnswer;
  LikeAnswer: LikeAnswer;
  TakeOverAnswer: TakeOverAnswer;
  LikeCounts: LikeCounts;
  LikedSpotWorkPage: Omit<Omit<LikedSpotWorkPage, 'items'> & { items: Array<ResolversParentTypes['SpotWork']> }, 'items'> & { items: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'>[] };
  LikedRegularWorkPage: Omit<Omit<LikedRegularWorkPage, 'items'> & { items: Array<ResolversParentTypes['RegularWork']> }, 'items'> & { items: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'>[] };
  ClosedLikePage: Omit<ClosedLikePage, 'items'> & { items: Array<ResolversParentTypes['ClosedLike']> };
  ClosedLike: { spotWork: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'> | null; regularWork: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'> | null };
  HospitalSubscriptionPage: HospitalSubscriptionPage;
  HospitalSubscription: HospitalSubscription;
  FollowedHospital: FollowedHospital;
  SavedSearch: SavedSearch;
  SavedSearchAnswer: SavedSearchAnswer;
  SavedCriteria: SavedCriteria;
  SavedCriteriaInput: SavedCriteriaInput;
  AskedCriterion: AskedCriterion;
  BeyondCriteriaInput: BeyondCriteriaInput;
  Day: Scalars['Day']['output'];
  DateTime: Scalars['DateTime']['output'];
  TextMap: Scalars['TextMap']['output'];
  SpotWorkWhere: SpotWorkWhere;
  RegularWorkWhere: RegularWorkWhere;
  Facets: Facets;
  CriterionCounts: CriterionCounts;
  FacetCount: FacetCount;
  WeekdayPatternCount: WeekdayPatternCount;
  CalendarDay: CalendarDay;
  PrefectureOffer: PrefectureOffer;
  CityOffer: CityOffer;
  HospitalSuggestion: HospitalSuggestion;
  HospitalName: HospitalName;
  RegularWorkPage: Omit<Omit<RegularWorkPage, 'items'> & { items: Array<ResolversParentTypes['RegularWork']> }, 'items'> & { items: Omit<RegularWork, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'>[] };
  Listing: ResolversInterfaceTypes<ResolversParentTypes>['Listing'];
  ListingViewer: ResolversInterfaceTypes<ResolversParentTypes>['ListingViewer'];
  ListingDetail: ResolversInterfaceTypes<ResolversParentTypes>['ListingDetail'];
  RegularWorkScheduleWhere: RegularWorkScheduleWhere;
  RegularWorkSchedulePage: RegularWorkSchedulePage;
  RegularEngagement: RegularEngagement;
  ContractConversion: ContractConversion;
  ContractRenewal: ContractRenewal;
  EngagementEndNotice: EngagementEndNotice;
  RegularWorkSchedule: RegularWorkSchedule;
  ScheduleChangeRequest: ScheduleChangeRequest;
  RegularWork: Omit<Omit<RegularWork, 'sameHospital'> & { sameHospital: Array<ResolversParentTypes['RegularWork']> }, 'detail' | 'sameHospital' | 'firstDates' | 'meter' | 'attractive' | 'highPay'> & { detail?: RegularWorkDetail };
  RegularDate: RegularDate;
  AgreedTerm: AgreedTerm;
  RegularWorkViewer: RegularWorkViewer;
  RegularWorkDetail: RegularWorkDetail;
  SpotWorkPage: Omit<Omit<SpotWorkPage, 'items'> & { items: Array<ResolversParentTypes['SpotWork']> }, 'items'> & { items: Omit<SpotWork, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'>[] };
  Recommendation: Recommendation;
  SpotWork: Omit<Omit<SpotWork, 'sameHospital'> & { sameHospital: Array<ResolversParentTypes['SpotWork']> }, 'detail' | 'sameHospital' | 'takeHome' | 'meter' | 'attractive' | 'highPay'> & { detail?: SpotWorkDetail; promised: Pick<SpotWorkDetail, 'paymentMethod' | 'payday' | 'expectedAmbulance' | 'expectedWalkIn' | 'permitFrom' | 'permitTo'> };
  WorkMeter: WorkMeter;
  WorkRest: WorkRest;
  PeriodHours: PeriodHours;
  HighPay: HighPay;
  UsualPay: UsualPay;
  TakeHome: TakeHome;
  Adjustable: Adjustable;
  Incentive: Incentive;
  Spread: Spread;
  Float: Scalars['Float']['output'];
  Workload: Workload;
  Hospital: Hospital;
  Impressions: Impressions;
  Access: Access;
  NightStaffing: NightStaffing;
  SpotWorkViewer: SpotWorkViewer;
  SpotWorkDetail: SpotWorkDetail;
  PaydayRule: PaydayRule;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  spotWorks?: Resolver<ResolversTypes['SpotWorkPage'], ParentType, ContextType, RequireFields<QuerySpotWorksArgs, 'orderBy' | 'limit'>>;
  spotWork?: Resolver<Maybe<ResolversTypes['SpotWork']>, ParentType, ContextType, RequireFields<QuerySpotWorkArgs, 'id'>>;
  spotWorkDraft?: Resolver<Maybe<ResolversTypes['SpotWork']>, ParentType, ContextType, RequireFields<QuerySpotWorkDraftArgs, 'ref'>>;
  spotWorksByIds?: Resolver<Array<ResolversTypes['SpotWork']>, ParentType, ContextType, RequireFields<QuerySpotWorksByIdsArgs, 'ids'>>;
  spotWorkCounts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QuerySpotWorkCountsArgs, 'wheres'>>;
  spotWorkFacets?: Resolver<ResolversTypes['Facets'], ParentType, ContextType, Partial<QuerySpotWorkFacetsArgs>>;
  spotWorkLastDay?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  spotWorkCalendar?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType, RequireFields<QuerySpotWorkCalendarArgs, 'from' | 'days'>>;
  regularWorks?: Resolver<ResolversTypes['RegularWorkPage'], ParentType, ContextType, RequireFields<QueryRegularWorksArgs, 'orderBy' | 'limit'>>;
  regularWork?: Resolver<Maybe<ResolversTypes['RegularWork']>, ParentType, ContextType, RequireFields<QueryRegularWorkArgs, 'id'>>;
  regularWorkSchedules?: Resolver<ResolversTypes['RegularWorkSchedulePage'], ParentType, ContextType, RequireFields<QueryRegularWorkSchedulesArgs, 'where' | 'orderBy' | 'limit'>>;
  regularWorkDraft?: Resolver<Maybe<ResolversTypes['RegularWork']>, ParentType, ContextType, RequireFields<QueryRegularWorkDraftArgs, 'ref'>>;
  usualPays?: Resolver<Array<ResolversTypes['UsualPay']>, ParentType, ContextType, RequireFields<QueryUsualPaysArgs, 'kind' | 'prefecture'>>;
  regularWorksByIds?: Resolver<Array<ResolversTypes['RegularWork']>, ParentType, ContextType, RequireFields<QueryRegularWorksByIdsArgs, 'ids'>>;
  regularWorkCounts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryRegularWorkCountsArgs, 'wheres'>>;
  regularWorkFacets?: Resolver<ResolversTypes['Facets'], ParentType, ContextType, Partial<QueryRegularWorkFacetsArgs>>;
  spotWorkPrefectures?: Resolver<Array<ResolversTypes['PrefectureOffer']>, ParentType, ContextType, Partial<QuerySpotWorkPrefecturesArgs>>;
  spotWorkCities?: Resolver<Array<ResolversTypes['CityOffer']>, ParentType, ContextType, RequireFields<QuerySpotWorkCitiesArgs, 'prefecture'>>;
  regularWorkPrefectures?: Resolver<Array<ResolversTypes['PrefectureOffer']>, ParentType, ContextType, Partial<QueryRegularWorkPrefecturesArgs>>;
  regularWorkCities?: Resolver<Array<ResolversTypes['CityOffer']>, ParentType, ContextType, RequireFields<QueryRegularWorkCitiesArgs, 'prefecture'>>;
  listingCities?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalSuggestions?: Resolver<Array<ResolversTypes['HospitalSuggestion']>, ParentType, ContextType, RequireFields<QueryHospitalSuggestionsArgs, 'text' | 'limit'>>;
  hospitalsByIds?: Resolver<Array<ResolversTypes['HospitalName']>, ParentType, ContextType, RequireFields<QueryHospitalsByIdsArgs, 'ids'>>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType, Partial<QuerySavedSearchesArgs>>;
  likedSpotWorks?: Resolver<ResolversTypes['LikedSpotWorkPage'], ParentType, ContextType, RequireFields<QueryLikedSpotWorksArgs, 'limit'>>;
  likedRegularWorks?: Resolver<ResolversTypes['LikedRegularWorkPage'], ParentType, ContextType, RequireFields<QueryLikedRegularWorksArgs, 'limit'>>;
  closedLikes?: Resolver<ResolversTypes['ClosedLikePage'], ParentType, ContextType, RequireFields<QueryClosedLikesArgs, 'limit'>>;
  likeCounts?: Resolver<ResolversTypes['LikeCounts'], ParentType, ContextType>;
  hospitalSubscriptions?: Resolver<ResolversTypes['HospitalSubscriptionPage'], ParentType, ContextType, RequireFields<QueryHospitalSubscriptionsArgs, 'limit'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveSearch?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'kind' | 'criteria' | 'notify'>>;
  renameSavedSearch?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'id' | 'label'>>;
  setSavedSearchNotice?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationSetSavedSearchNoticeArgs, 'id' | 'notify'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
  setLike?: Resolver<ResolversTypes['LikeAnswer'], ParentType, ContextType, RequireFields<MutationSetLikeArgs, 'kind' | 'id' | 'liked'>>;
  setHospitalSubscription?: Resolver<ResolversTypes['LikeAnswer'], ParentType, ContextType, RequireFields<MutationSetHospitalSubscriptionArgs, 'hospitalId' | 'subscribed'>>;
  takeOverLikes?: Resolver<ResolversTypes['TakeOverAnswer'], ParentType, ContextType, RequireFields<MutationTakeOverLikesArgs, 'spotIds' | 'regularIds' | 'hospitalIds'>>;
  recordClickEvents?: Resolver<ResolversTypes['RecordClickEventsAnswer'], ParentType, ContextType, RequireFields<MutationRecordClickEventsArgs, 'eventData'>>;
};

export type RecordClickEventsAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RecordClickEventsAnswer'] = ResolversParentTypes['RecordClickEventsAnswer']> = {
  recorded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LikeAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LikeAnswer'] = ResolversParentTypes['LikeAnswer']> = {
  refusal?: Resolver<Maybe<ResolversTypes['LikeRefusal']>, ParentType, ContextType>;
};

export type TakeOverAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TakeOverAnswer'] = ResolversParentTypes['TakeOverAnswer']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['LikeRefusal']>, ParentType, ContextType>;
};

export type LikeCountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LikeCounts'] = ResolversParentTypes['LikeCounts']> = {
  spot?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LikedSpotWorkPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LikedSpotWorkPage'] = ResolversParentTypes['LikedSpotWorkPage']> = {
  items?: Resolver<Array<ResolversTypes['SpotWork']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LikedRegularWorkPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LikedRegularWorkPage'] = ResolversParentTypes['LikedRegularWorkPage']> = {
  items?: Resolver<Array<ResolversTypes['RegularWork']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosedLikePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosedLikePage'] = ResolversParentTypes['ClosedLikePage']> = {
  items?: Resolver<Array<ResolversTypes['ClosedLike']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClosedLikeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosedLike'] = ResolversParentTypes['ClosedLike']> = {
  spotWork?: Resolver<Maybe<ResolversTypes['SpotWork']>, ParentType, ContextType>;
  regularWork?: Resolver<Maybe<ResolversTypes['RegularWork']>, ParentType, ContextType>;
};

export type HospitalSubscriptionPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HospitalSubscriptionPage'] = ResolversParentTypes['HospitalSubscriptionPage']> = {
  items?: Resolver<Array<ResolversTypes['HospitalSubscription']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HospitalSubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HospitalSubscription'] = ResolversParentTypes['HospitalSubscription']> = {
  hospital?: Resolver<ResolversTypes['FollowedHospital'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
  spotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextStartTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FollowedHospitalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FollowedHospital'] = ResolversParentTypes['FollowedHospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefecture?: Resolver<ResolversTypes['Prefecture'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['SavedCriteria'], ParentType, ContextType>;
  beyond?: Resolver<Array<ResolversTypes['AskedCriterion']>, ParentType, ContextType>;
};

export type SavedSearchAnswerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedSearchAnswer'] = ResolversParentTypes['SavedSearchAnswer']> = {
  search?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['SavedSearchRefusal']>, ParentType, ContextType>;
};

export type SavedCriteriaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedCriteria'] = ResolversParentTypes['SavedCriteria']> = {
  adjustableWorkingEndTime?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  adjustableWorkingStartTime?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clinicalDepartments?: Resolver<Maybe<Array<ResolversTypes['ClinicalDepartment']>>, ParentType, ContextType>;
  dates?: Resolver<Maybe<Array<ResolversTypes['Day']>>, ParentType, ContextType>;
  facilityCategories?: Resolver<Maybe<Array<ResolversTypes['FacilityCategory']>>, ParentType, ContextType>;
  generalHospitalIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  incentiveTypes?: Resolver<Maybe<Array<ResolversTypes['IncentiveType']>>, ParentType, ContextType>;
  jobDescriptionTypesForSearch?: Resolver<Maybe<Array<ResolversTypes['JobDescriptionType']>>, ParentType, ContextType>;
  minimumFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shiftPatterns?: Resolver<Maybe<Array<ResolversTypes['ShiftPattern']>>, ParentType, ContextType>;
  weekdays?: Resolver<Maybe<Array<ResolversTypes['Weekday']>>, ParentType, ContextType>;
  prefectures?: Resolver<Maybe<Array<ResolversTypes['Prefecture']>>, ParentType, ContextType>;
};

export type AskedCriterionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AskedCriterion'] = ResolversParentTypes['AskedCriterion']> = {
  criterion?: Resolver<ResolversTypes['Criterion'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Day'], any> {
  name: 'Day';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface TextMapScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TextMap'], any> {
  name: 'TextMap';
}

export type FacetsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Facets'] = ResolversParentTypes['Facets']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['CriterionCounts']>, ParentType, ContextType, Partial<FacetsCountsArgs>>;
  weekdayPatterns?: Resolver<Array<ResolversTypes['WeekdayPatternCount']>, ParentType, ContextType>;
};

export type CriterionCountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CriterionCounts'] = ResolversParentTypes['CriterionCounts']> = {
  criterion?: Resolver<ResolversTypes['Criterion'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetCount']>, ParentType, ContextType>;
};

export type FacetCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FacetCount'] = ResolversParentTypes['FacetCount']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeekdayPatternCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WeekdayPatternCount'] = ResolversParentTypes['WeekdayPatternCount']> = {
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
  shiftPattern?: Resolver<ResolversTypes['ShiftPattern'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bestFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PrefectureOfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PrefectureOffer'] = ResolversParentTypes['PrefectureOffer']> = {
  prefecture?: Resolver<ResolversTypes['Prefecture'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bestFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CityOfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CityOffer'] = ResolversParentTypes['CityOffer']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalSuggestionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HospitalSuggestion'] = ResolversParentTypes['HospitalSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefecture?: Resolver<ResolversTypes['Prefecture'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regularCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalNameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HospitalName'] = ResolversParentTypes['HospitalName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefecture?: Resolver<ResolversTypes['Prefecture'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facilityCategory?: Resolver<ResolversTypes['FacilityCategory'], ParentType, ContextType>;
};

export type RegularWorkPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWorkPage'] = ResolversParentTypes['RegularWorkPage']> = {
  items?: Resolver<Array<ResolversTypes['RegularWork']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ngHidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  __resolveType: TypeResolveFn<'RegularWork' | 'SpotWork', ParentType, ContextType>;
};

export type ListingViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingViewer'] = ResolversParentTypes['ListingViewer']> = {
  __resolveType: TypeResolveFn<'RegularWorkViewer' | 'SpotWorkViewer', ParentType, ContextType>;
};

export type ListingDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingDetail'] = ResolversParentTypes['ListingDetail']> = {
  __resolveType: TypeResolveFn<'RegularWorkDetail' | 'SpotWorkDetail', ParentType, ContextType>;
};

export type RegularWorkSchedulePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWorkSchedulePage'] = ResolversParentTypes['RegularWorkSchedulePage']> = {
  engagement?: Resolver<Maybe<ResolversTypes['RegularEngagement']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RegularWorkSchedule']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegularEngagementResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularEngagement'] = ResolversParentTypes['RegularEngagement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RegularEngagementState'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  plannedUntil?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breakMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endNotice?: Resolver<Maybe<ResolversTypes['EngagementEndNotice']>, ParentType, ContextType>;
  renewal?: Resolver<Maybe<ResolversTypes['ContractRenewal']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['ContractConversion']>, ParentType, ContextType>;
};

export type ContractConversionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContractConversion'] = ResolversParentTypes['ContractConversion']> = {
  state?: Resolver<ResolversTypes['ContractConversionState'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContractRenewalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContractRenewal'] = ResolversParentTypes['ContractRenewal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContractRenewalState'], ParentType, ContextType>;
  termEnd?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newEnd?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EngagementEndNoticeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EngagementEndNotice'] = ResolversParentTypes['EngagementEndNotice']> = {
  byHospital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegularWorkScheduleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWorkSchedule'] = ResolversParentTypes['RegularWorkSchedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  regularWorkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  dayKind?: Resolver<ResolversTypes['DayKind'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RegularDateKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RegularScheduleState'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workState?: Resolver<Maybe<ResolversTypes['WorkState']>, ParentType, ContextType>;
  clashes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeRequest?: Resolver<Maybe<ResolversTypes['ScheduleChangeRequest']>, ParentType, ContextType>;
  isSubstituteSought?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScheduleChangeRequestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ScheduleChangeRequest'] = ResolversParentTypes['ScheduleChangeRequest']> = {
  byHospital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposedStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegularWorkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWork'] = ResolversParentTypes['RegularWork']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  publishTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  unconfirmedDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applicationDeadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  applicationStatus?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filledSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interview?: Resolver<ResolversTypes['Interview'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['RegularFrequency'], ParentType, ContextType>;
  weeksOfMonth?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  startTimeOfDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endTimeOfDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crossesMidnight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  breakMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjustableWorkingStartTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adjustableWorkingEndTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contractStart?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  contractEnd?: Resolver<Maybe<ResolversTypes['Day']>, ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
  shiftPattern?: Resolver<ResolversTypes['ShiftPattern'], ParentType, ContextType>;
  clinicalDepartments?: Resolver<Array<ResolversTypes['ClinicalDepartment']>, ParentType, ContextType>;
  jobDescriptionTypes?: Resolver<Array<ResolversTypes['JobDescriptionType']>, ParentType, ContextType>;
  ambulanceEasiness?: Resolver<ResolversTypes['AmbulanceEasiness'], ParentType, ContextType>;
  nightDutyPermit?: Resolver<ResolversTypes['NightDutyPermit'], ParentType, ContextType>;
  holidayPolicy?: Resolver<ResolversTypes['HolidayPolicy'], ParentType, ContextType>;
  holidayFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  holidayStartTimeOfDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yearEndPolicy?: Resolver<ResolversTypes['YearEndPolicy'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourlyFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyEstimate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incentives?: Resolver<Array<ResolversTypes['Incentive']>, ParentType, ContextType>;
  carfareType?: Resolver<ResolversTypes['CarfareType'], ParentType, ContextType>;
  carfareYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attractive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highPay?: Resolver<Maybe<ResolversTypes['HighPay']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  workload?: Resolver<Maybe<ResolversTypes['Workload']>, ParentType, ContextType>;
  firstDates?: Resolver<Array<ResolversTypes['RegularDate']>, ParentType, ContextType, RequireFields<RegularWorkFirstDatesArgs, 'count'>>;
  meter?: Resolver<Maybe<ResolversTypes['WorkMeter']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['RegularWorkViewer']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['RegularWorkDetail'], ParentType, ContextType>;
  sameHospital?: Resolver<Array<ResolversTypes['RegularWork']>, ParentType, ContextType, RequireFields<RegularWorkSameHospitalArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegularDateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularDate'] = ResolversParentTypes['RegularDate']> = {
  day?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  dayKind?: Resolver<ResolversTypes['DayKind'], ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RegularDateKind'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgreedTermResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgreedTerm'] = ResolversParentTypes['AgreedTerm']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegularWorkViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWorkViewer'] = ResolversParentTypes['RegularWorkViewer']> = {
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feeAtLike?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applyMode?: Resolver<Maybe<ResolversTypes['ApplyMode']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  overlapDays?: Resolver<Array<ResolversTypes['Day']>, ParentType, ContextType>;
  applicationState?: Resolver<Maybe<ResolversTypes['ApplicationState']>, ParentType, ContextType>;
  agreed?: Resolver<Maybe<Array<ResolversTypes['AgreedTerm']>>, ParentType, ContextType>;
  ng?: Resolver<Array<ResolversTypes['NgReason']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegularWorkDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RegularWorkDetail'] = ResolversParentTypes['RegularWorkDetail']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeKind?: Resolver<ResolversTypes['FeeKind'], ParentType, ContextType>;
  adjustableNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permitFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permitTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pediatrics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trauma?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardiacArrest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requiredSpecialties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requiredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstTimeOk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirementNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedAmbulance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedWalkIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedWardCall?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carfareNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lodging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  payday?: Resolver<Maybe<ResolversTypes['PaydayRule']>, ParentType, ContextType>;
  paydayNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closingDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withholdingTable?: Resolver<ResolversTypes['WithholdingTable'], ParentType, ContextType>;
  nightPremiumIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialInsurance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  malpracticeCoverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workplaceScope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dutyScope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smokingPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dressAndItems?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trialMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalExists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewalCriteria?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewalMaxCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  renewalMaxYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  substitutePolicy?: Resolver<ResolversTypes['SubstitutePolicy'], ParentType, ContextType>;
  paidLeave?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpotWorkPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpotWorkPage'] = ResolversParentTypes['SpotWorkPage']> = {
  items?: Resolver<Array<ResolversTypes['SpotWork']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ngHidden?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendation?: Resolver<Maybe<ResolversTypes['Recommendation']>, ParentType, ContextType>;
};

export type RecommendationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  prefectures?: Resolver<Array<ResolversTypes['Prefecture']>, ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  minimumFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  jobTypes?: Resolver<Array<ResolversTypes['PreferredJobType']>, ParentType, ContextType>;
  met?: Resolver<Array<Array<ResolversTypes['Wish']>>, ParentType, ContextType>;
};

export type SpotWorkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpotWork'] = ResolversParentTypes['SpotWork']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  publishTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedOn?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
  unconfirmedDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  applicationDeadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  applicationStatus?: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filledSlots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startDay?: Resolver<ResolversTypes['DayKind'], ParentType, ContextType>;
  breakMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjustable?: Resolver<ResolversTypes['Adjustable'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['Shift'], ParentType, ContextType>;
  shiftPattern?: Resolver<ResolversTypes['ShiftPattern'], ParentType, ContextType>;
  clinicalDepartments?: Resolver<Array<ResolversTypes['ClinicalDepartment']>, ParentType, ContextType>;
  jobDescriptionTypes?: Resolver<Array<ResolversTypes['JobDescriptionType']>, ParentType, ContextType>;
  ambulanceEasiness?: Resolver<ResolversTypes['AmbulanceEasiness'], ParentType, ContextType>;
  nightDutyPermit?: Resolver<ResolversTypes['NightDutyPermit'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourlyFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incentives?: Resolver<Array<ResolversTypes['Incentive']>, ParentType, ContextType>;
  carfareType?: Resolver<ResolversTypes['CarfareType'], ParentType, ContextType>;
  carfareYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attractive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highPay?: Resolver<Maybe<ResolversTypes['HighPay']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  workload?: Resolver<Maybe<ResolversTypes['Workload']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['SpotWorkViewer']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['SpotWorkDetail'], ParentType, ContextType>;
  meter?: Resolver<Maybe<ResolversTypes['WorkMeter']>, ParentType, ContextType>;
  takeHome?: Resolver<ResolversTypes['TakeHome'], ParentType, ContextType>;
  sameHospital?: Resolver<Array<ResolversTypes['SpotWork']>, ParentType, ContextType, RequireFields<SpotWorkSameHospitalArgs, 'limit'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkMeterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WorkMeter'] = ResolversParentTypes['WorkMeter']> = {
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fit?: Resolver<ResolversTypes['WorkFit'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalsSentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  neutralSentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restBreaches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  restBefore?: Resolver<Maybe<ResolversTypes['WorkRest']>, ParentType, ContextType>;
  restAfter?: Resolver<Maybe<ResolversTypes['WorkRest']>, ParentType, ContextType>;
  countedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permittedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['PeriodHours'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['PeriodHours'], ParentType, ContextType>;
};

export type WorkRestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WorkRest'] = ResolversParentTypes['WorkRest']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guideline?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PeriodHoursResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PeriodHours'] = ResolversParentTypes['PeriodHours']> = {
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sideMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mainMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HighPayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HighPay'] = ResolversParentTypes['HighPay']> = {
  scope?: Resolver<ResolversTypes['PayScope'], ParentType, ContextType>;
  usualHourlyFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsualPayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UsualPay'] = ResolversParentTypes['UsualPay']> = {
  shiftLength?: Resolver<ResolversTypes['ShiftLength'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['PayScope'], ParentType, ContextType>;
  hourlyFee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TakeHomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TakeHome'] = ResolversParentTypes['TakeHome']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otsuYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  heiYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  incentiveYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carfareYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFictitious?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdjustableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Adjustable'] = ResolversParentTypes['Adjustable']> = {
  startFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IncentiveResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Incentive'] = ResolversParentTypes['Incentive']> = {
  type?: Resolver<ResolversTypes['IncentiveType'], ParentType, ContextType>;
  unitYen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capYen?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpreadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Spread'] = ResolversParentTypes['Spread']> = {
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WorkloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Workload'] = ResolversParentTypes['Workload']> = {
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ambulance?: Resolver<ResolversTypes['Spread'], ParentType, ContextType>;
  walkIn?: Resolver<ResolversTypes['Spread'], ParentType, ContextType>;
  wardCall?: Resolver<ResolversTypes['Spread'], ParentType, ContextType>;
  sleepMinutesMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  permittedMinutesMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HospitalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Hospital'] = ResolversParentTypes['Hospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facilityCategory?: Resolver<ResolversTypes['FacilityCategory'], ParentType, ContextType>;
  prefecture?: Resolver<ResolversTypes['Prefecture'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['Access'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearestStations?: Resolver<Array<ResolversTypes['Access']>, ParentType, ContextType>;
  beds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emergencyLevel?: Resolver<ResolversTypes['EmergencyLevel'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['ClinicalDepartment']>, ParentType, ContextType>;
  openingYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  electronicChart?: Resolver<ResolversTypes['ElectronicChart'], ParentType, ContextType>;
  amenities?: Resolver<Array<ResolversTypes['Amenity']>, ParentType, ContextType>;
  dutyRoomNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nightStaffing?: Resolver<Maybe<ResolversTypes['NightStaffing']>, ParentType, ContextType>;
  replyMedianMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accuracyPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  accuracyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impressions?: Resolver<Maybe<ResolversTypes['Impressions']>, ParentType, ContextType>;
};

export type ImpressionsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Impressions'] = ResolversParentTypes['Impressions']> = {
  busyness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  handover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  facilities?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reworkYes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reworkCondition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reworkNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccessResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access']> = {
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  station?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  walkMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  busMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NightStaffingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NightStaffing'] = ResolversParentTypes['NightStaffing']> = {
  doctors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nurses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  radiology?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  laboratory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpotWorkViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpotWorkViewer'] = ResolversParentTypes['SpotWorkViewer']> = {
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feeAtLike?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applyMode?: Resolver<Maybe<ResolversTypes['ApplyMode']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  applicationState?: Resolver<Maybe<ResolversTypes['ApplicationState']>, ParentType, ContextType>;
  agreed?: Resolver<Maybe<Array<ResolversTypes['AgreedTerm']>>, ParentType, ContextType>;
  overlaps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ng?: Resolver<Array<ResolversTypes['NgReason']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpotWorkDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SpotWorkDetail'] = ResolversParentTypes['SpotWorkDetail']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeKind?: Resolver<ResolversTypes['FeeKind'], ParentType, ContextType>;
  emergencyLevelOnDate?: Resolver<ResolversTypes['EmergencyLevel'], ParentType, ContextType>;
  permitFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  permitTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pediatrics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trauma?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cardiacArrest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requiredSpecialties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requiredSkills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstTimeOk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlyMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirementNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedAmbulance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedWalkIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expectedWardCall?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  carfareNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lodging?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  payday?: Resolver<Maybe<ResolversTypes['PaydayRule']>, ParentType, ContextType>;
  paydayNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closingDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withholdingTable?: Resolver<ResolversTypes['WithholdingTable'], ParentType, ContextType>;
  nightPremiumIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  socialInsurance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  malpracticeCoverage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractPeriod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workplaceScope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dutyScope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smokingPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dressAndItems?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingPlace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cancellationPolicy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaydayRuleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaydayRule'] = ResolversParentTypes['PaydayRule']> = {
  kind?: Resolver<ResolversTypes['PaydayKind'], ParentType, ContextType>;
  closing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onHoliday?: Resolver<Maybe<ResolversTypes['PaydayOnHoliday']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  RecordClickEventsAnswer?: RecordClickEventsAnswerResolvers<ContextType>;
  LikeAnswer?: LikeAnswerResolvers<ContextType>;
  TakeOverAnswer?: TakeOverAnswerResolvers<ContextType>;
  LikeCounts?: LikeCountsResolvers<ContextType>;
  LikedSpotWorkPage?: LikedSpotWorkPageResolvers<ContextType>;
  LikedRegularWorkPage?: LikedRegularWorkPageResolvers<ContextType>;
  ClosedLikePage?: ClosedLikePageResolvers<ContextType>;
  ClosedLike?: ClosedLikeResolvers<ContextType>;
  HospitalSubscriptionPage?: HospitalSubscriptionPageResolvers<ContextType>;
  HospitalSubscription?: HospitalSubscriptionResolvers<ContextType>;
  FollowedHospital?: FollowedHospitalResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchAnswer?: SavedSearchAnswerResolvers<ContextType>;
  SavedCriteria?: SavedCriteriaResolvers<ContextType>;
  AskedCriterion?: AskedCriterionResolvers<ContextType>;
  Day?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  TextMap?: GraphQLScalarType;
  Facets?: FacetsResolvers<ContextType>;
  CriterionCounts?: CriterionCountsResolvers<ContextType>;
  FacetCount?: FacetCountResolvers<ContextType>;
  WeekdayPatternCount?: WeekdayPatternCountResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  PrefectureOffer?: PrefectureOfferResolvers<ContextType>;
  CityOffer?: CityOfferResolvers<ContextType>;
  HospitalSuggestion?: HospitalSuggestionResolvers<ContextType>;
  HospitalName?: HospitalNameResolvers<ContextType>;
  RegularWorkPage?: RegularWorkPageResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingViewer?: ListingViewerResolvers<ContextType>;
  ListingDetail?: ListingDetailResolvers<ContextType>;
  RegularWorkSchedulePage?: RegularWorkSchedulePageResolvers<ContextType>;
  RegularEngagement?: RegularEngagementResolvers<ContextType>;
  ContractConversion?: ContractConversionResolvers<ContextType>;
  ContractRenewal?: ContractRenewalResolvers<ContextType>;
  EngagementEndNotice?: EngagementEndNoticeResolvers<ContextType>;
  RegularWorkSchedule?: RegularWorkScheduleResolvers<ContextType>;
  ScheduleChangeRequest?: ScheduleChangeRequestResolvers<ContextType>;
  RegularWork?: RegularWorkResolvers<ContextType>;
  RegularDate?: RegularDateResolvers<ContextType>;
  AgreedTerm?: AgreedTermResolvers<ContextType>;
  RegularWorkViewer?: RegularWorkViewerResolvers<ContextType>;
  RegularWorkDetail?: RegularWorkDetailResolvers<ContextType>;
  SpotWorkPage?: SpotWorkPageResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  SpotWork?: SpotWorkResolvers<ContextType>;
  WorkMeter?: WorkMeterResolvers<ContextType>;
  WorkRest?: WorkRestResolvers<ContextType>;
  PeriodHours?: PeriodHoursResolvers<ContextType>;
  HighPay?: HighPayResolvers<ContextType>;
  UsualPay?: UsualPayResolvers<ContextType>;
  TakeHome?: TakeHomeResolvers<ContextType>;
  Adjustable?: AdjustableResolvers<ContextType>;
  Incentive?: IncentiveResolvers<ContextType>;
  Spread?: SpreadResolvers<ContextType>;
  Workload?: WorkloadResolvers<ContextType>;
  Hospital?: HospitalResolvers<ContextType>;
  Impressions?: ImpressionsResolvers<ContextType>;
  Access?: AccessResolvers<ContextType>;
  NightStaffing?: NightStaffingResolvers<ContextType>;
  SpotWorkViewer?: SpotWorkViewerResolvers<ContextType>;
  SpotWorkDetail?: SpotWorkDetailResolvers<ContextType>;
  PaydayRule?: PaydayRuleResolvers<ContextType>;
};


