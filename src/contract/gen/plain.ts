// Made by `npm run generate` from the contract. Do not edit.

/** The words of the enums, without UNSPECIFIED where it means "unset". */
export interface Words {
  'dp.staff.AlertStatus': 'INVESTIGATING' | 'NOTICE'
  'dp.staff.AlertService': 'ALL' | 'SEARCH' | 'WORK' | 'MESSAGE' | 'ACCOUNT' | 'HOSPITAL'
  'dp.staff.WriteAlertOutcome': 'WRITTEN' | 'END_NOT_AHEAD' | 'TOO_MANY'
  'dp.staff.EndAlertOutcome': 'ENDED' | 'ALREADY_ENDED' | 'NOT_FOUND'
  'dp.staff.AuditKind': 'ALERT_WRITTEN' | 'ALERT_ENDED' | 'NO_SHOW_CONFIRMED' | 'NO_SHOW_REJECTED' | 'JOB_RETRIED' | 'DOCTOR_DECIDED' | 'CHANGE_DECIDED' | 'DOCUMENT_VIEWED' | 'THREAD_VIEWED' | 'CONTACT_VIEWED' | 'CONTACT_ANSWERED' | 'CONTACT_CLOSED' | 'AUDIT_EXPORTED' | 'FACTOR_RESET' | 'HOSPITAL_VIEWED' | 'HOSPITAL_CONFIRMED' | 'HOSPITAL_SUSPENDED' | 'HOSPITAL_LIFTED' | 'LISTING_APPROVED' | 'LISTING_RETURNED' | 'LISTING_KEPT' | 'LISTING_QUESTIONED' | 'LISTING_STOPPED' | 'HOSPITAL_ADDED' | 'OWNER_INVITED' | 'DECISION_PROPOSED' | 'PROPOSAL_REJECTED' | 'PROPOSAL_WITHDRAWN' | 'STAFF_FACTOR_RESET' | 'OWN_FACTOR_ON' | 'OWN_FACTOR_OFF' | 'OWN_FACTOR_CODES' | 'OWN_FACTOR_CODE_USED' | 'STAFF_REMOVED' | 'STAFF_ADDED' | 'SURVEY_VIEWED' | 'SURVEY_HANDLED' | 'WEATHER_DECLARED' | 'WEATHER_WITHDRAWN' | 'CAUTION_TAKEN_BACK' | 'CAUTION_KEPT' | 'STAFF_CONFIRMED' | 'DOCTOR_VIEWED' | 'DOCTORS_LISTED'
  'dp.work.CalendarFeedOutcome': 'ISSUED' | 'CHANGED' | 'REVOKED' | 'NONE' | 'NOT_ALLOWED' | 'TOKEN_TAKEN'
  'dp.work.DateChangeState': 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED'
  'dp.work.RequestDateChangeOutcome': 'REQUESTED' | 'ALREADY_OPEN' | 'CANCELLING' | 'UNCHANGED' | 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | 'OVERLAPPING' | 'DAY_TAKEN' | 'STARTED' | 'ENDED' | 'NOT_FOUND' | 'NOT_ALLOWED' | 'TOO_MANY' | 'SHORT_REST' | 'BREAK_TOO_SHORT'
  'dp.work.DateChangeReply': 'ACCEPT' | 'DECLINE'
  'dp.work.AnswerDateChangeOutcome': 'ACCEPTED' | 'DECLINED' | 'ALREADY_DECIDED' | 'OVERLAPPING' | 'DAY_TAKEN' | 'HOURS_INVALID' | 'SHORT_REST' | 'STARTED' | 'ENDED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.WithdrawDateChangeOutcome': 'WITHDRAWN' | 'ALREADY_DECIDED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.SubstituteState': 'OPEN' | 'FOUND' | 'STOPPED' | 'LAPSED' | 'DECLINED' | 'OFF'
  'dp.work.SubstitutePolicy': 'SELF' | 'HOSPITAL' | 'NONE_NEEDED'
  'dp.work.StartSearchOutcome': 'STARTED' | 'ALREADY_OPEN' | 'TOO_LATE' | 'CLOSED' | 'ENDED' | 'NOT_FOUND' | 'NOT_ALLOWED' | 'ASKED' | 'OFF'
  'dp.work.StopSearchOutcome': 'STOPPED' | 'ALREADY_ENDED' | 'FOUND' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.WeatherDeclarer': 'OPERATOR' | 'HOSPITAL'
  'dp.work.DeclareWeatherOutcome': 'DECLARED' | 'ALREADY_DECLARED' | 'DAYS_INVALID'
  'dp.work.WithdrawWeatherOutcome': 'WITHDRAWN' | 'ALREADY_WITHDRAWN' | 'FOLLOWED' | 'NOT_FOUND'
  'dp.registration.DocumentKind': 'LICENCE' | 'IDENTITY'
  'dp.registration.DocumentState': 'SUBMITTED' | 'VERIFIED' | 'RETURNED'
  'dp.registration.Step': 'BASICS' | 'DOCTOR' | 'WORKPLACE' | 'WISHES'
  'dp.registration.SaveOutcome': 'SAVED' | 'INCOMPLETE' | 'CONFLICT'
  'dp.registration.SubmitOutcome': 'SUBMITTED' | 'INCOMPLETE'
  'dp.work.ApplyOutcome': 'MATCHED' | 'APPLIED' | 'FILLED' | 'OVERLAPPING' | 'CLOSED' | 'NOT_ALLOWED' | 'ALREADY_APPLIED' | 'NOT_FOUND' | 'SHORT_REST' | 'TIMES_OUT_OF_RANGE' | 'DOCUMENT_MISSING' | 'SELECTION_ONLY' | 'WISH_INVALID' | 'OFFER_OVER' | 'TERMS_CHANGED' | 'DATES_CLASH' | 'REQUIREMENTS_UNMET' | 'WAY_CHANGED'
  'dp.work.WithdrawOutcome': 'WITHDRAWN' | 'TOO_LATE' | 'TOO_CLOSE' | 'ALREADY_DECIDED' | 'ALREADY_WITHDRAWN' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.ApplyWay': 'FREE' | 'SELECTION'
  'dp.work.InterviewPlace': 'ONSITE' | 'ONLINE'
  'dp.work.AnswerInterviewOutcome': 'CHOSEN' | 'NONE_FITS' | 'ALREADY_DECIDED' | 'EXPIRED' | 'PASSED' | 'NOT_ALLOWED' | 'NOT_FOUND'
  'dp.work.ApplicationState': 'APPLIED' | 'UNDER_REVIEW' | 'INTERVIEW' | 'OFFERED' | 'MATCHED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED' | 'LISTING_CLOSED' | 'CANCELLED'
  'dp.work.DeclineReason': 'FILLED_BY_OTHER' | 'EXPERIENCE_MISMATCH' | 'SCHEDULE_MISMATCH' | 'LISTING_WITHDRAWN' | 'DOCUMENT_INCOMPLETE' | 'OTHER'
  'dp.work.OfferAnswer': 'ACCEPT' | 'DECLINE'
  'dp.work.AnswerOfferOutcome': 'MATCHED' | 'DECLINED' | 'ALREADY_DECIDED' | 'EXPIRED' | 'STARTED' | 'FILLED' | 'OVERLAPPING' | 'SHORT_REST' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'DATES_CLASH'
  'dp.work.ConfirmSchedulesOutcome': 'CONFIRMED' | 'PARTLY' | 'NOTHING_LEFT' | 'NOT_ALLOWED'
  'dp.work.WorkState': 'SCHEDULED' | 'IN_PROGRESS' | 'FINISHED' | 'REPORTED' | 'CORRECTION_REQUESTED' | 'CONFIRMED' | 'PAID' | 'CANCELLATION_REQUESTED' | 'CANCELLED_BY_DOCTOR' | 'CANCELLED_BY_HOSPITAL' | 'NO_SHOW'
  'dp.work.TermsNoticeState': 'MISSING' | 'ISSUED' | 'ACKNOWLEDGED'
  'dp.work.CancellationSide': 'DOCTOR' | 'HOSPITAL'
  'dp.work.CancellationReason': 'SICKNESS' | 'BAD_WEATHER' | 'RESTRICTION_BY_COVID_19' | 'SCHEDULE_CHANGED_BY_MAIN_HOSPITAL' | 'PERSONAL_REASON'
  'dp.work.HospitalCancellationReason': 'STAFFED_OTHERWISE' | 'DEMAND_CHANGED' | 'FACILITY_TROUBLE' | 'DISASTER' | 'OTHER' | 'DOCTOR_ASKED'
  'dp.work.CancellationTier': 'NONE' | 'EXCUSED' | 'RECORDED' | 'CAUTION_1' | 'CAUTION_2' | 'CAUTION_3'
  'dp.work.CancellationDecision': 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN'
  'dp.work.RequestCancellationOutcome': 'REQUESTED' | 'ALREADY_REQUESTED' | 'STARTED' | 'ENDED' | 'TIER_CHANGED' | 'CALL_MISSING' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.WithdrawCancellationOutcome': 'WITHDRAWN' | 'ALREADY_DECIDED' | 'STARTED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.ObjectionState': 'OPEN' | 'AGREED' | 'DECLINED' | 'WITHDRAWN'
  'dp.work.ObjectionSubject': 'HOURS' | 'COUNTS' | 'PAY' | 'OTHER' | 'CAUTION'
  'dp.work.ObjectOutcome': 'OBJECTED' | 'ALREADY_OPEN' | 'ANSWERED' | 'NOT_CONFIRMED' | 'TOO_LATE' | 'TOO_MANY'
  'dp.work.WithdrawObjectionOutcome': 'WITHDRAWN' | 'NOT_OPEN'
  'dp.work.ObjectToCautionOutcome': 'OBJECTED' | 'ALREADY_OPEN' | 'ANSWERED' | 'NOTHING' | 'TOO_LATE' | 'TOO_MANY' | 'FILE_UNKNOWN'
  'dp.user.Sex': 'MALE' | 'FEMALE'
  'dp.user.DoctorStatus': 'UNSPECIFIED' | 'INITIAL' | 'MEDICAL_LICENSE_VERIFIED' | 'APPROVE' | 'REJECT' | 'SUSPENDED' | 'BANNED' | 'UNKNOWN' | 'VIEW_ONLY' | 'DEACTIVATED'
  'dp.user.Platform': 'PC_WEB' | 'IOS_WEBVIEW' | 'ANDROID_WEBVIEW'
  'dp.profile.BankAccountKind': 'ORDINARY' | 'CURRENT' | 'SAVINGS'
  'dp.profile.PaperState': 'SUBMITTED' | 'VERIFIED' | 'RETURNED' | 'EXPIRED'
  'dp.profile.BankState': 'NONE' | 'KEPT' | 'UNREADABLE' | 'UNAVAILABLE'
  'dp.profile.ChangeKind': 'NAME' | 'SEX' | 'BIRTH_DATE' | 'LICENCE'
  'dp.profile.ChangeState': 'OPEN' | 'APPROVED' | 'RETURNED' | 'WITHDRAWN'
  'dp.profile.ViewedDocument': 'LICENCE' | 'IDENTITY' | 'CHANGE_PROOF'
  'dp.profile.SaveOutcome': 'SAVED' | 'INVALID' | 'CONFLICT' | 'NOT_PROVED'
  'dp.profile.RequestOutcome': 'REQUESTED' | 'INVALID' | 'ALREADY_OPEN' | 'NOT_VERIFIED' | 'UNCHANGED'
  'dp.profile.WithdrawOutcome': 'WITHDRAWN' | 'ALREADY_DECIDED'
  'dp.staff.ChangeDecision': 'APPROVE' | 'RETURN'
  'dp.staff.DecideChangeOutcome': 'DECIDED' | 'CHANGED_MEANWHILE' | 'REASON_REQUIRED'
  'dp.contact.ContactTopic': 'WORK' | 'PAY' | 'ACCOUNT' | 'HOSPITAL' | 'COMPLAINT' | 'OTHER'
  'dp.contact.SendContactOutcome': 'RECEIVED' | 'TOO_MANY'
  'dp.work.ConversionState': 'NOT_YET' | 'OPEN' | 'APPLIED' | 'IN_FORCE' | 'LAPSED'
  'dp.work.ApplyForConversionOutcome': 'APPLIED' | 'ALREADY_APPLIED' | 'NO_RIGHT' | 'NOT_YET' | 'TERM_OVER' | 'END_NOTICED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.GiveEndNoticeOutcome': 'GIVEN' | 'ALREADY_GIVEN' | 'TOO_SOON' | 'NOT_EARLIER' | 'NOT_RUNNING' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.WithdrawEndNoticeOutcome': 'WITHDRAWN' | 'NOT_GIVEN' | 'NOT_RUNNING' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.work.RenewalState': 'ASKED' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'NOT_OFFERED' | 'LAPSED' | 'CLOSED'
  'dp.work.RenewalAnswer': 'ACCEPT' | 'DECLINE'
  'dp.work.AnswerRenewalOutcome': 'ACCEPTED' | 'DECLINED' | 'ALREADY_DECIDED' | 'EXPIRED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.hospital.MemberRole': 'OWNER' | 'STAFF' | 'VIEWER'
  'dp.hospital.MemberMail': 'APPLICATION' | 'WORK' | 'MESSAGE'
  'dp.hospital.HospitalStanding': 'NEW' | 'ACTIVE' | 'SUSPENDED'
  'dp.hospital.FactorWish': 'NONE' | 'SUGGESTED' | 'REQUIRED' | 'OVERDUE'
  'dp.staff.DoctorQueue': 'WAITING' | 'ACTIVE' | 'STOPPED'
  'dp.staff.DoctorDecision': 'VERIFY_LICENSE' | 'APPROVE' | 'RETURN' | 'REJECT' | 'SUSPEND' | 'REINSTATE' | 'BAN' | 'LIFT_BAN'
  'dp.staff.DecideOutcome': 'DECIDED' | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'REASON_REQUIRED' | 'DOCUMENT_MISSING' | 'UNTIL_NOT_AHEAD' | 'PROPOSED' | 'ALREADY_PROPOSED' | 'NEW_MEMBER'
  'dp.staff.ProposalState': 'OPEN' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'VOID'
  'dp.staff.ProposalAnswer': 'CONFIRM' | 'REJECT' | 'WITHDRAW'
  'dp.staff.AnswerProposalOutcome': 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'VOID' | 'ENDED' | 'OWN_PROPOSAL' | 'NOT_OWN' | 'REASON_REQUIRED' | 'NOT_FOUND' | 'NEW_MEMBER'
  'dp.staff.FailedJobKind': 'MAIL' | 'PUBLICATION' | 'PURGE' | 'APPLICATION_DEADLINE' | 'LINE' | 'PUSH' | 'ENGAGEMENT' | 'REPLY_TIME' | 'DATE_CHANGE' | 'SUBSTITUTE' | 'WORK_DAY' | 'MEASURED' | 'TERMS_NOTICE' | 'REHIRE' | 'PAYMENT' | 'DAILY_FIGURES' | 'RENEWAL' | 'FIGURES' | 'OBJECT_SWEEP' | 'LISTING_CONFIRMATION'
  'dp.staff.RetryOutcome': 'RETRIED' | 'GONE'
  'dp.staff.FunnelStep': 'SEARCH' | 'DETAIL' | 'APPLY' | 'MATCH'
  'dp.staff.FigureChannel': 'MAIL' | 'LINE' | 'DIRECT'
  'dp.staff.FigureSource': 'RECOMMEND' | 'SUBSCRIPTION' | 'RECOMMEND_FROM_DECLINED'
  'dp.work.StampKind': 'ARRIVE' | 'START' | 'END'
  'dp.work.StampSource': 'DEVICE' | 'MANUAL'
  'dp.work.AmbulanceDeclineReason': 'OUT_OF_SPECIALTY' | 'BEDS_FULL' | 'TREATING_OTHERS' | 'EQUIPMENT' | 'STAFF_SHORTAGE' | 'OTHER'
  'dp.work.ReportAnswer': 'CONFIRMED' | 'CORRECTION_REQUESTED'
  'dp.work.IncentiveType': 'AMBULANCE' | 'HOSPITALIZATION_AMBULANCE' | 'HOSPITALIZATION_WALK_IN' | 'WALK_IN' | 'OTHER'
  'dp.work.CarfareType': 'FULLY_PAID' | 'PAID_WITHIN_LIMIT' | 'PAID_FLAT' | 'NOTHING' | 'OTHER'
  'dp.work.StampOutcome': 'STAMPED' | 'ALREADY_STAMPED' | 'NOT_YET' | 'TIMES_INVALID' | 'TOO_MANY' | 'CANCELLING' | 'ENDED' | 'NOT_FOUND'
  'dp.work.SubmitReportOutcome': 'REPORTED' | 'NOT_YET' | 'TIMES_INVALID' | 'COUNTS_INVALID' | 'CONFIRMED' | 'ENDED' | 'TOO_MANY' | 'NOT_FOUND' | 'PERMIT_INVALID' | 'RECEIPT_MISSING'
  'dp.work.AgreeToStatementOutcome': 'AGREED' | 'ALREADY_ANSWERED' | 'NOT_FOUND'
  'dp.work.WorkKind': 'SPOT' | 'REGULAR'
  'dp.hospital.WorkRequestKind': 'CANCELLATION' | 'DATE_CHANGE' | 'REPORT' | 'SUBSTITUTE' | 'UNPAID' | 'RENEWAL' | 'OBJECTION' | 'CONVERSION' | 'UNREPORTED' | 'PAYDAY'
  'dp.hospital.RunningContractState': 'ACTIVE' | 'RENEWAL_PENDING' | 'ENDING' | 'ENDED'
  'dp.hospital.HospitalDecision': 'ACCEPT' | 'DECLINE' | 'OFFER' | 'INTERVIEW'
  'dp.hospital.DecideApplicationOutcome': 'DECIDED' | 'ALREADY_DECIDED' | 'FILLED' | 'OVERLAPPING' | 'STARTED' | 'DOCTOR_UNAVAILABLE' | 'REASON_REQUIRED' | 'NOT_FOUND' | 'UNCHANGED' | 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | 'START_INVALID' | 'SLOTS_INVALID' | 'BREAK_TOO_SHORT' | 'HEI_TOO_LONG'
  'dp.hospital.ProposeDateOutcome': 'PROPOSED' | 'DAY_TAKEN' | 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | 'NOT_RUNNING' | 'NOT_FOUND' | 'BREAK_TOO_SHORT'
  'dp.hospital.ListingKind': 'SPOT' | 'REGULAR'
  'dp.hospital.ListingShelf': 'DRAFT' | 'OPEN' | 'PAUSED' | 'FILLED' | 'ENDED'
  'dp.hospital.ListingStatus': 'DRAFT' | 'PUBLISHED' | 'PAUSED' | 'FILLED' | 'CLOSED' | 'WITHDRAWN'
  'dp.hospital.ListingReview': 'WAITING' | 'RETURNED' | 'APPROVED'
  'dp.hospital.SaveDraftOutcome': 'SAVED' | 'CONFLICT' | 'GONE' | 'TOO_MANY' | 'ENDED'
  'dp.hospital.PublishOutcome': 'PUBLISHED' | 'INCOMPLETE' | 'CONFLICT' | 'GONE' | 'LOCKED' | 'ENDED' | 'IN_REVIEW'
  'dp.hospital.ListingChange': 'PAUSE' | 'RESUME' | 'CLOSE' | 'WITHDRAW' | 'CONFIRM'
  'dp.hospital.ChangeListingOutcome': 'CHANGED' | 'NOT_ALLOWED' | 'TOO_LATE' | 'IN_REVIEW' | 'PAYDAY_UNREAD'
  'dp.hospital.CopyListingOutcome': 'COPIED' | 'GONE' | 'TOO_MANY'
  'dp.hospital.TakenBy': 'LISTING' | 'DRAFT'
  'dp.hospital.CalendarConflict': 'SHORT_REST' | 'SAME_SHIFT'
  'dp.hospital.CancellationAnswer': 'ACCEPT' | 'REJECT'
  'dp.hospital.DecideCancellationOutcome': 'ACCEPTED' | 'REJECTED' | 'ALREADY_DECIDED' | 'CALL_MISSING'
  'dp.hospital.CancelWorkOutcome': 'CANCELLED' | 'REQUESTED_BY_DOCTOR' | 'STARTED' | 'ENDED' | 'COMPENSATION_TOO_LOW'
  'dp.hospital.ConfirmConversionOutcome': 'CONFIRMED' | 'ALREADY_CONFIRMED' | 'NOT_APPLIED' | 'NOT_FOUND' | 'NOT_ALLOWED'
  'dp.hospital.RenewalDecision': 'OFFER' | 'LET_END' | 'RETRACT'
  'dp.hospital.DecideRenewalOutcome': 'OFFERED' | 'NOT_RENEWED' | 'RETRACTED' | 'ALREADY_DECIDED' | 'TOO_LATE' | 'TOO_MANY' | 'END_INVALID' | 'BELOW_MINIMUM_WAGE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'HOURS_INVALID' | 'BREAK_TOO_SHORT' | 'HEI_TOO_LONG'
  'dp.hospital.ProposeDateChangeOutcome': 'REQUESTED' | 'ALREADY_OPEN' | 'TOO_MANY' | 'CANCELLING' | 'UNCHANGED' | 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | 'DAY_TAKEN' | 'STARTED' | 'ENDED' | 'BREAK_TOO_SHORT'
  'dp.hospital.RetractDateChangeOutcome': 'WITHDRAWN' | 'ALREADY_DECIDED'
  'dp.hospital.DateChangeAnswer': 'ACCEPT' | 'DECLINE'
  'dp.hospital.DecideDateChangeOutcome': 'ACCEPTED' | 'DECLINED' | 'ALREADY_DECIDED' | 'OVERLAPPING' | 'DAY_TAKEN' | 'HOURS_INVALID' | 'STARTED' | 'ENDED'
  'dp.hospital.FigurePeriod': 'QUARTER' | 'YEAR'
  'dp.hospital.Figure': 'REPLY' | 'FILL' | 'CANCELLATION'
  'dp.hospital.PeerMeasure': 'REPLY' | 'ACCURACY' | 'FILL' | 'CANCELLED_BY_HOSPITAL' | 'CANCELLED_BY_DOCTOR'
  'dp.hospital.MemberEvent': 'INVITED' | 'INVITATION_VOIDED' | 'JOINED' | 'ROLE_CHANGED' | 'REMOVED' | 'FACTOR_ON' | 'FACTOR_OFF' | 'FACTOR_CODES' | 'FACTOR_CODE_USED' | 'FACTOR_RESET' | 'FACTOR_RESET_BY_STAFF'
  'dp.hospital.InviteMemberOutcome': 'INVITED' | 'ALREADY_MEMBER' | 'TOO_MANY' | 'INVALID_ADDRESS'
  'dp.hospital.VoidInvitationOutcome': 'VOIDED' | 'GONE'
  'dp.hospital.ChangeRoleOutcome': 'CHANGED' | 'UNCHANGED' | 'LAST_OWNER' | 'GONE'
  'dp.hospital.RemoveMemberOutcome': 'REMOVED' | 'LAST_OWNER' | 'GONE'
  'dp.hospital.ResetFactorOutcome': 'RESET' | 'NO_FACTOR' | 'ELSEWHERE' | 'OWN' | 'GONE'
  'dp.hospital.AcceptInvitationOutcome': 'JOINED' | 'JOINED_NEW' | 'OTHER_KIND' | 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_REPLACED' | 'LINK_UNKNOWN'
  'dp.message.ListingKind': 'SPOT' | 'REGULAR'
  'dp.message.Sender': 'DOCTOR' | 'HOSPITAL' | 'SUPPORT'
  'dp.message.ThreadRight': 'WRITE' | 'CLOSED' | 'READ' | 'NONE'
  'dp.message.SendOutcome': 'SENT' | 'CLOSED' | 'NOT_ALLOWED' | 'TOO_MANY' | 'NOT_FOUND' | 'FILE_GONE'
  'dp.hospital.ObjectionAnswer': 'AGREED' | 'DECLINED'
  'dp.hospital.AnswerObjectionOutcome': 'AGREED' | 'DECLINED' | 'NOT_OPEN' | 'TIMES_INVALID' | 'PERMIT_INVALID' | 'COUNTS_INVALID'
  'dp.work.PayState': 'EXPECTED' | 'DUE' | 'OVERDUE' | 'PAID'
  'dp.work.PaidBy': 'HOSPITAL' | 'DOCTOR'
  'dp.work.SlipState': 'WAITING' | 'RECEIVED' | 'NOT_REQUIRED'
  'dp.work.MarkReceivedOutcome': 'RECEIVED' | 'TAKEN_BACK' | 'NOT_CONFIRMED' | 'TOO_LATE' | 'NOT_FOUND' | 'BEFORE_WORK' | 'MIXED'
  'dp.work.SetSlipOutcome': 'SAVED' | 'NOT_FOUND'
  'dp.hospital.PaymentShelf': 'UNPAID' | 'PAID'
  'dp.hospital.MarkPaidOutcome': 'PAID' | 'ALREADY_PAID' | 'NOT_CONFIRMED' | 'WITHHELD_TOO_HIGH' | 'NOT_FOUND' | 'PARTLY_PAID' | 'BEFORE_WORK' | 'MIXED'
  'dp.hospital.TakeBackPaidOutcome': 'TAKEN_BACK' | 'TOO_LATE' | 'NOT_PAID'
  'dp.hospital.IssueSlipOutcome': 'ISSUED' | 'ALREADY_ISSUED' | 'NOT_FOUND'
  'dp.hospital.SaveProfileOutcome': 'SAVED' | 'OUTDATED'
  'dp.hospital.AnswerReportOutcome': 'CONFIRMED' | 'CORRECTION_REQUESTED' | 'ALREADY_ANSWERED' | 'EXTRA_TOO_LOW'
  'dp.hospital.StateWorkOutcome': 'STATED' | 'NOT_YET' | 'REPORTED' | 'ENDED' | 'TOO_MANY' | 'TIMES_INVALID' | 'PERMIT_INVALID' | 'COUNTS_INVALID'
  'dp.work.RehireState': 'OFFERED' | 'VIEWED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN'
  'dp.work.RehireEnd': 'TIME' | 'FILLED' | 'CLOSED' | 'APPLIED' | 'LEFT'
  'dp.work.NgReason': 'HOSPITAL' | 'DATE' | 'PEDIATRICS' | 'TRAUMA' | 'CARDIAC_ARREST' | 'AMBULANCE' | 'CHART_HOSPITAL' | 'CHART_CLINIC' | 'CHART_PAPER'
  'dp.work.DeclineRehireOutcome': 'DECLINED' | 'ALREADY_ENDED' | 'NOT_FOUND'
  'dp.work.RehireInterestOutcome': 'ON' | 'OFF' | 'NOT_CONFIRMED' | 'NOT_FOUND'
  'dp.work.SwitchOffersOnOutcome': 'ON' | 'NOT_OFF'
  'dp.hospital.OfferRehireOutcome': 'OFFERED' | 'NOT_POSSIBLE' | 'NOT_CONFIRMED' | 'LISTING_CLOSED' | 'ALREADY_OFFERED' | 'NOT_FOUND' | 'LISTING_UNLAWFUL'
  'dp.hospital.WithdrawRehireOutcome': 'WITHDRAWN' | 'ALREADY_ENDED' | 'NOT_FOUND'
  'dp.hospital.SubstituteAnswer': 'ARRANGE' | 'DECLINE'
  'dp.hospital.AnswerSubstituteOutcome': 'ARRANGED' | 'DECLINED' | 'ALREADY_ENDED' | 'ENDED'
  'dp.work.NoticeDelivery': 'ELECTRONIC' | 'PAPER'
  'dp.work.AnswerTermsOutcome': 'ACKNOWLEDGED' | 'DELIVERY_CHOSEN' | 'NOT_ISSUED' | 'OUTDATED' | 'ENDED' | 'NOT_FOUND'
  'dp.hospital.IssueTermsOutcome': 'ISSUED' | 'HANDED_OVER' | 'INCOMPLETE' | 'ALREADY_ISSUED' | 'NOT_ON_PAPER' | 'OUTDATED' | 'ENDED'
  'dp.work.AppreciationSource': 'HOSPITAL' | 'NURSE' | 'AMBULANCE_CREW' | 'PATIENT'
  'dp.work.ThanksStamp': 'HELPED' | 'CAREFUL' | 'COME_AGAIN'
  'dp.work.ThanksReply': 'THANK_YOU' | 'ENCOURAGED' | 'SEE_YOU'
  'dp.work.ThanksShelf': 'OPEN' | 'KEPT' | 'HIDDEN'
  'dp.work.ThanksReportReason': 'PATIENT_DATA' | 'OFFENSIVE' | 'WRONG_WORK' | 'OTHER'
  'dp.work.ThanksReportState': 'NONE' | 'OPEN' | 'REMOVED' | 'DISMISSED'
  'dp.work.ReplyToAppreciationOutcome': 'REPLIED' | 'ALREADY_REPLIED' | 'NOT_FOUND'
  'dp.work.ShelveAppreciationOutcome': 'OPENED' | 'KEPT' | 'HIDDEN' | 'NOT_FOUND'
  'dp.work.ReportAppreciationOutcome': 'REPORTED' | 'ALREADY_REPORTED' | 'NOT_FOUND'
  'dp.hospital.SendThanksOutcome': 'SENT' | 'ALREADY_SENT' | 'NOT_YET' | 'CLOSED' | 'DOCTOR_LEFT' | 'PATIENT_DATA'
  'dp.hospital.ChangeThanksOutcome': 'CHANGED' | 'NOT_CHANGEABLE' | 'PATIENT_DATA'
  'dp.hospital.WithdrawThanksOutcome': 'WITHDRAWN' | 'NOT_CHANGEABLE'
  'dp.work.ListingReportReason': 'TERMS_DIFFER' | 'INAPPROPRIATE' | 'DUPLICATE' | 'NOT_HIRING' | 'OTHER'
  'dp.work.ListingReportState': 'OPEN' | 'KEPT' | 'CONTACTED' | 'PAUSED'
  'dp.work.ReportListingOutcome': 'REPORTED' | 'ALREADY_REPORTED' | 'TOO_MANY' | 'NOT_FOUND'
  'dp.staff.ReviewDecision': 'APPROVE' | 'RETURN'
  'dp.staff.DecideReviewOutcome': 'DECIDED' | 'NOT_ALLOWED' | 'CHANGED' | 'UNLAWFUL' | 'SUSPENDED' | 'NOT_FOUND'
  'dp.work.NgEffect': 'HIDE' | 'MARK'
  'dp.work.NgCondition': 'PEDIATRICS' | 'TRAUMA' | 'CARDIAC_ARREST' | 'AMBULANCE' | 'CHART_HOSPITAL' | 'CHART_CLINIC' | 'CHART_PAPER'
  'dp.work.RosterLeft': 'ZONE' | 'RULE' | 'TIMES' | 'LONG' | 'BEYOND' | 'WORK' | 'KIND'
  'dp.work.NgOutcome': 'SAVED' | 'IMPORTED' | 'IMPORTED_PARTLY' | 'TOO_MANY' | 'NOT_FOUND' | 'BAD_PERIOD' | 'FILE_TOO_LARGE' | 'FILE_UNREADABLE' | 'FILE_EMPTY' | 'NO_HOURS' | 'FILE_NOT_TAKEN'
  'dp.hospital.NoShowState': 'OPEN' | 'WITHDRAWN' | 'CONFIRMED' | 'REJECTED'
  'dp.hospital.ReportNoShowOutcome': 'REPORTED' | 'ALREADY_REPORTED' | 'NOT_YET' | 'TOO_LATE' | 'STAMPED' | 'ENDED'
  'dp.hospital.WithdrawNoShowOutcome': 'WITHDRAWN' | 'ALREADY_DECIDED'
  'dp.notice.NoticeSide': 'DOCTOR' | 'HOSPITAL'
  'dp.work.PerformancePeriod': 'QUARTER' | 'YEAR' | 'ALL'
  'dp.work.DoctorsAlike': 'A' | 'B_COORDINATED' | 'B' | 'C' | 'UNKNOWN' | 'NONE'
  'dp.staff.ContactSender': 'VISITOR' | 'DOCTOR' | 'HOSPITAL' | 'STAFF'
  'dp.staff.ContactState': 'OPEN' | 'ANSWERED' | 'CLOSED'
  'dp.staff.ContactVerdict': 'ANSWERED' | 'CLOSED'
  'dp.staff.DecideContactOutcome': 'ANSWERED' | 'CLOSED' | 'ALREADY_DECIDED'
  'dp.staff.ResetMemberFactorOutcome': 'RESET' | 'NO_FACTOR' | 'UNKNOWN' | 'OWN'
  'dp.staff.StandingDecision': 'CONFIRM' | 'SUSPEND' | 'LIFT'
  'dp.staff.DecideHospitalOutcome': 'DECIDED' | 'NOT_ALLOWED' | 'NOT_FOUND'
  'dp.staff.AddHospitalOutcome': 'ADDED' | 'ALREADY_THERE'
  'dp.staff.InviteOwnerOutcome': 'INVITED' | 'HAS_OWNER' | 'NOT_FOUND'
  'dp.staff.ReportVerdict': 'KEPT' | 'CONTACTED' | 'PAUSED'
  'dp.staff.DecideListingReportOutcome': 'DECIDED' | 'ALREADY_DECIDED' | 'NOT_OPEN' | 'NOT_FOUND'
  'dp.staff.AddStaffOutcome': 'ADDED' | 'ALREADY' | 'OTHER_KIND'
  'dp.staff.ConfirmStaffOutcome': 'CONFIRMED' | 'OWN_ADDITION' | 'NEW_MEMBER' | 'NOT_WAITING'
  'dp.staff.RemoveStaffOutcome': 'REMOVED' | 'OWN' | 'GONE'
  'dp.staff.SurveyNoteState': 'UNREAD' | 'READ' | 'HANDLED'
  'dp.staff.HandleNoteOutcome': 'HANDLED' | 'ALREADY_HANDLED' | 'CHANGED' | 'NOT_OPENED'
  'dp.staff.ThanksVerdict': 'REMOVED' | 'DISMISSED'
  'dp.staff.DecideThanksReportOutcome': 'REMOVED' | 'DISMISSED' | 'ALREADY_DECIDED' | 'NOT_FOUND'
  'dp.work.MatchAnswer': 'YES' | 'PARTLY' | 'NO'
  'dp.work.ReworkAnswer': 'YES' | 'CONDITION' | 'NO'
  'dp.work.SurveyPhase': 'NOT_YET' | 'OPEN' | 'EDITABLE' | 'SUBMITTED' | 'CLOSED'
  'dp.work.SaveSurveyOutcome': 'SUBMITTED' | 'DRAFT_SAVED' | 'INCOMPLETE' | 'NOT_YET' | 'CLOSED' | 'NOT_FOUND'
  'dp.staff.TroubleKind': 'NO_SHOW' | 'NO_STAMP' | 'NO_REPORT' | 'DISPUTE' | 'OBJECTION' | 'CAUTION'
  'dp.staff.BusyShift': 'DAY' | 'NIGHT' | 'EVENING'
  'dp.staff.NoShowDecision': 'CONFIRMED' | 'REJECTED'
  'dp.staff.DecideNoShowOutcome': 'CONFIRMED' | 'REJECTED' | 'ALREADY_DECIDED' | 'WORKED'
  'dp.staff.CautionDecision': 'TAKEN_BACK' | 'KEPT'
  'dp.staff.DecideCautionOutcome': 'TAKEN_BACK' | 'KEPT' | 'NOT_OPEN' | 'OVERLAPPING'
}

/** The messages as they are read. `Unset` is `null` where a sender may leave out what is not `optional`. */
export interface Plain<Instant, Unset> {
  'dp.staff.Alert': { id: string; status: Words['dp.staff.AlertStatus'] | Unset; description: string; link: string; date: Instant | Unset; endedAt: Instant | null; isShown: boolean; service: Words['dp.staff.AlertService'] | Unset }
  'dp.staff.ListAlertsRequest': {  }
  'dp.staff.ListAlertsResponse': { alerts: Plain<Instant, Unset>['dp.staff.Alert'][] }
  'dp.staff.WriteAlertRequest': { status: Words['dp.staff.AlertStatus'] | Unset; description: string; link: string; endsAt: Instant | Unset; idempotencyKey: string; service: Words['dp.staff.AlertService'] | Unset }
  'dp.staff.WriteAlertResponse': { outcome: Words['dp.staff.WriteAlertOutcome'] | Unset }
  'dp.staff.EndAlertRequest': { id: string; idempotencyKey: string }
  'dp.staff.EndAlertResponse': { outcome: Words['dp.staff.EndAlertOutcome'] | Unset }
  'dp.staff.AuditEntry': { id: string; kind: Words['dp.staff.AuditKind'] | Unset; at: Instant | Unset; staffName: string; doctorId: string; doctorName: string; words: string; hospitalId: string; hospitalName: string }
  'dp.staff.ListEntriesRequest': { kind: Words['dp.staff.AuditKind'] | Unset; from: string; to: string; after: string; limit: number }
  'dp.staff.ListEntriesResponse': { entries: Plain<Instant, Unset>['dp.staff.AuditEntry'][]; nextCursor: string }
  'dp.work.GetFeedRequest': {  }
  'dp.work.GetFeedResponse': { issuedAt: Instant | null; readAt: Instant | null; showsHospital: boolean }
  'dp.work.IssueFeedRequest': { idempotencyKey: string; token: string; showsHospital: boolean }
  'dp.work.ChangeFeedRequest': { idempotencyKey: string; showsHospital: boolean }
  'dp.work.RevokeFeedRequest': { idempotencyKey: string }
  'dp.work.IssueFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] | Unset }
  'dp.work.ChangeFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] | Unset }
  'dp.work.RevokeFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] | Unset }
  'dp.work.DateChange': { id: string; state: Words['dp.work.DateChangeState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; proposedStart: Instant | Unset; proposedEnd: Instant | Unset; note: string; requestedAt: Instant | Unset; answerDueAt: Instant | Unset; answer: string | null; byHospital: boolean; overlaps: boolean; restBeforeMinutes: number | null; restAfterMinutes: number | null; restGuidelineMinutes: number; restBreaches: string[] }
  'dp.work.AnswerDateChangeRequest': { workId: string; changeId: string; idempotencyKey: string; answer: Words['dp.work.DateChangeReply'] | Unset; word: string; shortRestAcknowledged: boolean }
  'dp.work.AnswerDateChangeResponse': { outcome: Words['dp.work.AnswerDateChangeOutcome'] | Unset }
  'dp.work.RequestDateChangeRequest': { workId: string; idempotencyKey: string; start: Instant | Unset; end: Instant | Unset; note: string; shortRestAcknowledged: boolean }
  'dp.work.RequestDateChangeResponse': { outcome: Words['dp.work.RequestDateChangeOutcome'] | Unset }
  'dp.work.WithdrawDateChangeRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawDateChangeResponse': { outcome: Words['dp.work.WithdrawDateChangeOutcome'] | Unset }
  'dp.work.SubstituteSearch': { id: string; state: Words['dp.work.SubstituteState'] | Unset; asked: number; answerDueAt: Instant | null; answer: string | null; spotWorkId: string | null }
  'dp.work.StartSearchRequest': { workId: string; idempotencyKey: string }
  'dp.work.StartSearchResponse': { outcome: Words['dp.work.StartSearchOutcome'] | Unset }
  'dp.work.StopSearchRequest': { workId: string; idempotencyKey: string }
  'dp.work.StopSearchResponse': { outcome: Words['dp.work.StopSearchOutcome'] | Unset }
  'dp.work.WeatherDeclaration': { id: string; day: string; prefecture: string; declarer: Words['dp.work.WeatherDeclarer'] | Unset; reason: string; declaredAt: Instant | Unset; withdrawnAt: Instant | null; isFollowed: boolean; hospitalName: string }
  'dp.registration.Basics': { lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; sex: string; birthYear: string; birthMonth: string; birthDay: string; phone: string; postalCode: string; prefecture: string; city: string; street: string; building: string; nearestStation: string }
  'dp.registration.Doctor': { trainingCompleted: string; licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; insuranceNumber: string; university: string; graduationYear: string; specialties: string[]; departments: string[] }
  'dp.registration.Workplace': { hasMainHospital: string; level: string; sideJobPermission: string }
  'dp.registration.Wishes': { preferredJobTypes: string[]; prefectures: string[]; weekdays: string[]; minimumFee: string; channels: string[] }
  'dp.registration.Problem': { field: string; message: string }
  'dp.registration.Document': { id: string; kind: Words['dp.registration.DocumentKind'] | Unset; state: Words['dp.registration.DocumentState'] | Unset; reason: string; uploadedAt: Instant | Unset }
  'dp.registration.RegistrationState': { version: number; hasAccount: boolean; basics: Plain<Instant, Unset>['dp.registration.Basics'] | null; doctor: Plain<Instant, Unset>['dp.registration.Doctor'] | null; workplace: Plain<Instant, Unset>['dp.registration.Workplace'] | null; wishes: Plain<Instant, Unset>['dp.registration.Wishes'] | null; problems: Plain<Instant, Unset>['dp.registration.StepProblems'][]; documents: Plain<Instant, Unset>['dp.registration.Document'][]; submitted: boolean; unconfirmedMail: string }
  'dp.registration.StepProblems': { step: Words['dp.registration.Step'] | Unset; problems: Plain<Instant, Unset>['dp.registration.Problem'][] }
  'dp.registration.GetRegistrationRequest': {  }
  'dp.registration.GetRegistrationResponse': { registration: Plain<Instant, Unset>['dp.registration.RegistrationState'] | Unset }
  'dp.registration.SaveStepRequest': { version: number; step: { case: 'basics'; value: Plain<Instant, Unset>['dp.registration.Basics'] } | { case: 'doctor'; value: Plain<Instant, Unset>['dp.registration.Doctor'] } | { case: 'workplace'; value: Plain<Instant, Unset>['dp.registration.Workplace'] } | { case: 'wishes'; value: Plain<Instant, Unset>['dp.registration.Wishes'] } | { case: undefined } }
  'dp.registration.SaveStepResponse': { outcome: Words['dp.registration.SaveOutcome'] | Unset; registration: Plain<Instant, Unset>['dp.registration.RegistrationState'] | Unset }
  'dp.registration.SubmitRequest': {  }
  'dp.registration.SubmitResponse': { outcome: Words['dp.registration.SubmitOutcome'] | Unset; registration: Plain<Instant, Unset>['dp.registration.RegistrationState'] | Unset }
  'dp.work.Term': { heading: string; text: string }
  'dp.work.PreviewSpotApplicationRequest': { spotWorkIds: string[] }
  'dp.work.SpotApplicationPreview': { spotWorkId: string; outcome: Words['dp.work.ApplyOutcome'] | Unset; terms: Plain<Instant, Unset>['dp.work.Term'][]; restBeforeMinutes: number | null; restAfterMinutes: number | null; restGuidelineMinutes: number; application: Plain<Instant, Unset>['dp.work.Application'] | null; missing: string[]; restBreaches: string[]; restAmong: string }
  'dp.work.PreviewSpotApplicationResponse': { previews: Plain<Instant, Unset>['dp.work.SpotApplicationPreview'][]; shareableDocuments: Words['dp.registration.DocumentKind'][] }
  'dp.work.ApplyToSpotRequest': { spotWorkId: string; idempotencyKey: string; message: string | null; requestedStart: Instant | null; requestedEnd: Instant | null; shortRestAcknowledged: boolean; sharedDocuments: Words['dp.registration.DocumentKind'][]; seenWay: Words['dp.work.ApplyWay'] | Unset }
  'dp.work.ApplyToSpotResponse': { outcome: Words['dp.work.ApplyOutcome'] | Unset; application: Plain<Instant, Unset>['dp.work.Application'] | null }
  'dp.work.PreviewRegularApplicationRequest': { regularWorkId: string }
  'dp.work.PreviewRegularApplicationResponse': { outcome: Words['dp.work.ApplyOutcome'] | Unset; terms: Plain<Instant, Unset>['dp.work.Term'][]; weekdays: number[]; firstStart: string; lastStart: string; application: Plain<Instant, Unset>['dp.work.Application'] | null; shareableDocuments: Words['dp.registration.DocumentKind'][]; missing: string[] }
  'dp.work.ApplyToRegularRequest': { regularWorkId: string; idempotencyKey: string; message: string | null; weekdays: number[]; startDate: string; sharedDocuments: Words['dp.registration.DocumentKind'][] }
  'dp.work.ApplyToRegularResponse': { outcome: Words['dp.work.ApplyOutcome'] | Unset; application: Plain<Instant, Unset>['dp.work.Application'] | null }
  'dp.work.Interview': { starts: Instant[]; minutes: number; place: Words['dp.work.InterviewPlace'] | Unset; note: string; isAnswered: boolean; chosenStart: Instant | null }
  'dp.work.AnswerInterviewRequest': { applicationId: string; idempotencyKey: string; chosenStart: Instant | null }
  'dp.work.AnswerInterviewResponse': { outcome: Words['dp.work.AnswerInterviewOutcome'] | Unset }
  'dp.work.Offer': { startTime: Instant | Unset; endTime: Instant | Unset; fee: number; hourlyFee: number; terms: Plain<Instant, Unset>['dp.work.Term'][]; note: string; pattern: string }
  'dp.work.Application': { id: string; spotWorkId: string; state: Words['dp.work.ApplicationState'] | Unset; appliedAt: Instant | Unset; replyDueAt: Instant | null; readByHospitalAt: Instant | null; decidedAt: Instant | null; declineReason: Words['dp.work.DeclineReason'] | null; declineNote: string | null; message: string | null; listingNumber: string; hospitalName: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number; hourlyFee: number; terms: Plain<Instant, Unset>['dp.work.Term'][]; undoUntil: Instant | null; sharedDocuments: Words['dp.registration.DocumentKind'][]; offer: Plain<Instant, Unset>['dp.work.Offer'] | null; regularWorkId: string; pattern: string; interview: Plain<Instant, Unset>['dp.work.Interview'] | null; missing: string[] }
  'dp.work.AnswerOfferRequest': { applicationId: string; idempotencyKey: string; answer: Words['dp.work.OfferAnswer'] | Unset; shortRestAcknowledged: boolean }
  'dp.work.AnswerOfferResponse': { outcome: Words['dp.work.AnswerOfferOutcome'] | Unset }
  'dp.work.ConfirmSchedulesRequest': { scheduleIds: string[]; idempotencyKey: string }
  'dp.work.ConfirmSchedulesResponse': { outcome: Words['dp.work.ConfirmSchedulesOutcome'] | Unset }
  'dp.work.WithdrawApplicationRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.WithdrawApplicationResponse': { outcome: Words['dp.work.WithdrawOutcome'] | Unset; application: Plain<Instant, Unset>['dp.work.Application'] | null }
  'dp.work.ListApplicationsRequest': { states: Words['dp.work.ApplicationState'][]; limit: number; after: string; newsSince: Instant | null }
  'dp.work.ListApplicationsResponse': { applications: Plain<Instant, Unset>['dp.work.Application'][]; nextCursor: string }
  'dp.work.ListMatchedWorksRequest': { limit: number; after: string; endsAfter: Instant | null; startsBefore: Instant | null; askedToMove: boolean }
  'dp.work.MatchedWork': { id: string; spotWorkId: string; state: Words['dp.work.WorkState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; breakMinutes: number; fee: number; hospitalName: string; hospitalAddress: string; hospitalPhone: string; meetingPlace: string; dressAndItems: string; application: Plain<Instant, Unset>['dp.work.Application'] | Unset; regularWorkId: string; scheduleId: string; termsNotice: Words['dp.work.TermsNoticeState'] | null; askedToMove: boolean }
  'dp.work.ListMatchedWorksResponse': { works: Plain<Instant, Unset>['dp.work.MatchedWork'][]; nextCursor: string }
  'dp.work.Cancellation': { id: string; requestedBy: Words['dp.work.CancellationSide'] | Unset; reason: Words['dp.work.CancellationReason'] | null; hospitalReason: Words['dp.work.HospitalCancellationReason'] | null; detail: string; phone: string | null; requestedAt: Instant | Unset; tier: Words['dp.work.CancellationTier'] | null; decision: Words['dp.work.CancellationDecision'] | Unset; decidedAt: Instant | null; answer: string | null; compensationYen: number | null; phoneConfirmed: boolean }
  'dp.work.CancellableWork': { id: string; spotWorkId: string; state: Words['dp.work.WorkState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; fee: number; hospitalName: string; hospitalPhone: string; regularWorkId: string; scheduleId: string; substitutePolicy: Words['dp.work.SubstitutePolicy'] | null }
  'dp.work.GetCancellationRequest': { spotWorkId: string; scheduleId: string }
  'dp.work.GetCancellationResponse': { work: Plain<Instant, Unset>['dp.work.CancellableWork'] | Unset; cancellation: Plain<Instant, Unset>['dp.work.Cancellation'] | null; cautionPoints: number; dateChange: Plain<Instant, Unset>['dp.work.DateChange'] | null; substituteSearch: Plain<Instant, Unset>['dp.work.SubstituteSearch'] | null; prefecture: string; weather: Plain<Instant, Unset>['dp.work.WeatherDeclaration'] | null }
  'dp.work.RequestCancellationRequest': { workId: string; idempotencyKey: string; reason: Words['dp.work.CancellationReason'] | Unset; detail: string; phone: string; phoneConfirmed: boolean; seenTier: Words['dp.work.CancellationTier'] | Unset; seenWeather: boolean }
  'dp.work.RequestCancellationResponse': { outcome: Words['dp.work.RequestCancellationOutcome'] | Unset }
  'dp.work.WithdrawCancellationRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawCancellationResponse': { outcome: Words['dp.work.WithdrawCancellationOutcome'] | Unset }
  'dp.work.Objection': { state: Words['dp.work.ObjectionState'] | Unset; subject: Words['dp.work.ObjectionSubject'] | Unset; detail: string; objectedAt: Instant | Unset; closedAt: Instant | null; answer: string; addedYen: number; answerDueAt: Instant | Unset; isCorrected: boolean; paidDifferenceYen: number | null; file: Plain<Instant, Unset>['dp.work.ObjectionFile'] | null }
  'dp.work.ObjectionFile': { id: string; name: string; size: number }
  'dp.work.GetObjectionRequest': { workId: string }
  'dp.work.GetObjectionResponse': { objection: Plain<Instant, Unset>['dp.work.Objection'] | null; mayObject: boolean; until: Instant | null }
  'dp.work.ObjectRequest': { workId: string; idempotencyKey: string; subject: Words['dp.work.ObjectionSubject'] | Unset; detail: string }
  'dp.work.ObjectResponse': { outcome: Words['dp.work.ObjectOutcome'] | Unset }
  'dp.work.WithdrawObjectionRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawObjectionResponse': { outcome: Words['dp.work.WithdrawObjectionOutcome'] | Unset }
  'dp.work.Caution': { workId: string; spotWorkId: string; regularWorkId: string; scheduleId: string; hospitalName: string; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; tier: Words['dp.work.CancellationTier'] | null; reason: Words['dp.work.CancellationReason'] | null; detail: string; at: Instant | Unset; words: string; points: number; isAbsence: boolean; objection: Plain<Instant, Unset>['dp.work.Objection'] | null; mayObject: boolean; until: Instant | Unset }
  'dp.work.ListCautionsRequest': {  }
  'dp.work.ListCautionsResponse': { cautions: Plain<Instant, Unset>['dp.work.Caution'][]; points: number; restrictedUntil: Instant | null }
  'dp.work.ObjectToCautionRequest': { workId: string; idempotencyKey: string; detail: string; fileId: string }
  'dp.work.ObjectToCautionResponse': { outcome: Words['dp.work.ObjectToCautionOutcome'] | Unset }
  'dp.work.WithdrawCautionObjectionRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawCautionObjectionResponse': { outcome: Words['dp.work.WithdrawObjectionOutcome'] | Unset }
  'dp.user.Doctor': { uid: string; status: Words['dp.user.DoctorStatus'] | null; firstName: string; lastName: string; sex: Words['dp.user.Sex'] | Unset; suspendedUntil: Instant | Unset; mailUnconfirmed: boolean; licenceInReview: boolean; returnAsked: boolean }
  'dp.user.AskToReturnRequest': {  }
  'dp.user.AskToReturnResponse': {  }
  'dp.user.SignInUserRequest': {  }
  'dp.user.SignInUserResponse': { doctor: Plain<Instant, Unset>['dp.user.Doctor'] | Unset }
  'dp.user.GetDoctorRequest': {  }
  'dp.user.GetDoctorResponse': { doctor: Plain<Instant, Unset>['dp.user.Doctor'] | Unset }
  'dp.user.ActivityEvent': { id: string; actionType: string; coordinateName: string; additionalProps: Record<string, string>; occurTime: Instant | Unset }
  'dp.user.Device': { manufacturer: string; modelName: string }
  'dp.user.App': { platform: Words['dp.user.Platform'] | Unset; version: string; mobileAppVersion: string | null }
  'dp.user.CreateActivityRequest': { version: number; device: Plain<Instant, Unset>['dp.user.Device'] | Unset; app: Plain<Instant, Unset>['dp.user.App'] | Unset; events: Plain<Instant, Unset>['dp.user.ActivityEvent'][] }
  'dp.user.CreateActivityResponse': {  }
  'dp.profile.Practice': { licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; insuranceNumber: string; university: string; graduationYear: string; specialties: string[]; departments: string[]; skills: string[] }
  'dp.profile.Workplace': { hasMainHospital: string; level: string; sideJobPermission: string; weeklyHours: string }
  'dp.profile.Wishes': { preferredJobTypes: string[]; prefectures: string[]; weekdays: string[]; minimumFee: string }
  'dp.profile.Notices': { notices: string[] }
  'dp.profile.Bank': { bankCode: string; bankName: string; branchCode: string; branchName: string; kind: Words['dp.profile.BankAccountKind'] | Unset; number: string; holder: string }
  'dp.profile.Papers': { expiryYear: string; expiryMonth: string; expiryDay: string }
  'dp.profile.Document': { id: string; kind: Words['dp.registration.DocumentKind'] | Unset; state: Words['dp.profile.PaperState'] | Unset; reason: string; uploadedAt: Instant | Unset; expiresOn: string }
  'dp.profile.Change': { id: string; kind: Words['dp.profile.ChangeKind'] | Unset; state: Words['dp.profile.ChangeState'] | Unset; wanted: Record<string, string>; reason: string; answer: string; requestedAt: Instant | Unset; decidedAt: Instant | Unset; proofId: string }
  'dp.profile.ProfileState': { version: number; status: Words['dp.user.DoctorStatus'] | null; mayEdit: boolean; isVerified: boolean; basics: Plain<Instant, Unset>['dp.registration.Basics'] | Unset; practice: Plain<Instant, Unset>['dp.profile.Practice'] | Unset; workplace: Plain<Instant, Unset>['dp.profile.Workplace'] | Unset; wishes: Plain<Instant, Unset>['dp.profile.Wishes'] | Unset; notices: Plain<Instant, Unset>['dp.profile.Notices'] | Unset; bank: Plain<Instant, Unset>['dp.profile.Bank'] | Unset; papers: Plain<Instant, Unset>['dp.profile.Papers'] | Unset; bankState: Words['dp.profile.BankState'] | Unset; maskedNumber: string; documents: Plain<Instant, Unset>['dp.profile.Document'][]; changes: Plain<Instant, Unset>['dp.profile.Change'][]; unsaved: Plain<Instant, Unset>['dp.profile.UnsavedSection'] | Unset; lastName: string; firstName: string; unsavedChange: Plain<Instant, Unset>['dp.profile.UnsavedChange'] | Unset; documentViews: Plain<Instant, Unset>['dp.profile.DocumentView'][]; documentShares: Plain<Instant, Unset>['dp.profile.DocumentShare'][] }
  'dp.profile.DocumentView': { kind: Words['dp.profile.ViewedDocument'] | Unset; viewedAt: Instant | Unset; hospitalName: string }
  'dp.profile.DocumentShare': { hospitalName: string; kinds: Words['dp.registration.DocumentKind'][]; sharedAt: Instant | Unset; isShown: boolean }
  'dp.profile.UnsavedSection': { section: { case: 'basics'; value: Plain<Instant, Unset>['dp.registration.Basics'] } | { case: 'practice'; value: Plain<Instant, Unset>['dp.profile.Practice'] } | { case: 'workplace'; value: Plain<Instant, Unset>['dp.profile.Workplace'] } | { case: 'wishes'; value: Plain<Instant, Unset>['dp.profile.Wishes'] } | { case: 'notices'; value: Plain<Instant, Unset>['dp.profile.Notices'] } | { case: 'bank'; value: Plain<Instant, Unset>['dp.profile.Bank'] } | { case: 'papers'; value: Plain<Instant, Unset>['dp.profile.Papers'] } | { case: undefined }; problems: Plain<Instant, Unset>['dp.registration.Problem'][] }
  'dp.profile.UnsavedChange': { kind: Words['dp.profile.ChangeKind'] | Unset; change: Plain<Instant, Unset>['dp.profile.ChangeDraft'] | Unset; problems: Plain<Instant, Unset>['dp.registration.Problem'][] }
  'dp.profile.GetProfileRequest': {  }
  'dp.profile.GetProfileResponse': { profile: Plain<Instant, Unset>['dp.profile.ProfileState'] | Unset }
  'dp.profile.SaveSectionRequest': { version: number; section: { case: 'basics'; value: Plain<Instant, Unset>['dp.registration.Basics'] } | { case: 'practice'; value: Plain<Instant, Unset>['dp.profile.Practice'] } | { case: 'workplace'; value: Plain<Instant, Unset>['dp.profile.Workplace'] } | { case: 'wishes'; value: Plain<Instant, Unset>['dp.profile.Wishes'] } | { case: 'notices'; value: Plain<Instant, Unset>['dp.profile.Notices'] } | { case: 'bank'; value: Plain<Instant, Unset>['dp.profile.Bank'] } | { case: 'papers'; value: Plain<Instant, Unset>['dp.profile.Papers'] } | { case: undefined }; keepUnsaved: boolean }
  'dp.profile.SaveSectionResponse': { outcome: Words['dp.profile.SaveOutcome'] | Unset; problems: Plain<Instant, Unset>['dp.registration.Problem'][]; profile: Plain<Instant, Unset>['dp.profile.ProfileState'] | Unset }
  'dp.profile.ChangeDraft': { lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; sex: string; birthYear: string; birthMonth: string; birthDay: string; licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; reason: string }
  'dp.profile.RequestChangeRequest': { kind: Words['dp.profile.ChangeKind'] | Unset; change: Plain<Instant, Unset>['dp.profile.ChangeDraft'] | Unset; idempotencyKey: string; keepUnsaved: boolean }
  'dp.profile.RequestChangeResponse': { outcome: Words['dp.profile.RequestOutcome'] | Unset; problems: Plain<Instant, Unset>['dp.registration.Problem'][]; profile: Plain<Instant, Unset>['dp.profile.ProfileState'] | Unset }
  'dp.profile.WithdrawChangeRequest': { changeId: string }
  'dp.profile.WithdrawChangeResponse': { outcome: Words['dp.profile.WithdrawOutcome'] | Unset; profile: Plain<Instant, Unset>['dp.profile.ProfileState'] | Unset }
  'dp.staff.ChangeRequest': { id: string; doctorId: string; lastName: string; firstName: string; doctorStatus: Words['dp.user.DoctorStatus'] | null; kind: Words['dp.profile.ChangeKind'] | Unset; state: Words['dp.profile.ChangeState'] | Unset; wanted: Record<string, string>; before: Record<string, string>; reason: string; answer: string; requestedAt: Instant | Unset; decidedAt: Instant | null; staffName: string; proofId: string }
  'dp.staff.ListOpenChangesRequest': { after: string; limit: number }
  'dp.staff.ListOpenChangesResponse': { changes: Plain<Instant, Unset>['dp.staff.ChangeRequest'][]; nextCursor: string; total: number }
  'dp.staff.ListDoctorChangesRequest': { doctorId: string }
  'dp.staff.ListDoctorChangesResponse': { changes: Plain<Instant, Unset>['dp.staff.ChangeRequest'][] }
  'dp.staff.DecideChangeRequest': { changeId: string; decision: Words['dp.staff.ChangeDecision'] | Unset; reason: string; seenProofId: string; idempotencyKey: string }
  'dp.staff.DecideChangeResponse': { outcome: Words['dp.staff.DecideChangeOutcome'] | Unset; state: Words['dp.profile.ChangeState'] | Unset }
  'dp.contact.GetSenderRequest': {  }
  'dp.contact.GetSenderResponse': { name: string; mail: string }
  'dp.contact.SendContactRequest': { idempotencyKey: string; topic: Words['dp.contact.ContactTopic'] | Unset; name: string; mail: string; body: string }
  'dp.contact.SendContactResponse': { outcome: Words['dp.contact.SendContactOutcome'] | Unset; number: string; retryAfter: number | null }
  'dp.work.Conversion': { state: Words['dp.work.ConversionState'] | Unset; from: string; until: string; startsOn: string; appliedAt: Instant | null; readAt: Instant | null }
  'dp.work.ApplyForConversionRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.ApplyForConversionResponse': { outcome: Words['dp.work.ApplyForConversionOutcome'] | Unset }
  'dp.work.GiveEndNoticeRequest': { applicationId: string; idempotencyKey: string; endDate: string; reason: string }
  'dp.work.GiveEndNoticeResponse': { outcome: Words['dp.work.GiveEndNoticeOutcome'] | Unset }
  'dp.work.WithdrawEndNoticeRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.WithdrawEndNoticeResponse': { outcome: Words['dp.work.WithdrawEndNoticeOutcome'] | Unset }
  'dp.work.Renewal': { id: string; state: Words['dp.work.RenewalState'] | Unset; termEnd: string; dueOn: string; offerNumber: number; newEnd: string; fee: number; note: string; answer: string }
  'dp.work.ListRenewalOffersRequest': {  }
  'dp.work.ListRenewalOffersResponse': { offers: Plain<Instant, Unset>['dp.work.RenewalOffer'][] }
  'dp.work.RenewalOffer': { regularWorkId: string; hospitalName: string; pattern: string; termEnd: string; newEnd: string; dueOn: string }
  'dp.work.AnswerRenewalRequest': { applicationId: string; idempotencyKey: string; renewalId: string; offerNumber: number; answer: Words['dp.work.RenewalAnswer'] | Unset; word: string }
  'dp.work.AnswerRenewalResponse': { outcome: Words['dp.work.AnswerRenewalOutcome'] | Unset }
  'dp.hospital.Membership': { hospitalId: string; hospitalName: string; role: Words['dp.hospital.MemberRole'] | Unset; name: string; mails: Words['dp.hospital.MemberMail'][]; standing: Words['dp.hospital.HospitalStanding'] | Unset }
  'dp.hospital.GetMemberRequest': {  }
  'dp.hospital.GetMemberResponse': { memberships: Plain<Instant, Unset>['dp.hospital.Membership'][]; factorWish: Words['dp.hospital.FactorWish'] | Unset; factorDue: Instant | null }
  'dp.hospital.ChooseHospitalRequest': { hospitalId: string }
  'dp.hospital.ChooseHospitalResponse': {  }
  'dp.hospital.SetMemberMailsRequest': { mails: Words['dp.hospital.MemberMail'][] }
  'dp.hospital.SetMemberMailsResponse': {  }
  'dp.staff.GetStaffRequest': {  }
  'dp.staff.GetStaffResponse': { name: string; factorWish: Words['dp.hospital.FactorWish'] | null; factorDue: Instant | null }
  'dp.staff.DoctorSummary': { doctorId: string; status: Words['dp.user.DoctorStatus'] | null; lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; statusChangedAt: Instant | Unset; registeredAt: Instant | Unset; suspendedUntil: Instant | null; returnAskedAt: Instant | null }
  'dp.staff.ListDoctorsRequest': { queue: Words['dp.staff.DoctorQueue'] | Unset; after: string; limit: number }
  'dp.staff.ListDoctorsResponse': { doctors: Plain<Instant, Unset>['dp.staff.DoctorSummary'][]; nextCursor: string; total: number }
  'dp.staff.GetDoctorFileRequest': { doctorId: string }
  'dp.staff.Decision': { id: string; decision: Words['dp.staff.DoctorDecision'] | Unset; fromStatus: Words['dp.user.DoctorStatus'] | null; toStatus: Words['dp.user.DoctorStatus'] | null; reason: string; staffName: string; decidedAt: Instant | Unset; suspendedUntil: Instant | null; proposerName: string }
  'dp.staff.DoctorProfile': { phone: string; postalCode: string; address: string; licenceNumber: string; licenceDate: string; insuranceNumber: string; university: string; graduationYear: number; specialties: string[]; departments: string[]; mainHospitalLevel: string; sideJobPermission: string }
  'dp.staff.DoctorDocument': { id: string; kind: Words['dp.registration.DocumentKind'] | Unset; state: Words['dp.registration.DocumentState'] | Unset; uploadedAt: Instant | Unset; reason: string }
  'dp.staff.GetDoctorFileResponse': { doctor: Plain<Instant, Unset>['dp.staff.DoctorSummary'] | Unset; sex: Words['dp.user.Sex'] | Unset; birthDate: string; loginId: string; decisions: Plain<Instant, Unset>['dp.staff.Decision'][]; allowed: Words['dp.staff.DoctorDecision'][]; profile: Plain<Instant, Unset>['dp.staff.DoctorProfile'] | null; documents: Plain<Instant, Unset>['dp.staff.DoctorDocument'][]; sameLicence: number; views: Plain<Instant, Unset>['dp.staff.DocumentView'][]; viewReason: string }
  'dp.staff.DocumentView': { documentId: string; kind: Words['dp.profile.ViewedDocument'] | Unset; viewerName: string; viewedAt: Instant | Unset; hospitalName: string }
  'dp.staff.DecideDoctorRequest': { doctorId: string; decision: Words['dp.staff.DoctorDecision'] | Unset; reason: string; seenStatus: Words['dp.user.DoctorStatus'] | null; idempotencyKey: string; seenDocumentIds: string[]; suspendUntil: Instant | null }
  'dp.staff.DecideDoctorResponse': { outcome: Words['dp.staff.DecideOutcome'] | Unset; status: Words['dp.user.DoctorStatus'] | null }
  'dp.staff.DoctorProposal': { id: string; doctorId: string; lastName: string; firstName: string; doctorStatus: Words['dp.user.DoctorStatus'] | null; decision: Words['dp.staff.DoctorDecision'] | Unset; state: Words['dp.staff.ProposalState'] | Unset; reason: string; proposerName: string; isOwn: boolean; proposedAt: Instant | Unset; expiresAt: Instant | Unset; endedAt: Instant | null; answererName: string; answerReason: string; suspendedUntil: Instant | null }
  'dp.staff.ListOpenProposalsRequest': {  }
  'dp.staff.ListOpenProposalsResponse': { proposals: Plain<Instant, Unset>['dp.staff.DoctorProposal'][] }
  'dp.staff.ListDoctorProposalsRequest': { doctorId: string }
  'dp.staff.ListDoctorProposalsResponse': { proposals: Plain<Instant, Unset>['dp.staff.DoctorProposal'][]; hasSecond: boolean }
  'dp.staff.AnswerProposalRequest': { proposalId: string; answer: Words['dp.staff.ProposalAnswer'] | Unset; reason: string; idempotencyKey: string }
  'dp.staff.AnswerProposalResponse': { outcome: Words['dp.staff.AnswerProposalOutcome'] | Unset }
  'dp.staff.FailedJob': { id: string; kind: Words['dp.staff.FailedJobKind'] | null; orderedAt: Instant | Unset; failedAt: Instant | Unset; attempts: number; error: string }
  'dp.staff.ListFailedJobsRequest': {  }
  'dp.staff.ListFailedJobsResponse': { jobs: Plain<Instant, Unset>['dp.staff.FailedJob'][]; total: number }
  'dp.staff.RetryFailedJobRequest': { id: string }
  'dp.staff.RetryFailedJobResponse': { outcome: Words['dp.staff.RetryOutcome'] | Unset }
  'dp.staff.GetFiguresRequest': {  }
  'dp.staff.DailyFigure': { day: string; step: Words['dp.staff.FunnelStep'] | Unset; channel: Words['dp.staff.FigureChannel'] | Unset; source: Words['dp.staff.FigureSource'] | null; count: number }
  'dp.staff.GetFiguresResponse': { figures: Plain<Instant, Unset>['dp.staff.DailyFigure'][]; waitingJobs: number; oldestWaitSeconds: number; failedJobs: number; parkedNotices: number; today: string; newestWageYear: number | null; withholdingYears: number[]; lastShiftDay: string }
  'dp.work.StampedTime': { kind: Words['dp.work.StampKind'] | Unset; at: Instant | Unset; source: Words['dp.work.StampSource'] | Unset; reason: string }
  'dp.work.DeclinedAmbulances': { reason: Words['dp.work.AmbulanceDeclineReason'] | Unset; count: number }
  'dp.work.ReportedWork': { actualStart: Instant | Unset; actualEnd: Instant | Unset; breakMinutes: number; ambulanceAccepted: number; declined: Plain<Instant, Unset>['dp.work.DeclinedAmbulances'][]; admissionsAmbulance: number; admissionsWalkIn: number; walkIns: number; wardCalls: number; sleepMinutes: number | null; carfareYen: number; comment: string; permittedMinutes: number }
  'dp.work.IncentiveLine': { type: Words['dp.work.IncentiveType'] | Unset; unitYen: number; capYen: number | null; count: number; yen: number }
  'dp.work.Report': { number: number; reported: Plain<Instant, Unset>['dp.work.ReportedWork'] | Unset; reportedAt: Instant | Unset; confirmDueAt: Instant | Unset; incentives: Plain<Instant, Unset>['dp.work.IncentiveLine'][]; answer: Words['dp.work.ReportAnswer'] | null; answeredAt: Instant | null; isAutomatic: boolean; answerNote: string; extraYen: number; overtimeMinutes: number; breakNotTakenMinutes: number; overtimeYen: number; permittedYen: number; movedMinutes: number; paidCarfareYen: number; byHospital: boolean }
  'dp.work.CarfareRule': { type: Words['dp.work.CarfareType'] | Unset; yen: number | null }
  'dp.work.Receipt': { id: string; name: string }
  'dp.work.WorkRecord': { id: string; spotWorkId: string; regularWorkId: string; scheduleId: string; state: Words['dp.work.WorkState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; breakMinutes: number; fee: number; title: string; hospitalName: string; hospitalAddress: string; hospitalPhone: string; meetingPlace: string; dressAndItems: string; stamps: Plain<Instant, Unset>['dp.work.StampedTime'][]; report: Plain<Instant, Unset>['dp.work.Report'] | null; applicationId: string; incentiveRules: Plain<Instant, Unset>['dp.work.IncentiveLine'][]; hourlyFee: number; carfare: Plain<Instant, Unset>['dp.work.CarfareRule'] | Unset; permittedMinutes: number; permitFrom: string; permitTo: string; receipt: Plain<Instant, Unset>['dp.work.Receipt'] | null }
  'dp.work.GetOverviewRequest': { month: string }
  'dp.work.GetOverviewResponse': { next: Plain<Instant, Unset>['dp.work.WorkRecord'] | null; toReport: Plain<Instant, Unset>['dp.work.WorkRecord'][]; month: Plain<Instant, Unset>['dp.work.WorkRecord'][]; tentative: Plain<Instant, Unset>['dp.work.TentativeDate'][] }
  'dp.work.TentativeDate': { scheduleId: string; regularWorkId: string; hospitalName: string; start: Instant | Unset; end: Instant | Unset; fee: number }
  'dp.work.GetWorkRequest': { workId: string }
  'dp.work.GetWorkResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset }
  'dp.work.StampRequest': { workId: string; idempotencyKey: string; kind: Words['dp.work.StampKind'] | Unset; at: Instant | null; reason: string }
  'dp.work.StampResponse': { outcome: Words['dp.work.StampOutcome'] | Unset }
  'dp.work.SubmitReportRequest': { workId: string; idempotencyKey: string; reported: Plain<Instant, Unset>['dp.work.ReportedWork'] | Unset; receiptId: string }
  'dp.work.SubmitReportResponse': { outcome: Words['dp.work.SubmitReportOutcome'] | Unset }
  'dp.work.AgreeToStatementRequest': { workId: string; idempotencyKey: string; number: number }
  'dp.work.AgreeToStatementResponse': { outcome: Words['dp.work.AgreeToStatementOutcome'] | Unset }
  'dp.work.ListWorkedRequest': { kind: Words['dp.work.WorkKind'] | Unset; year: number; after: string }
  'dp.work.WorkedMonth': { month: string; works: number; minutes: number; yen: number; confirmedYen: number }
  'dp.work.WorkedContract': { engagementId: string; applicationId: string; startDate: string; endDate: string | null; months: Plain<Instant, Unset>['dp.work.WorkedMonth'][] }
  'dp.work.ListWorkedResponse': { works: Plain<Instant, Unset>['dp.work.WorkRecord'][]; nextCursor: string; year: number; years: number[]; months: Plain<Instant, Unset>['dp.work.WorkedMonth'][]; contracts: Plain<Instant, Unset>['dp.work.WorkedContract'][] }
  'dp.work.Guide': { meetingPlace: string; entrance: string; steps: string; dutyRoom: string; phones: string; chart: string; meals: string; transport: string }
  'dp.work.GetGuideRequest': { workId: string }
  'dp.work.GetGuideResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; guide: Plain<Instant, Unset>['dp.work.Guide'] | null; updatedAt: Instant | null }
  'dp.hospital.ListInboxRequest': { limit: number; after: string }
  'dp.hospital.Applicant': { lastName: string; firstName: string; specialties: string[]; years: number | null }
  'dp.hospital.InboxItem': { applicationId: string; state: Words['dp.work.ApplicationState'] | Unset; applicant: Plain<Instant, Unset>['dp.hospital.Applicant'] | Unset; startTime: Instant | Unset; endTime: Instant | Unset; dueAt: Instant | Unset; worksHere: number; title: string; pattern: string; missing: string[] }
  'dp.hospital.WorkRequest': { workId: string; doctorName: string; startTime: Instant | Unset; endTime: Instant | Unset; kind: Words['dp.hospital.WorkRequestKind'] | Unset; dueAt: Instant | Unset }
  'dp.hospital.UnreadPayday': { listingNumber: string; title: string; closingDay: string; payDay: string; applicationId: string }
  'dp.hospital.UnconfirmedListing': { listingNumber: string; title: string; startTime: Instant | null; endTime: Instant | null; confirmedAt: Instant | null; askedAt: Instant | null }
  'dp.hospital.ListInboxResponse': { items: Plain<Instant, Unset>['dp.hospital.InboxItem'][]; nextCursor: string; total: number; workRequests: Plain<Instant, Unset>['dp.hospital.WorkRequest'][]; unreadPaydays: Plain<Instant, Unset>['dp.hospital.UnreadPayday'][]; unconfirmedListings: Plain<Instant, Unset>['dp.hospital.UnconfirmedListing'][] }
  'dp.hospital.GetApplicationFileRequest': { applicationId: string }
  'dp.hospital.PastWork': { startTime: Instant | Unset; endTime: Instant | Unset; state: Words['dp.work.WorkState'] | Unset; fee: number }
  'dp.hospital.SharedDocument': { id: string; kind: Words['dp.registration.DocumentKind'] | Unset }
  'dp.hospital.GetApplicationFileResponse': { applicationId: string; state: Words['dp.work.ApplicationState'] | Unset; applicant: Plain<Instant, Unset>['dp.hospital.Applicant'] | Unset; departments: string[]; skills: string[]; message: string; hasRequestedTimes: boolean; sharedDocuments: Plain<Instant, Unset>['dp.hospital.SharedDocument'][]; appliedAt: Instant | Unset; replyDueAt: Instant | null; decidedAt: Instant | null; declineReason: Words['dp.work.DeclineReason'] | null; declineNote: string; phone: string; spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number; slots: number; filledSlots: number; applicants: number; isIntervalKept: boolean; pastWorks: Plain<Instant, Unset>['dp.hospital.PastWork'][]; mayDecide: boolean; workId: string; offer: Plain<Instant, Unset>['dp.work.Offer'] | null; regularWorkId: string; pattern: string; weekdays: number[]; contractStart: string; interview: Plain<Instant, Unset>['dp.work.Interview'] | null; dates: Plain<Instant, Unset>['dp.hospital.ContractDate'][]; contract: Plain<Instant, Unset>['dp.hospital.RunningContract'] | null; missing: string[] }
  'dp.hospital.RunningContract': { state: Words['dp.hospital.RunningContractState'] | Unset; startDate: string; endDate: string; isEndNoticed: boolean; endByHospital: boolean; endReason: string; renewal: Plain<Instant, Unset>['dp.work.Renewal'] | null; latestEnd: string; fee: number; conversion: Plain<Instant, Unset>['dp.work.Conversion'] | null; termStart: string }
  'dp.hospital.ContractDate': { startTime: Instant | Unset; endTime: Instant | Unset; fee: number; isTentative: boolean; workId: string }
  'dp.hospital.OpenApplicationRequest': { applicationId: string }
  'dp.hospital.OpenApplicationResponse': {  }
  'dp.hospital.OfferedTerms': { startTime: Instant | Unset; endTime: Instant | Unset; fee: number }
  'dp.hospital.OfferedContract': { weekdays: number[]; contractStart: string; fee: number }
  'dp.hospital.ProposedInterview': { starts: Instant[]; minutes: number; place: Words['dp.work.InterviewPlace'] | Unset }
  'dp.hospital.DecideApplicationRequest': { applicationId: string; idempotencyKey: string; decision: Words['dp.hospital.HospitalDecision'] | Unset; reason: Words['dp.work.DeclineReason'] | null; note: string; offered: Plain<Instant, Unset>['dp.hospital.OfferedTerms'] | Unset; contract: Plain<Instant, Unset>['dp.hospital.OfferedContract'] | Unset; interview: Plain<Instant, Unset>['dp.hospital.ProposedInterview'] | Unset }
  'dp.hospital.DecideApplicationResponse': { outcome: Words['dp.hospital.DecideApplicationOutcome'] | Unset }
  'dp.hospital.ProposeDateRequest': { applicationId: string; idempotencyKey: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number }
  'dp.hospital.ProposeDateResponse': { outcome: Words['dp.hospital.ProposeDateOutcome'] | Unset }
  'dp.hospital.ListListingsRequest': { kind: Words['dp.hospital.ListingKind'] | Unset; shelf: Words['dp.hospital.ListingShelf'] | Unset; after: string; limit: number }
  'dp.hospital.ListedListing': { ref: string; status: Words['dp.hospital.ListingStatus'] | Unset; title: string; when: string; fee: number; slots: number; filledSlots: number; applicants: number; likes: number; applicationDeadline: Instant | Unset; editedAt: Instant | Unset; confirmedAt: Instant | Unset; hasDraft: boolean; version: number; findings: Plain<Instant, Unset>['dp.hospital.Finding'][]; review: Words['dp.hospital.ListingReview'] | Unset; reviewReason: string; lapsedAt: Instant | Unset }
  'dp.hospital.ListListingsResponse': { listings: Plain<Instant, Unset>['dp.hospital.ListedListing'][]; nextCursor: string; drafts: number; open: number; paused: number; filled: number; isHiringPaused: boolean }
  'dp.hospital.Answer': { field: string; values: string[] }
  'dp.hospital.Finding': { field: string; part: string; label: string; message: string; basis: string }
  'dp.hospital.Draft': { ref: string; kind: Words['dp.hospital.ListingKind'] | Unset; listingNumber: string; status: Words['dp.hospital.ListingStatus'] | Unset; answers: Plain<Instant, Unset>['dp.hospital.Answer'][]; version: number; savedAt: Instant | Unset; findings: Plain<Instant, Unset>['dp.hospital.Finding'][]; isLocked: boolean; prefecture: string; isHiringPaused: boolean }
  'dp.hospital.GetDraftRequest': { ref: string }
  'dp.hospital.GetNewDraftRequest': { kind: Words['dp.hospital.ListingKind'] | Unset }
  'dp.hospital.GetDraftResponse': { draft: Plain<Instant, Unset>['dp.hospital.Draft'] | Unset }
  'dp.hospital.GetNewDraftResponse': { draft: Plain<Instant, Unset>['dp.hospital.Draft'] | Unset }
  'dp.hospital.SaveDraftRequest': { ref: string; kind: Words['dp.hospital.ListingKind'] | Unset; part: string; version: number; answers: Plain<Instant, Unset>['dp.hospital.Answer'][] }
  'dp.hospital.SaveDraftResponse': { outcome: Words['dp.hospital.SaveDraftOutcome'] | Unset; draft: Plain<Instant, Unset>['dp.hospital.Draft'] | Unset }
  'dp.hospital.DiscardDraftRequest': { ref: string }
  'dp.hospital.DiscardDraftResponse': {  }
  'dp.hospital.PublishDraftRequest': { ref: string; version: number; idempotencyKey: string }
  'dp.hospital.PublishDraftResponse': { outcome: Words['dp.hospital.PublishOutcome'] | Unset; listingNumber: string; lockedLabels: string[] }
  'dp.hospital.ChangeListingRequest': { listingNumber: string; change: Words['dp.hospital.ListingChange'] | Unset; idempotencyKey: string }
  'dp.hospital.ChangeListingResponse': { outcome: Words['dp.hospital.ChangeListingOutcome'] | Unset }
  'dp.hospital.ConfirmListingsRequest': { listingNumbers: string[]; idempotencyKey: string }
  'dp.hospital.ListingConfirmation': { listingNumber: string; outcome: Words['dp.hospital.ChangeListingOutcome'] | Unset }
  'dp.hospital.ConfirmListingsResponse': { confirmations: Plain<Instant, Unset>['dp.hospital.ListingConfirmation'][] }
  'dp.hospital.CopyListingRequest': { ref: string; dates: string[]; idempotencyKey: string; publishes: boolean }
  'dp.hospital.HeldCopy': { ref: string; date: string; findings: Plain<Instant, Unset>['dp.hospital.Finding'][] }
  'dp.hospital.CopyListingResponse': { outcome: Words['dp.hospital.CopyListingOutcome'] | Unset; refs: string[]; listingNumbers: string[]; held: Plain<Instant, Unset>['dp.hospital.HeldCopy'][]; inReview: boolean }
  'dp.hospital.CountSuitableDoctorsRequest': { answers: Plain<Instant, Unset>['dp.hospital.Answer'][] }
  'dp.hospital.CountSuitableDoctorsResponse': { told: number }
  'dp.hospital.GetCopyDaysRequest': { ref: string; month: string }
  'dp.hospital.TakenDay': { day: string; by: Words['dp.hospital.TakenBy'] | Unset }
  'dp.hospital.GetCopyDaysResponse': { title: string; hours: string; fee: number; day: string; taken: Plain<Instant, Unset>['dp.hospital.TakenDay'][] }
  'dp.hospital.ChosenDraft': { ref: string; version: number }
  'dp.hospital.PublishDraftsRequest': { drafts: Plain<Instant, Unset>['dp.hospital.ChosenDraft'][]; idempotencyKey: string }
  'dp.hospital.DraftPublication': { ref: string; outcome: Words['dp.hospital.PublishOutcome'] | Unset; listingNumber: string; findings: Plain<Instant, Unset>['dp.hospital.Finding'][] }
  'dp.hospital.PublishDraftsResponse': { publications: Plain<Instant, Unset>['dp.hospital.DraftPublication'][] }
  'dp.hospital.GetMonthRequest': { month: string }
  'dp.hospital.CalendarWork': { workId: string; doctorName: string; state: Words['dp.work.WorkState'] | Unset }
  'dp.hospital.CalendarListing': { spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; status: Words['dp.hospital.ListingStatus'] | Unset; slots: number; filledSlots: number; waiting: number; works: Plain<Instant, Unset>['dp.hospital.CalendarWork'][]; regularWorkId: string; conflicts: Words['dp.hospital.CalendarConflict'][] }
  'dp.hospital.GetMonthResponse': { listings: Plain<Instant, Unset>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: string[] }
  'dp.hospital.GetWeekRequest': { day: string }
  'dp.hospital.GetWeekResponse': { listings: Plain<Instant, Unset>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: string[] }
  'dp.hospital.GetDayRequest': { day: string }
  'dp.hospital.GetDayResponse': { listings: Plain<Instant, Unset>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: string[] }
  'dp.hospital.GetCancellationRequest': { workId: string }
  'dp.hospital.GetCancellationResponse': { work: Plain<Instant, Unset>['dp.work.CancellableWork'] | Unset; doctorName: string; title: string; cancellation: Plain<Instant, Unset>['dp.work.Cancellation'] | null; mayDecide: boolean; dateChange: Plain<Instant, Unset>['dp.work.DateChange'] | null; substituteSearch: Plain<Instant, Unset>['dp.work.SubstituteSearch'] | null; weather: Plain<Instant, Unset>['dp.work.WeatherDeclaration'] | null }
  'dp.hospital.DecideCancellationRequest': { workId: string; cancellationId: string; idempotencyKey: string; answer: Words['dp.hospital.CancellationAnswer'] | Unset; word: string; called: boolean; reasonConfirmed: boolean }
  'dp.hospital.DecideCancellationResponse': { outcome: Words['dp.hospital.DecideCancellationOutcome'] | Unset }
  'dp.hospital.CancelWorkRequest': { workId: string; idempotencyKey: string; reason: Words['dp.work.HospitalCancellationReason'] | Unset; detail: string; compensationYen: number }
  'dp.hospital.CancelWorkResponse': { outcome: Words['dp.hospital.CancelWorkOutcome'] | Unset }
  'dp.hospital.ListComingWorksRequest': { after: string }
  'dp.hospital.ComingWork': { work: Plain<Instant, Unset>['dp.work.CancellableWork'] | Unset; doctorName: string; title: string; hasOpenChange: boolean; termsNotice: Words['dp.work.TermsNoticeState'] | null; isPaperDue: boolean; doctorPhone: string; arrivedAt: Instant | null; startedAt: Instant | null; endedAt: Instant | null }
  'dp.hospital.ListComingWorksResponse': { works: Plain<Instant, Unset>['dp.hospital.ComingWork'][]; nextCursor: string }
  'dp.hospital.ConfirmConversionRequest': { applicationId: string; idempotencyKey: string }
  'dp.hospital.ConfirmConversionResponse': { outcome: Words['dp.hospital.ConfirmConversionOutcome'] | Unset }
  'dp.hospital.GiveEndNoticeRequest': { applicationId: string; idempotencyKey: string; endDate: string; reason: string }
  'dp.hospital.GiveEndNoticeResponse': { outcome: Words['dp.work.GiveEndNoticeOutcome'] | Unset }
  'dp.hospital.WithdrawEndNoticeRequest': { applicationId: string; idempotencyKey: string }
  'dp.hospital.WithdrawEndNoticeResponse': { outcome: Words['dp.work.WithdrawEndNoticeOutcome'] | Unset }
  'dp.hospital.DecideRenewalRequest': { applicationId: string; idempotencyKey: string; renewalId: string; decision: Words['dp.hospital.RenewalDecision'] | Unset; newEnd: string; fee: number; note: string }
  'dp.hospital.DecideRenewalResponse': { outcome: Words['dp.hospital.DecideRenewalOutcome'] | Unset }
  'dp.hospital.ProposeDateChangeRequest': { workId: string; idempotencyKey: string; start: Instant | Unset; end: Instant | Unset; note: string }
  'dp.hospital.ProposeDateChangeResponse': { outcome: Words['dp.hospital.ProposeDateChangeOutcome'] | Unset }
  'dp.hospital.RetractDateChangeRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.RetractDateChangeResponse': { outcome: Words['dp.hospital.RetractDateChangeOutcome'] | Unset }
  'dp.hospital.DecideDateChangeRequest': { workId: string; changeId: string; idempotencyKey: string; answer: Words['dp.hospital.DateChangeAnswer'] | Unset; word: string }
  'dp.hospital.DecideDateChangeResponse': { outcome: Words['dp.hospital.DecideDateChangeOutcome'] | Unset }
  'dp.hospital.GetFiguresRequest': { period: Words['dp.hospital.FigurePeriod'] | Unset }
  'dp.hospital.FigureSums': { replies: number; replyMedianMinutes: number | null; slots: number; filledSlots: number; works: number; cancelledByDoctor: number; cancelledByHospital: number }
  'dp.hospital.MonthFigures': { month: string; sums: Plain<Instant, Unset>['dp.hospital.FigureSums'] | Unset }
  'dp.hospital.AccuracyFigures': { percent: number; count: number; duty: number | null; time: number | null; break: number | null; pay: number | null }
  'dp.hospital.PeerFigure': { measure: Words['dp.hospital.PeerMeasure'] | Unset; hospitals: number; median: number; isOfRegion: boolean }
  'dp.hospital.GetFiguresResponse': { sums: Plain<Instant, Unset>['dp.hospital.FigureSums'] | null; months: Plain<Instant, Unset>['dp.hospital.MonthFigures'][]; shownReplyMedianMinutes: number | null; accuracy: Plain<Instant, Unset>['dp.hospital.AccuracyFigures'] | null; peers: Plain<Instant, Unset>['dp.hospital.PeerFigure'][]; permittedMinutesMedian: number | null; impressions: Plain<Instant, Unset>['dp.hospital.Impressions'] | null }
  'dp.hospital.Impressions': { busyness: number; handover: number; facilities: number; reworkYes: number; reworkCondition: number; reworkNo: number }
  'dp.hospital.ListFigureSourcesRequest': { figure: Words['dp.hospital.Figure'] | Unset; period: Words['dp.hospital.FigurePeriod'] | Unset; after: string }
  'dp.hospital.AnsweredApplication': { applicationId: string; title: string; releasedAt: Instant | null; answeredAt: Instant | Unset }
  'dp.hospital.BegunListing': { spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; slots: number; filledSlots: number }
  'dp.hospital.CancelledWork': { workId: string; title: string; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; isByHospital: boolean; hoursBefore: number }
  'dp.hospital.ListFigureSourcesResponse': { applications: Plain<Instant, Unset>['dp.hospital.AnsweredApplication'][]; listings: Plain<Instant, Unset>['dp.hospital.BegunListing'][]; works: Plain<Instant, Unset>['dp.hospital.CancelledWork'][]; nextCursor: string }
  'dp.hospital.ListMembersRequest': {  }
  'dp.hospital.ListedMember': { memberId: string; name: string; address: string; role: Words['dp.hospital.MemberRole'] | Unset; since: Instant | Unset; isCaller: boolean; hasFactor: boolean }
  'dp.hospital.WaitingInvitation': { invitationId: string; address: string; role: Words['dp.hospital.MemberRole'] | Unset; expiresAt: Instant | Unset }
  'dp.hospital.MemberChange': { event: Words['dp.hospital.MemberEvent'] | Unset; actor: string; subject: string; role: Words['dp.hospital.MemberRole'] | Unset; at: Instant | Unset }
  'dp.hospital.ListMembersResponse': { members: Plain<Instant, Unset>['dp.hospital.ListedMember'][]; invitations: Plain<Instant, Unset>['dp.hospital.WaitingInvitation'][]; changes: Plain<Instant, Unset>['dp.hospital.MemberChange'][] }
  'dp.hospital.InviteMemberRequest': { address: string; role: Words['dp.hospital.MemberRole'] | Unset; idempotencyKey: string }
  'dp.hospital.InviteMemberResponse': { outcome: Words['dp.hospital.InviteMemberOutcome'] | Unset }
  'dp.hospital.VoidInvitationRequest': { invitationId: string; idempotencyKey: string }
  'dp.hospital.VoidInvitationResponse': { outcome: Words['dp.hospital.VoidInvitationOutcome'] | Unset }
  'dp.hospital.ChangeRoleRequest': { memberId: string; role: Words['dp.hospital.MemberRole'] | Unset; idempotencyKey: string }
  'dp.hospital.ChangeRoleResponse': { outcome: Words['dp.hospital.ChangeRoleOutcome'] | Unset }
  'dp.hospital.RemoveMemberRequest': { memberId: string; idempotencyKey: string }
  'dp.hospital.RemoveMemberResponse': { outcome: Words['dp.hospital.RemoveMemberOutcome'] | Unset }
  'dp.hospital.ResetFactorRequest': { memberId: string; idempotencyKey: string }
  'dp.hospital.ResetFactorResponse': { outcome: Words['dp.hospital.ResetFactorOutcome'] | Unset }
  'dp.hospital.AcceptInvitationRequest': { token: string; name: string }
  'dp.hospital.AcceptInvitationResponse': { outcome: Words['dp.hospital.AcceptInvitationOutcome'] | Unset }
  'dp.message.Message': { id: string; sender: Words['dp.message.Sender'] | Unset; body: string; sentAt: Instant | Unset; isRead: boolean; file: Plain<Instant, Unset>['dp.message.MessageFile'] | null }
  'dp.message.MessageFile': { id: string; name: string; size: number }
  'dp.message.ThreadEvent': { state: Words['dp.work.ApplicationState'] | Unset; at: Instant | Unset }
  'dp.message.Thread': { id: string; kind: Words['dp.message.ListingKind'] | Unset; listingId: string; title: string; startTime: Instant | null; endTime: Instant | null; fee: number; messages: Plain<Instant, Unset>['dp.message.Message'][]; earlierCursor: string; events: Plain<Instant, Unset>['dp.message.ThreadEvent'][]; right: Words['dp.message.ThreadRight'] | Unset; applicationState: Words['dp.work.ApplicationState'] | null; unread: number; pattern: string }
  'dp.message.GetThreadRequest': { kind: Words['dp.message.ListingKind'] | Unset; listingId: string; before: string }
  'dp.message.GetThreadResponse': { thread: Plain<Instant, Unset>['dp.message.Thread'] | Unset; hospitalName: string; replyMedianMinutes: number | null; offered: Plain<Instant, Unset>['dp.work.Application'] | null }
  'dp.message.SendMessageRequest': { kind: Words['dp.message.ListingKind'] | Unset; listingId: string; idempotencyKey: string; body: string; fileId: string }
  'dp.message.SendMessageResponse': { outcome: Words['dp.message.SendOutcome'] | Unset }
  'dp.message.MarkThreadReadRequest': { threadId: string; until: Instant | Unset }
  'dp.message.MarkThreadReadResponse': {  }
  'dp.hospital.ListThreadsRequest': { after: string }
  'dp.hospital.ThreadSummary': { id: string; doctorName: string; title: string; startTime: Instant | null; endTime: Instant | null; lastSender: Words['dp.message.Sender'] | Unset; lastBody: string; lastAt: Instant | Unset; unread: number; isClosed: boolean; pattern: string }
  'dp.hospital.ListThreadsResponse': { threads: Plain<Instant, Unset>['dp.hospital.ThreadSummary'][]; nextCursor: string }
  'dp.hospital.GetHospitalThreadRequest': { threadId: string; before: string }
  'dp.hospital.GetHospitalThreadResponse': { thread: Plain<Instant, Unset>['dp.message.Thread'] | Unset; doctorName: string; applicationId: string }
  'dp.hospital.SendHospitalMessageRequest': { threadId: string; idempotencyKey: string; body: string; fileId: string }
  'dp.hospital.SendHospitalMessageResponse': { outcome: Words['dp.message.SendOutcome'] | Unset }
  'dp.hospital.MarkHospitalThreadReadRequest': { threadId: string; until: Instant | Unset }
  'dp.hospital.MarkHospitalThreadReadResponse': {  }
  'dp.hospital.ListOpenObjectionsRequest': {  }
  'dp.hospital.ListOpenObjectionsResponse': { objections: Plain<Instant, Unset>['dp.hospital.OpenObjection'][] }
  'dp.hospital.OpenObjection': { workId: string; doctorName: string; startTime: Instant | Unset; endTime: Instant | Unset; objection: Plain<Instant, Unset>['dp.work.Objection'] | Unset }
  'dp.hospital.GetWorkObjectionRequest': { workId: string }
  'dp.hospital.GetWorkObjectionResponse': { objection: Plain<Instant, Unset>['dp.work.Objection'] | null; mayAnswer: boolean; isPaid: boolean }
  'dp.hospital.AnswerObjectionRequest': { workId: string; idempotencyKey: string; answer: Words['dp.hospital.ObjectionAnswer'] | Unset; note: string; addedYen: number; corrected: Plain<Instant, Unset>['dp.work.ReportedWork'] | Unset }
  'dp.hospital.AnswerObjectionResponse': { outcome: Words['dp.hospital.AnswerObjectionOutcome'] | Unset }
  'dp.work.PayLine': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; state: Words['dp.work.PayState'] | Unset; grossYen: number; taxableYen: number; compensationYen: number | null; receivedAt: Instant | null; id: string; isDifference: boolean }
  'dp.work.Payment': { state: Words['dp.work.PayState'] | Unset; payday: string; lastDay: string; grossYen: number; taxableYen: number; withheldYen: number | null; estimateYen: number | null; withholding: string; paidOn: string; markedBy: Words['dp.work.PaidBy'] | null; receivedAt: Instant | null; mayTakeBack: boolean; hospitalId: string; doctorId: string; doctorName: string; id: string; lines: Plain<Instant, Unset>['dp.work.PayLine'][]; hospitalName: string; firstDay: string; isFictitious: boolean }
  'dp.work.Slip': { hospitalId: string; hospitalName: string; state: Words['dp.work.SlipState'] | Unset; issuedAt: Instant | null }
  'dp.work.GetYearRequest': { year: number }
  'dp.work.GetYearResponse': { year: number; payments: Plain<Instant, Unset>['dp.work.Payment'][]; slips: Plain<Instant, Unset>['dp.work.Slip'][]; hasTables: boolean }
  'dp.work.GetPaymentRequest': { workId: string }
  'dp.work.GetPaymentResponse': { payment: Plain<Instant, Unset>['dp.work.Payment'] | Unset }
  'dp.work.MarkReceivedRequest': { idempotencyKey: string; isReceived: boolean; workIds: string[]; receivedOn: string }
  'dp.work.MarkReceivedResponse': { outcome: Words['dp.work.MarkReceivedOutcome'] | Unset }
  'dp.work.SetSlipRequest': { hospitalId: string; year: number; state: Words['dp.work.SlipState'] | Unset; idempotencyKey: string }
  'dp.work.SetSlipResponse': { outcome: Words['dp.work.SetSlipOutcome'] | Unset }
  'dp.hospital.ListPaymentsRequest': { shelf: Words['dp.hospital.PaymentShelf'] | Unset; month: string }
  'dp.hospital.ListPaymentsResponse': { payments: Plain<Instant, Unset>['dp.work.Payment'][]; isCut: boolean; mayWrite: boolean; month: string; hospitalId: string }
  'dp.hospital.PaidTogether': { workIds: string[]; withheldYen: number | null }
  'dp.hospital.MarkPaidRequest': { paidOn: string; idempotencyKey: string; hospitalId: string; payments: Plain<Instant, Unset>['dp.hospital.PaidTogether'][] }
  'dp.hospital.PaidResult': { outcome: Words['dp.hospital.MarkPaidOutcome'] | Unset }
  'dp.hospital.MarkPaidResponse': { results: Plain<Instant, Unset>['dp.hospital.PaidResult'][] }
  'dp.hospital.TakeBackPaidRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.TakeBackPaidResponse': { outcome: Words['dp.hospital.TakeBackPaidOutcome'] | Unset }
  'dp.hospital.ListSlipsRequest': { year: number }
  'dp.hospital.DoctorSlip': { doctorId: string; doctorName: string; works: number; grossYen: number; withheldYen: number; withoutTax: number; issuedAt: Instant | null }
  'dp.hospital.ListSlipsResponse': { year: number; slips: Plain<Instant, Unset>['dp.hospital.DoctorSlip'][]; mayWrite: boolean; hospitalId: string }
  'dp.hospital.IssueSlipRequest': { doctorId: string; year: number; idempotencyKey: string; hospitalId: string }
  'dp.hospital.IssueSlipResponse': { outcome: Words['dp.hospital.IssueSlipOutcome'] | Unset }
  'dp.hospital.PublicProfile': { summary: string; phone: string; electronicChart: string; amenities: string[]; dutyRoomNote: string }
  'dp.hospital.GetProfileRequest': {  }
  'dp.hospital.GetProfileResponse': { hospitalId: string; hospitalName: string; profile: Plain<Instant, Unset>['dp.hospital.PublicProfile'] | Unset; guide: Plain<Instant, Unset>['dp.work.Guide'] | Unset; version: number; updatedAt: Instant | Unset; mayEdit: boolean }
  'dp.hospital.SaveProfileRequest': { hospitalId: string; version: number; idempotencyKey: string; profile: Plain<Instant, Unset>['dp.hospital.PublicProfile'] | Unset; guide: Plain<Instant, Unset>['dp.work.Guide'] | Unset }
  'dp.hospital.SaveProfileResponse': { outcome: Words['dp.hospital.SaveProfileOutcome'] | Unset }
  'dp.hospital.GetReportedWorkRequest': { workId: string }
  'dp.hospital.GetReportedWorkResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; doctorName: string; mayAnswer: boolean; leastExtraYen: number; mayState: boolean }
  'dp.hospital.AnswerReportRequest': { workId: string; number: number; idempotencyKey: string; answer: Words['dp.work.ReportAnswer'] | Unset; note: string; extraYen: number; carfareYen: number | null }
  'dp.hospital.AnswerReportResponse': { outcome: Words['dp.hospital.AnswerReportOutcome'] | Unset }
  'dp.hospital.StateWorkRequest': { workId: string; idempotencyKey: string; reported: Plain<Instant, Unset>['dp.work.ReportedWork'] | Unset }
  'dp.hospital.StateWorkResponse': { outcome: Words['dp.hospital.StateWorkOutcome'] | Unset }
  'dp.work.ListRehireOffersRequest': {  }
  'dp.work.RehirePreview': { outcome: Words['dp.work.ApplyOutcome'] | Unset; terms: Plain<Instant, Unset>['dp.work.Term'][]; restBeforeMinutes: number | null; restAfterMinutes: number | null; restGuidelineMinutes: number; listingVersion: string; weekdays: number[]; firstStart: string; lastStart: string; restBreaches: string[] }
  'dp.work.RehireOffer': { id: string; hospitalId: string; hospitalName: string; spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number; hourlyFee: number; premiumYen: number; message: string; state: Words['dp.work.RehireState'] | Unset; offeredAt: Instant | Unset; expiresAt: Instant | Unset; decidedAt: Instant | null; end: Words['dp.work.RehireEnd'] | Unset; declineReason: string; preview: Plain<Instant, Unset>['dp.work.RehirePreview'] | null; applicationState: Words['dp.work.ApplicationState'] | Unset; workId: string; regularWorkId: string; pattern: string; ng: Words['dp.work.NgReason'][] }
  'dp.work.ListRehireOffersResponse': { offers: Plain<Instant, Unset>['dp.work.RehireOffer'][]; shareableDocuments: Words['dp.registration.DocumentKind'][] }
  'dp.work.ViewRehireOffersRequest': { ids: string[] }
  'dp.work.ViewRehireOffersResponse': {  }
  'dp.work.AcceptRehireOfferRequest': { id: string; idempotencyKey: string; shortRestAcknowledged: boolean; sharedDocuments: Words['dp.registration.DocumentKind'][]; listingVersion: string; weekdays: number[]; startDate: string }
  'dp.work.AcceptRehireOfferResponse': { outcome: Words['dp.work.ApplyOutcome'] | Unset; application: Plain<Instant, Unset>['dp.work.Application'] | null }
  'dp.work.DeclineRehireOfferRequest': { id: string; idempotencyKey: string; reason: string; noMore: boolean }
  'dp.work.DeclineRehireOfferResponse': { outcome: Words['dp.work.DeclineRehireOutcome'] | Unset }
  'dp.work.SetRehireInterestRequest': { workId: string; idempotencyKey: string; isWanted: boolean }
  'dp.work.SetRehireInterestResponse': { outcome: Words['dp.work.RehireInterestOutcome'] | Unset }
  'dp.work.ListSwitchedOffRequest': {  }
  'dp.work.SwitchedOffHospital': { hospitalId: string; hospitalName: string }
  'dp.work.ListSwitchedOffResponse': { hospitals: Plain<Instant, Unset>['dp.work.SwitchedOffHospital'][] }
  'dp.work.SwitchOffersOnRequest': { hospitalId: string; idempotencyKey: string }
  'dp.work.SwitchOffersOnResponse': { outcome: Words['dp.work.SwitchOffersOnOutcome'] | Unset }
  'dp.work.ListOfferHoursRequest': {  }
  'dp.work.OfferHours': { id: string; sentence: string }
  'dp.work.ListOfferHoursResponse': { offers: Plain<Instant, Unset>['dp.work.OfferHours'][] }
  'dp.hospital.RehireListing': { spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number; freeSlots: number; applicationDeadline: Instant | Unset; regularWorkId: string; pattern: string; lacksExperience: boolean }
  'dp.hospital.SentOffer': { id: string; workId: string; doctorName: string; spotWorkId: string; title: string; startTime: Instant | Unset; endTime: Instant | Unset; fee: number; premiumYen: number; message: string; state: Words['dp.work.RehireState'] | Unset; offeredAt: Instant | Unset; expiresAt: Instant | Unset; decidedAt: Instant | null; end: Words['dp.work.RehireEnd'] | Unset; declineReason: string; applicationId: string; regularWorkId: string; pattern: string }
  'dp.hospital.GetRehireRequest': { workId: string }
  'dp.hospital.GetRehireResponse': { doctorName: string; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; isConfirmed: boolean; isPossible: boolean; mayOffer: boolean; listings: Plain<Instant, Unset>['dp.hospital.RehireListing'][]; offers: Plain<Instant, Unset>['dp.hospital.SentOffer'][] }
  'dp.hospital.ListSentOffersRequest': {  }
  'dp.hospital.ListSentOffersResponse': { offers: Plain<Instant, Unset>['dp.hospital.SentOffer'][]; mayOffer: boolean }
  'dp.hospital.OfferRehireRequest': { workId: string; idempotencyKey: string; spotWorkIds: string[]; premiumYen: number; message: string; days: number; regularWorkIds: string[] }
  'dp.hospital.OfferRehireResponse': { outcome: Words['dp.hospital.OfferRehireOutcome'] | Unset }
  'dp.hospital.WithdrawRehireRequest': { id: string; idempotencyKey: string }
  'dp.hospital.WithdrawRehireResponse': { outcome: Words['dp.hospital.WithdrawRehireOutcome'] | Unset }
  'dp.hospital.AnswerSubstituteRequest': { workId: string; searchId: string; idempotencyKey: string; answer: Words['dp.hospital.SubstituteAnswer'] | Unset; word: string }
  'dp.hospital.AnswerSubstituteResponse': { outcome: Words['dp.hospital.AnswerSubstituteOutcome'] | Unset }
  'dp.work.NoticeLine': { heading: string; text: string }
  'dp.work.TermsNotice': { number: number; state: Words['dp.work.TermsNoticeState'] | Unset; lines: Plain<Instant, Unset>['dp.work.NoticeLine'][]; missing: string[]; issuedAt: Instant | null; delivery: Words['dp.work.NoticeDelivery'] | null; acknowledgedAt: Instant | null; handedOverAt: Instant | null }
  'dp.work.GetTermsNoticeRequest': { workId: string; number: number }
  'dp.work.GetTermsNoticeResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; notice: Plain<Instant, Unset>['dp.work.TermsNotice'] | null; versions: number[]; doctorName: string }
  'dp.work.ListTermsToAcknowledgeRequest': {  }
  'dp.work.TermsToAcknowledge': { workId: string; hospitalName: string; startTime: Instant | Unset; endTime: Instant | Unset; number: number }
  'dp.work.ListTermsToAcknowledgeResponse': { works: Plain<Instant, Unset>['dp.work.TermsToAcknowledge'][] }
  'dp.work.AcknowledgeTermsRequest': { workId: string; number: number; delivery: Words['dp.work.NoticeDelivery'] | Unset; idempotencyKey: string }
  'dp.work.ChooseTermsDeliveryRequest': { workId: string; delivery: Words['dp.work.NoticeDelivery'] | Unset; idempotencyKey: string }
  'dp.work.AcknowledgeTermsResponse': { outcome: Words['dp.work.AnswerTermsOutcome'] | Unset }
  'dp.work.ChooseTermsDeliveryResponse': { outcome: Words['dp.work.AnswerTermsOutcome'] | Unset }
  'dp.hospital.GetTermsNoticeRequest': { workId: string; number: number }
  'dp.hospital.TypedItem': { key: string; text: string }
  'dp.hospital.GetTermsNoticeResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; doctorName: string; notice: Plain<Instant, Unset>['dp.work.TermsNotice'] | null; versions: number[]; mayIssue: boolean }
  'dp.hospital.IssueTermsRequest': { workId: string; number: number; items: Plain<Instant, Unset>['dp.hospital.TypedItem'][]; isKept: boolean; idempotencyKey: string }
  'dp.hospital.HandOverTermsRequest': { workId: string; number: number; idempotencyKey: string }
  'dp.hospital.IssueTermsResponse': { outcome: Words['dp.hospital.IssueTermsOutcome'] | Unset }
  'dp.hospital.HandOverTermsResponse': { outcome: Words['dp.hospital.IssueTermsOutcome'] | Unset }
  'dp.work.Appreciation': { id: string; workId: string; source: Words['dp.work.AppreciationSource'] | Unset; stamp: Words['dp.work.ThanksStamp'] | Unset; body: string; sentAt: Instant | Unset; readAt: Instant | null; reply: Words['dp.work.ThanksReply'] | null; shelf: Words['dp.work.ThanksShelf'] | Unset; reportState: Words['dp.work.ThanksReportState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; hospitalName: string; title: string }
  'dp.work.ListAppreciationsRequest': { shelf: Words['dp.work.ThanksShelf'] | Unset; workId: string; after: string }
  'dp.work.ListAppreciationsResponse': { appreciations: Plain<Instant, Unset>['dp.work.Appreciation'][]; nextCursor: string; unread: number }
  'dp.work.GetNotebookRequest': { year: number }
  'dp.work.GetNotebookResponse': { year: number; years: number[]; doctorName: string; works: number; minutes: number; hospitals: number; ambulanceAccepted: number; admissions: number; thanks: number; appreciations: Plain<Instant, Unset>['dp.work.Appreciation'][] }
  'dp.work.MarkAppreciationsReadRequest': { ids: string[] }
  'dp.work.MarkAppreciationsReadResponse': { unread: number }
  'dp.work.ReplyToAppreciationRequest': { id: string; idempotencyKey: string; reply: Words['dp.work.ThanksReply'] | Unset }
  'dp.work.ReplyToAppreciationResponse': { outcome: Words['dp.work.ReplyToAppreciationOutcome'] | Unset }
  'dp.work.ShelveAppreciationRequest': { id: string; idempotencyKey: string; shelf: Words['dp.work.ThanksShelf'] | Unset }
  'dp.work.ShelveAppreciationResponse': { outcome: Words['dp.work.ShelveAppreciationOutcome'] | Unset }
  'dp.work.ReportAppreciationRequest': { id: string; idempotencyKey: string; reason: Words['dp.work.ThanksReportReason'] | Unset; detail: string }
  'dp.work.ReportAppreciationResponse': { outcome: Words['dp.work.ReportAppreciationOutcome'] | Unset }
  'dp.hospital.ListThankableWorksRequest': { after: string }
  'dp.hospital.SentThanks': { source: Words['dp.work.AppreciationSource'] | Unset; stamp: Words['dp.work.ThanksStamp'] | Unset; body: string; sentAt: Instant | Unset; isRead: boolean; reply: Words['dp.work.ThanksReply'] | null; changeableUntil: Instant | null; isRemoved: boolean }
  'dp.hospital.ThankableWork': { id: string; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; doctorName: string; title: string; thanks: Plain<Instant, Unset>['dp.hospital.SentThanks'][]; hasDoctorLeft: boolean }
  'dp.hospital.ListThankableWorksResponse': { works: Plain<Instant, Unset>['dp.hospital.ThankableWork'][]; nextCursor: string; mayThank: boolean }
  'dp.hospital.SendThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource'] | Unset; stamp: Words['dp.work.ThanksStamp'] | Unset; body: string; hasNoPatientData: boolean }
  'dp.hospital.SendThanksResponse': { outcome: Words['dp.hospital.SendThanksOutcome'] | Unset }
  'dp.hospital.ChangeThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource'] | Unset; stamp: Words['dp.work.ThanksStamp'] | Unset; body: string; hasNoPatientData: boolean }
  'dp.hospital.ChangeThanksResponse': { outcome: Words['dp.hospital.ChangeThanksOutcome'] | Unset }
  'dp.hospital.WithdrawThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource'] | Unset }
  'dp.hospital.WithdrawThanksResponse': { outcome: Words['dp.hospital.WithdrawThanksOutcome'] | Unset }
  'dp.hospital.ListDeclarationsRequest': {  }
  'dp.hospital.ListDeclarationsResponse': { declarations: Plain<Instant, Unset>['dp.work.WeatherDeclaration'][]; mayDeclare: boolean; prefecture: string }
  'dp.hospital.DeclareWeatherRequest': { idempotencyKey: string; fromDay: string; toDay: string; reason: string }
  'dp.hospital.DeclareWeatherResponse': { outcome: Words['dp.work.DeclareWeatherOutcome'] | Unset }
  'dp.hospital.WithdrawWeatherRequest': { id: string; idempotencyKey: string }
  'dp.hospital.WithdrawWeatherResponse': { outcome: Words['dp.work.WithdrawWeatherOutcome'] | Unset }
  'dp.work.HoursOfPeriod': { period: string; sideMinutes: number; permittedMinutes: number; mainMinutes: number | null; limitMinutes: number | null }
  'dp.work.NextInterval': { endOfWork: Instant | Unset; nextStart: Instant | Unset; minutes: number; guidelineMinutes: number; isBroken: boolean }
  'dp.work.GetSummaryRequest': {  }
  'dp.work.GetSummaryResponse': { month: Plain<Instant, Unset>['dp.work.HoursOfPeriod'] | Unset; year: Plain<Instant, Unset>['dp.work.HoursOfPeriod'] | Unset; nextInterval: Plain<Instant, Unset>['dp.work.NextInterval'] | null; weeklyHours: number | null }
  'dp.work.GetDeclarationRequest': { month: string }
  'dp.work.DeclaredWork': { id: string; hospitalName: string; title: string; start: Instant | Unset; end: Instant | Unset; breakMinutes: number; permittedMinutes: number; countedMinutes: number; isReported: boolean; isOver: boolean }
  'dp.work.GetDeclarationResponse': { works: Plain<Instant, Unset>['dp.work.DeclaredWork'][]; doctorName: string }
  'dp.work.GetOwnReportRequest': { listingNumber: string }
  'dp.work.GetOwnReportResponse': { hospitalName: string; title: string; state: Words['dp.work.ListingReportState'] | Unset }
  'dp.work.ReportListingRequest': { listingNumber: string; reason: Words['dp.work.ListingReportReason'] | Unset; detail: string; idempotencyKey: string }
  'dp.work.ReportListingResponse': { outcome: Words['dp.work.ReportListingOutcome'] | Unset }
  'dp.staff.ReviewSummary': { listingNumber: string; title: string; when: string; fee: number; hospitalId: string; hospitalName: string; place: string; askedAt: Instant | Unset }
  'dp.staff.ListReviewsRequest': { after: string; limit: number }
  'dp.staff.ListReviewsResponse': { reviews: Plain<Instant, Unset>['dp.staff.ReviewSummary'][]; nextCursor: string }
  'dp.staff.GetReviewRequest': { listingNumber: string }
  'dp.staff.GetReviewResponse': { review: Plain<Instant, Unset>['dp.staff.ReviewSummary'] | Unset; state: Words['dp.hospital.ListingReview'] | Unset; standing: Words['dp.hospital.HospitalStanding'] | Unset; findings: Plain<Instant, Unset>['dp.hospital.Finding'][]; checked: string[]; version: string; reason: string; staffName: string; decidedAt: Instant | Unset }
  'dp.staff.DecideReviewRequest': { listingNumber: string; decision: Words['dp.staff.ReviewDecision'] | Unset; reason: string; version: string; idempotencyKey: string }
  'dp.staff.DecideReviewResponse': { outcome: Words['dp.staff.DecideReviewOutcome'] | Unset }
  'dp.work.NgHospital': { hospitalId: string; reason: string; name: string; city: string }
  'dp.work.NgWeekly': { weekday: number; startMinute: number; endMinute: number }
  'dp.work.NgPeriod': { start: Instant | Unset; end: Instant | Unset; isWork: boolean }
  'dp.work.NgBlock': { id: string; start: Instant | Unset; end: Instant | Unset; fromRoster: boolean; isWork: boolean }
  'dp.work.NgOmission': { title: string; day: string; reason: Words['dp.work.RosterLeft'] | Unset }
  'dp.work.NgMark': { blockId: string; isWork: boolean }
  'dp.work.NgEffects': { hospital: Words['dp.work.NgEffect'] | Unset; date: Words['dp.work.NgEffect'] | Unset; condition: Words['dp.work.NgEffect'] | Unset }
  'dp.work.NgConditions': { conditions: Words['dp.work.NgCondition'][] }
  'dp.work.NgMonth': { month: string; days: string[] }
  'dp.work.GetNgSettingsRequest': {  }
  'dp.work.GetNgSettingsResponse': { hospitals: Plain<Instant, Unset>['dp.work.NgHospital'][]; weekly: Plain<Instant, Unset>['dp.work.NgWeekly'][]; blocks: Plain<Instant, Unset>['dp.work.NgBlock'][]; conditions: Words['dp.work.NgCondition'][]; effects: Plain<Instant, Unset>['dp.work.NgEffects'] | Unset; omissions: Plain<Instant, Unset>['dp.work.NgOmission'][] }
  'dp.work.ChangeNgSettingsRequest': { idempotencyKey: string; change: { case: 'addHospital'; value: Plain<Instant, Unset>['dp.work.NgHospital'] } | { case: 'removeHospital'; value: string } | { case: 'addWeekly'; value: Plain<Instant, Unset>['dp.work.NgWeekly'] } | { case: 'removeWeekly'; value: Plain<Instant, Unset>['dp.work.NgWeekly'] } | { case: 'addPeriod'; value: Plain<Instant, Unset>['dp.work.NgPeriod'] } | { case: 'removeBlock'; value: string } | { case: 'paintMonth'; value: Plain<Instant, Unset>['dp.work.NgMonth'] } | { case: 'importRoster'; value: string } | { case: 'clearRoster'; value: boolean } | { case: 'setConditions'; value: Plain<Instant, Unset>['dp.work.NgConditions'] } | { case: 'setEffects'; value: Plain<Instant, Unset>['dp.work.NgEffects'] } | { case: 'markBlock'; value: Plain<Instant, Unset>['dp.work.NgMark'] } | { case: 'markRoster'; value: boolean } | { case: undefined }; isWork: boolean }
  'dp.work.ChangeNgSettingsResponse': { outcome: Words['dp.work.NgOutcome'] | Unset }
  'dp.hospital.NoShow': { state: Words['dp.hospital.NoShowState'] | Unset; attempts: string; reportedAt: Instant | Unset; reason: string | null; closedAt: Instant | null }
  'dp.hospital.GetNoShowRequest': { workId: string }
  'dp.hospital.GetNoShowResponse': { noShow: Plain<Instant, Unset>['dp.hospital.NoShow'] | null; mayReport: boolean; mayWithdraw: boolean }
  'dp.hospital.ReportNoShowRequest': { workId: string; attempts: string; idempotencyKey: string }
  'dp.hospital.ReportNoShowResponse': { outcome: Words['dp.hospital.ReportNoShowOutcome'] | Unset }
  'dp.hospital.WithdrawNoShowRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.WithdrawNoShowResponse': { outcome: Words['dp.hospital.WithdrawNoShowOutcome'] | Unset }
  'dp.notice.Notice': { id: string; title: string; body: string; link: string; createdAt: Instant | Unset; isRead: boolean }
  'dp.notice.ListNoticesRequest': { side: Words['dp.notice.NoticeSide'] | Unset; limit: number; after: string }
  'dp.notice.ListNoticesResponse': { notices: Plain<Instant, Unset>['dp.notice.Notice'][]; nextCursor: string; unread: number; newest: string }
  'dp.notice.MarkNoticesReadRequest': { side: Words['dp.notice.NoticeSide'] | Unset; until: Instant | Unset }
  'dp.notice.MarkNoticesReadResponse': {  }
  'dp.notice.StopMailsRequest': { token: string }
  'dp.notice.StopMailsResponse': { isStopped: boolean }
  'dp.work.WorkSums': { works: number; minutes: number; ambulanceAccepted: number; declined: number; declinedByHospital: number; admissions: number; walkIns: number; wardCalls: number; incentiveYen: number; yen: number; appreciations: number }
  'dp.work.MonthSums': { month: string; sums: Plain<Instant, Unset>['dp.work.WorkSums'] | Unset }
  'dp.work.HospitalSums': { hospitalName: string; engagementId: string; sums: Plain<Instant, Unset>['dp.work.WorkSums'] | Unset }
  'dp.work.GetPerformanceRequest': { period: Words['dp.work.PerformancePeriod'] | Unset; after: string }
  'dp.work.GetPerformanceResponse': { current: Plain<Instant, Unset>['dp.work.WorkSums'] | null; previous: Plain<Instant, Unset>['dp.work.WorkSums'] | null; months: Plain<Instant, Unset>['dp.work.MonthSums'][]; hospitals: Plain<Instant, Unset>['dp.work.HospitalSums'][]; works: Plain<Instant, Unset>['dp.work.WorkRecord'][]; nextCursor: string; rehireOffers: number; openRehireOffers: number }
  'dp.work.GetEngagementPerformanceRequest': { engagementId: string; after: string }
  'dp.work.GetEngagementPerformanceResponse': { hospitalName: string; title: string; regularWorkId: string; sums: Plain<Instant, Unset>['dp.work.WorkSums'] | Unset; works: Plain<Instant, Unset>['dp.work.WorkRecord'][]; nextCursor: string }
  'dp.work.Median': { doctors: number; works: number; ambulanceAccepted: number; acceptancePercent: number | null; admissions: number; walkIns: number }
  'dp.work.GetMedianRequest': {  }
  'dp.work.GetMedianResponse': { level: Words['dp.work.DoctorsAlike'] | Unset; firstMonth: string; lastMonth: string; own: Plain<Instant, Unset>['dp.work.WorkSums'] | Unset; median: Plain<Instant, Unset>['dp.work.Median'] | null }
  'dp.notice.GetPushKeyRequest': { endpoint: string }
  'dp.notice.GetPushKeyResponse': { publicKey: string; isOn: boolean }
  'dp.notice.AddPushDeviceRequest': { endpoint: string; p256dh: string; auth: string }
  'dp.notice.AddPushDeviceResponse': {  }
  'dp.notice.RemovePushDeviceRequest': { endpoint: string }
  'dp.notice.RemovePushDeviceResponse': {  }
  'dp.staff.ContactSummary': { id: string; number: string; sender: Words['dp.staff.ContactSender'] | Unset; name: string; topic: Words['dp.contact.ContactTopic'] | Unset; sentAt: Instant | Unset; state: Words['dp.staff.ContactState'] | Unset; decidedAt: Instant | null; staffName: string; doctorId: string }
  'dp.staff.ContactText': { mail: string; body: string; words: string }
  'dp.staff.ListContactsRequest': {  }
  'dp.staff.ListContactsResponse': { open: Plain<Instant, Unset>['dp.staff.ContactSummary'][]; decided: Plain<Instant, Unset>['dp.staff.ContactSummary'][]; total: number }
  'dp.staff.OpenContactRequest': { id: string; reason: string }
  'dp.staff.OpenContactResponse': {  }
  'dp.staff.GetContactRequest': { id: string }
  'dp.staff.GetContactResponse': { contact: Plain<Instant, Unset>['dp.staff.ContactSummary'] | Unset; text: Plain<Instant, Unset>['dp.staff.ContactText'] | null }
  'dp.staff.DecideContactRequest': { id: string; idempotencyKey: string; verdict: Words['dp.staff.ContactVerdict'] | Unset; words: string }
  'dp.staff.DecideContactResponse': { outcome: Words['dp.staff.DecideContactOutcome'] | Unset }
  'dp.staff.ResetMemberFactorRequest': { address: string; reason: string; idempotencyKey: string }
  'dp.staff.ResetMemberFactorResponse': { outcome: Words['dp.staff.ResetMemberFactorOutcome'] | Unset }
  'dp.staff.HospitalSummary': { id: string; name: string; place: string; standing: Words['dp.hospital.HospitalStanding'] | Unset; since: Instant | Unset }
  'dp.staff.ListHospitalsRequest': { text: string; standing: Words['dp.hospital.HospitalStanding'] | Unset; after: string; limit: number }
  'dp.staff.ListHospitalsResponse': { hospitals: Plain<Instant, Unset>['dp.staff.HospitalSummary'][]; nextCursor: string }
  'dp.staff.GetHospitalRequest': { id: string }
  'dp.staff.HospitalPerson': { name: string; role: Words['dp.hospital.MemberRole'] | Unset; since: Instant | Unset }
  'dp.staff.ListingCounts': { published: number; paused: number; filled: number }
  'dp.staff.DecidedStanding': { id: string; decision: Words['dp.staff.StandingDecision'] | Unset; reason: string; staffName: string; at: Instant | Unset }
  'dp.staff.GetHospitalResponse': { hospital: Plain<Instant, Unset>['dp.staff.HospitalSummary'] | Unset; address: string; phone: string; beds: number; members: Plain<Instant, Unset>['dp.staff.HospitalPerson'][]; spots: Plain<Instant, Unset>['dp.staff.ListingCounts'] | Unset; regulars: Plain<Instant, Unset>['dp.staff.ListingCounts'] | Unset; decisions: Plain<Instant, Unset>['dp.staff.DecidedStanding'][]; allowed: Words['dp.staff.StandingDecision'][] }
  'dp.staff.DecideHospitalRequest': { id: string; decision: Words['dp.staff.StandingDecision'] | Unset; reason: string; idempotencyKey: string }
  'dp.staff.DecideHospitalResponse': { outcome: Words['dp.staff.DecideHospitalOutcome'] | Unset }
  'dp.staff.AddHospitalRequest': { name: string; nameKana: string; facilityCategory: string; emergencyLevel: string; beds: string; postalCode: string; prefecture: string; city: string; street: string; position: string; phone: string; line: string; station: string; walkMinutes: string; owner: string; idempotencyKey: string }
  'dp.staff.AddHospitalResponse': { outcome: Words['dp.staff.AddHospitalOutcome'] | Unset; id: string }
  'dp.staff.InviteOwnerRequest': { id: string; owner: string; idempotencyKey: string }
  'dp.staff.InviteOwnerResponse': { outcome: Words['dp.staff.InviteOwnerOutcome'] | Unset }
  'dp.staff.ListReportedListingsRequest': {  }
  'dp.staff.ToldReport': { reason: Words['dp.work.ListingReportReason'] | Unset; detail: string; reportedAt: Instant | Unset }
  'dp.staff.ReportedListing': { listing: Plain<Instant, Unset>['dp.staff.ReviewSummary'] | Unset; status: Words['dp.hospital.ListingStatus'] | Unset; state: Words['dp.work.ListingReportState'] | Unset; reports: Plain<Instant, Unset>['dp.staff.ToldReport'][]; decidedAt: Instant | Unset }
  'dp.staff.ListReportedListingsResponse': { open: Plain<Instant, Unset>['dp.staff.ReportedListing'][]; decided: Plain<Instant, Unset>['dp.staff.ReportedListing'][] }
  'dp.staff.DecideListingReportRequest': { listingNumber: string; verdict: Words['dp.staff.ReportVerdict'] | Unset; reason: string; idempotencyKey: string }
  'dp.staff.DecideListingReportResponse': { outcome: Words['dp.staff.DecideListingReportOutcome'] | Unset }
  'dp.staff.ListStaffRequest': {  }
  'dp.staff.ListedStaff': { staffId: string; name: string; address: string; since: Instant | Unset; lastLogIn: Instant | null; hasFactor: boolean; isCaller: boolean; waitsUntil: Instant | null; newUntil: Instant | null; mayConfirm: boolean }
  'dp.staff.ListStaffResponse': { members: Plain<Instant, Unset>['dp.staff.ListedStaff'][] }
  'dp.staff.AddStaffRequest': { name: string; address: string; idempotencyKey: string }
  'dp.staff.AddStaffResponse': { outcome: Words['dp.staff.AddStaffOutcome'] | Unset }
  'dp.staff.ConfirmStaffRequest': { staffId: string; idempotencyKey: string }
  'dp.staff.ConfirmStaffResponse': { outcome: Words['dp.staff.ConfirmStaffOutcome'] | Unset }
  'dp.staff.RemoveStaffRequest': { staffId: string; reason: string; idempotencyKey: string }
  'dp.staff.RemoveStaffResponse': { outcome: Words['dp.staff.RemoveStaffOutcome'] | Unset }
  'dp.staff.SurveyNote': { workId: string; hospitalName: string; plannedStart: Instant | Unset; sentAt: Instant | Unset; state: Words['dp.staff.SurveyNoteState'] | Unset; hasGood: boolean; hasImprove: boolean; hasOnlyToOperator: boolean; handledAt: Instant | null; staffName: string }
  'dp.staff.SurveyNoteText': { good: string; improve: string; onlyToOperator: string; doctorId: string; doctorName: string; done: string }
  'dp.staff.ListNotesRequest': { isHandled: boolean; after: string }
  'dp.staff.ListNotesResponse': { notes: Plain<Instant, Unset>['dp.staff.SurveyNote'][]; nextCursor: string; open: number; unread: number }
  'dp.staff.OpenNoteRequest': { workId: string; reason: string }
  'dp.staff.OpenNoteResponse': {  }
  'dp.staff.GetNoteRequest': { workId: string }
  'dp.staff.GetNoteResponse': { note: Plain<Instant, Unset>['dp.staff.SurveyNote'] | Unset; text: Plain<Instant, Unset>['dp.staff.SurveyNoteText'] | null }
  'dp.staff.HandleNoteRequest': { workId: string; idempotencyKey: string; words: string; sentAt: Instant | Unset }
  'dp.staff.HandleNoteResponse': { outcome: Words['dp.staff.HandleNoteOutcome'] | Unset }
  'dp.staff.ListThanksReportsRequest': {  }
  'dp.staff.ThanksReport': { id: string; doctorName: string; hospitalName: string; plannedStart: Instant | Unset; source: Words['dp.work.AppreciationSource'] | Unset; stamp: Words['dp.work.ThanksStamp'] | Unset; body: string; reason: Words['dp.work.ThanksReportReason'] | Unset; detail: string; reportedAt: Instant | Unset; state: Words['dp.work.ThanksReportState'] | Unset; decidedAt: Instant | null }
  'dp.staff.ListThanksReportsResponse': { open: Plain<Instant, Unset>['dp.staff.ThanksReport'][]; decided: Plain<Instant, Unset>['dp.staff.ThanksReport'][]; total: number }
  'dp.staff.DecideThanksReportRequest': { id: string; idempotencyKey: string; verdict: Words['dp.staff.ThanksVerdict'] | Unset }
  'dp.staff.DecideThanksReportResponse': { outcome: Words['dp.staff.DecideThanksReportOutcome'] | Unset }
  'dp.staff.StaffThreadSummary': { id: string; hospitalName: string; title: string; lastAt: Instant | Unset }
  'dp.staff.StaffThreadView': { hospitalName: string; staffName: string; reason: string; viewedAt: Instant | Unset }
  'dp.staff.ListDoctorThreadsRequest': { doctorId: string }
  'dp.staff.ListDoctorThreadsResponse': { threads: Plain<Instant, Unset>['dp.staff.StaffThreadSummary'][]; views: Plain<Instant, Unset>['dp.staff.StaffThreadView'][] }
  'dp.staff.OpenThreadRequest': { threadId: string; reason: string }
  'dp.staff.OpenThreadResponse': {  }
  'dp.staff.GetStaffThreadRequest': { threadId: string; before: string }
  'dp.staff.GetStaffThreadResponse': { doctorId: string; doctorName: string; hospitalName: string; title: string; thread: Plain<Instant, Unset>['dp.message.Thread'] | null }
  'dp.staff.ListDeclarationsRequest': {  }
  'dp.staff.ListDeclarationsResponse': { declarations: Plain<Instant, Unset>['dp.work.WeatherDeclaration'][] }
  'dp.staff.DeclareWeatherRequest': { idempotencyKey: string; fromDay: string; toDay: string; reason: string; prefectures: string[] }
  'dp.staff.DeclareWeatherResponse': { outcome: Words['dp.work.DeclareWeatherOutcome'] | Unset }
  'dp.staff.WithdrawWeatherRequest': { id: string; idempotencyKey: string }
  'dp.staff.WithdrawWeatherResponse': { outcome: Words['dp.work.WithdrawWeatherOutcome'] | Unset }
  'dp.work.SurveyAnswers': { duty: Words['dp.work.MatchAnswer'] | null; time: Words['dp.work.MatchAnswer'] | null; break: Words['dp.work.MatchAnswer'] | null; pay: Words['dp.work.MatchAnswer'] | null; busyness: number; handover: number; facilities: number; rework: Words['dp.work.ReworkAnswer'] | null; good: string; improve: string; onlyToOperator: string }
  'dp.work.GetSurveyRequest': { workId: string }
  'dp.work.GetSurveyResponse': { work: Plain<Instant, Unset>['dp.work.WorkRecord'] | Unset; phase: Words['dp.work.SurveyPhase'] | Unset; answers: Plain<Instant, Unset>['dp.work.SurveyAnswers'] | Unset; until: Instant | null; isRehireWanted: boolean }
  'dp.work.SaveSurveyRequest': { workId: string; idempotencyKey: string; answers: Plain<Instant, Unset>['dp.work.SurveyAnswers'] | Unset; isSubmitted: boolean }
  'dp.work.SaveSurveyResponse': { outcome: Words['dp.work.SaveSurveyOutcome'] | Unset }
  'dp.staff.Trouble': { kind: Words['dp.staff.TroubleKind'] | Unset; workId: string; state: Words['dp.work.WorkState'] | Unset; plannedStart: Instant | Unset; plannedEnd: Instant | Unset; doctorId: string; doctorName: string; doctorPhone: string | null; hospitalName: string; hospitalPhone: string; title: string; noShow: Plain<Instant, Unset>['dp.hospital.NoShow'] | null; reports: number; note: string | null; objection: Plain<Instant, Unset>['dp.work.Objection'] | null; cancellation: Plain<Instant, Unset>['dp.work.Cancellation'] | null }
  'dp.staff.ListTroublesRequest': {  }
  'dp.staff.BusyPermit': { hospitalId: string; hospitalName: string; hospitalPhone: string; shift: Words['dp.staff.BusyShift'] | Unset; medianMinutes: number }
  'dp.staff.ListTroublesResponse': { troubles: Plain<Instant, Unset>['dp.staff.Trouble'][]; total: number; busyPermits: Plain<Instant, Unset>['dp.staff.BusyPermit'][]; busyPermitsTotal: number }
  'dp.staff.DecideNoShowRequest': { workId: string; decision: Words['dp.staff.NoShowDecision'] | Unset; reason: string; idempotencyKey: string }
  'dp.staff.DecideNoShowResponse': { outcome: Words['dp.staff.DecideNoShowOutcome'] | Unset }
  'dp.staff.DecideCautionRequest': { workId: string; decision: Words['dp.staff.CautionDecision'] | Unset; reason: string; idempotencyKey: string }
  'dp.staff.DecideCautionResponse': { outcome: Words['dp.staff.DecideCautionOutcome'] | Unset }
}

/** The messages as they are given to be sent. */
export interface Given<Instant> {
  'dp.staff.Alert': { id: string; status: Words['dp.staff.AlertStatus']; description: string; link: string; date: Instant; endedAt?: Instant | null | undefined; isShown: boolean; service: Words['dp.staff.AlertService'] }
  'dp.staff.ListAlertsRequest': {  }
  'dp.staff.ListAlertsResponse': { alerts: readonly Given<Instant>['dp.staff.Alert'][] }
  'dp.staff.WriteAlertRequest': { status: Words['dp.staff.AlertStatus']; description: string; link: string; endsAt: Instant; idempotencyKey: string; service: Words['dp.staff.AlertService'] }
  'dp.staff.WriteAlertResponse': { outcome: Words['dp.staff.WriteAlertOutcome'] }
  'dp.staff.EndAlertRequest': { id: string; idempotencyKey: string }
  'dp.staff.EndAlertResponse': { outcome: Words['dp.staff.EndAlertOutcome'] }
  'dp.staff.AuditEntry': { id: string; kind: Words['dp.staff.AuditKind']; at: Instant; staffName: string; doctorId: string; doctorName: string; words: string; hospitalId: string; hospitalName: string }
  'dp.staff.ListEntriesRequest': { kind: Words['dp.staff.AuditKind']; from: string; to: string; after: string; limit: number }
  'dp.staff.ListEntriesResponse': { entries: readonly Given<Instant>['dp.staff.AuditEntry'][]; nextCursor: string }
  'dp.work.GetFeedRequest': {  }
  'dp.work.GetFeedResponse': { issuedAt?: Instant | null | undefined; readAt?: Instant | null | undefined; showsHospital: boolean }
  'dp.work.IssueFeedRequest': { idempotencyKey: string; token: string; showsHospital: boolean }
  'dp.work.ChangeFeedRequest': { idempotencyKey: string; showsHospital: boolean }
  'dp.work.RevokeFeedRequest': { idempotencyKey: string }
  'dp.work.IssueFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] }
  'dp.work.ChangeFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] }
  'dp.work.RevokeFeedResponse': { outcome: Words['dp.work.CalendarFeedOutcome'] }
  'dp.work.DateChange': { id: string; state: Words['dp.work.DateChangeState']; plannedStart: Instant; plannedEnd: Instant; proposedStart: Instant; proposedEnd: Instant; note: string; requestedAt: Instant; answerDueAt: Instant; answer?: string | null | undefined; byHospital: boolean; overlaps: boolean; restBeforeMinutes?: number | null | undefined; restAfterMinutes?: number | null | undefined; restGuidelineMinutes: number; restBreaches: readonly string[] }
  'dp.work.AnswerDateChangeRequest': { workId: string; changeId: string; idempotencyKey: string; answer: Words['dp.work.DateChangeReply']; word: string; shortRestAcknowledged: boolean }
  'dp.work.AnswerDateChangeResponse': { outcome: Words['dp.work.AnswerDateChangeOutcome'] }
  'dp.work.RequestDateChangeRequest': { workId: string; idempotencyKey: string; start: Instant; end: Instant; note: string; shortRestAcknowledged: boolean }
  'dp.work.RequestDateChangeResponse': { outcome: Words['dp.work.RequestDateChangeOutcome'] }
  'dp.work.WithdrawDateChangeRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawDateChangeResponse': { outcome: Words['dp.work.WithdrawDateChangeOutcome'] }
  'dp.work.SubstituteSearch': { id: string; state: Words['dp.work.SubstituteState']; asked: number; answerDueAt?: Instant | null | undefined; answer?: string | null | undefined; spotWorkId?: string | null | undefined }
  'dp.work.StartSearchRequest': { workId: string; idempotencyKey: string }
  'dp.work.StartSearchResponse': { outcome: Words['dp.work.StartSearchOutcome'] }
  'dp.work.StopSearchRequest': { workId: string; idempotencyKey: string }
  'dp.work.StopSearchResponse': { outcome: Words['dp.work.StopSearchOutcome'] }
  'dp.work.WeatherDeclaration': { id: string; day: string; prefecture: string; declarer: Words['dp.work.WeatherDeclarer']; reason: string; declaredAt: Instant; withdrawnAt?: Instant | null | undefined; isFollowed: boolean; hospitalName: string }
  'dp.registration.Basics': { lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; sex: string; birthYear: string; birthMonth: string; birthDay: string; phone: string; postalCode: string; prefecture: string; city: string; street: string; building: string; nearestStation: string }
  'dp.registration.Doctor': { trainingCompleted: string; licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; insuranceNumber: string; university: string; graduationYear: string; specialties: readonly string[]; departments: readonly string[] }
  'dp.registration.Workplace': { hasMainHospital: string; level: string; sideJobPermission: string }
  'dp.registration.Wishes': { preferredJobTypes: readonly string[]; prefectures: readonly string[]; weekdays: readonly string[]; minimumFee: string; channels: readonly string[] }
  'dp.registration.Problem': { field: string; message: string }
  'dp.registration.Document': { id: string; kind: Words['dp.registration.DocumentKind']; state: Words['dp.registration.DocumentState']; reason: string; uploadedAt: Instant }
  'dp.registration.RegistrationState': { version: number; hasAccount: boolean; basics?: Given<Instant>['dp.registration.Basics'] | null | undefined; doctor?: Given<Instant>['dp.registration.Doctor'] | null | undefined; workplace?: Given<Instant>['dp.registration.Workplace'] | null | undefined; wishes?: Given<Instant>['dp.registration.Wishes'] | null | undefined; problems: readonly Given<Instant>['dp.registration.StepProblems'][]; documents: readonly Given<Instant>['dp.registration.Document'][]; submitted: boolean; unconfirmedMail: string }
  'dp.registration.StepProblems': { step: Words['dp.registration.Step']; problems: readonly Given<Instant>['dp.registration.Problem'][] }
  'dp.registration.GetRegistrationRequest': {  }
  'dp.registration.GetRegistrationResponse': { registration: Given<Instant>['dp.registration.RegistrationState'] }
  'dp.registration.SaveStepRequest': { version: number; step?: { case: 'basics'; value: Given<Instant>['dp.registration.Basics'] } | { case: 'doctor'; value: Given<Instant>['dp.registration.Doctor'] } | { case: 'workplace'; value: Given<Instant>['dp.registration.Workplace'] } | { case: 'wishes'; value: Given<Instant>['dp.registration.Wishes'] } | { case: undefined } }
  'dp.registration.SaveStepResponse': { outcome: Words['dp.registration.SaveOutcome']; registration: Given<Instant>['dp.registration.RegistrationState'] }
  'dp.registration.SubmitRequest': {  }
  'dp.registration.SubmitResponse': { outcome: Words['dp.registration.SubmitOutcome']; registration: Given<Instant>['dp.registration.RegistrationState'] }
  'dp.work.Term': { heading: string; text: string }
  'dp.work.PreviewSpotApplicationRequest': { spotWorkIds: readonly string[] }
  'dp.work.SpotApplicationPreview': { spotWorkId: string; outcome: Words['dp.work.ApplyOutcome']; terms: readonly Given<Instant>['dp.work.Term'][]; restBeforeMinutes?: number | null | undefined; restAfterMinutes?: number | null | undefined; restGuidelineMinutes: number; application?: Given<Instant>['dp.work.Application'] | null | undefined; missing: readonly string[]; restBreaches: readonly string[]; restAmong: string }
  'dp.work.PreviewSpotApplicationResponse': { previews: readonly Given<Instant>['dp.work.SpotApplicationPreview'][]; shareableDocuments: readonly Words['dp.registration.DocumentKind'][] }
  'dp.work.ApplyToSpotRequest': { spotWorkId: string; idempotencyKey: string; message?: string | null | undefined; requestedStart?: Instant | null | undefined; requestedEnd?: Instant | null | undefined; shortRestAcknowledged: boolean; sharedDocuments: readonly Words['dp.registration.DocumentKind'][]; seenWay: Words['dp.work.ApplyWay'] }
  'dp.work.ApplyToSpotResponse': { outcome: Words['dp.work.ApplyOutcome']; application?: Given<Instant>['dp.work.Application'] | null | undefined }
  'dp.work.PreviewRegularApplicationRequest': { regularWorkId: string }
  'dp.work.PreviewRegularApplicationResponse': { outcome: Words['dp.work.ApplyOutcome']; terms: readonly Given<Instant>['dp.work.Term'][]; weekdays: readonly number[]; firstStart: string; lastStart: string; application?: Given<Instant>['dp.work.Application'] | null | undefined; shareableDocuments: readonly Words['dp.registration.DocumentKind'][]; missing: readonly string[] }
  'dp.work.ApplyToRegularRequest': { regularWorkId: string; idempotencyKey: string; message?: string | null | undefined; weekdays: readonly number[]; startDate: string; sharedDocuments: readonly Words['dp.registration.DocumentKind'][] }
  'dp.work.ApplyToRegularResponse': { outcome: Words['dp.work.ApplyOutcome']; application?: Given<Instant>['dp.work.Application'] | null | undefined }
  'dp.work.Interview': { starts: readonly Instant[]; minutes: number; place: Words['dp.work.InterviewPlace']; note: string; isAnswered: boolean; chosenStart?: Instant | null | undefined }
  'dp.work.AnswerInterviewRequest': { applicationId: string; idempotencyKey: string; chosenStart?: Instant | null | undefined }
  'dp.work.AnswerInterviewResponse': { outcome: Words['dp.work.AnswerInterviewOutcome'] }
  'dp.work.Offer': { startTime: Instant; endTime: Instant; fee: number; hourlyFee: number; terms: readonly Given<Instant>['dp.work.Term'][]; note: string; pattern: string }
  'dp.work.Application': { id: string; spotWorkId: string; state: Words['dp.work.ApplicationState']; appliedAt: Instant; replyDueAt?: Instant | null | undefined; readByHospitalAt?: Instant | null | undefined; decidedAt?: Instant | null | undefined; declineReason?: Words['dp.work.DeclineReason'] | null | undefined; declineNote?: string | null | undefined; message?: string | null | undefined; listingNumber: string; hospitalName: string; title: string; startTime: Instant; endTime: Instant; fee: number; hourlyFee: number; terms: readonly Given<Instant>['dp.work.Term'][]; undoUntil?: Instant | null | undefined; sharedDocuments: readonly Words['dp.registration.DocumentKind'][]; offer?: Given<Instant>['dp.work.Offer'] | null | undefined; regularWorkId: string; pattern: string; interview?: Given<Instant>['dp.work.Interview'] | null | undefined; missing: readonly string[] }
  'dp.work.AnswerOfferRequest': { applicationId: string; idempotencyKey: string; answer: Words['dp.work.OfferAnswer']; shortRestAcknowledged: boolean }
  'dp.work.AnswerOfferResponse': { outcome: Words['dp.work.AnswerOfferOutcome'] }
  'dp.work.ConfirmSchedulesRequest': { scheduleIds: readonly string[]; idempotencyKey: string }
  'dp.work.ConfirmSchedulesResponse': { outcome: Words['dp.work.ConfirmSchedulesOutcome'] }
  'dp.work.WithdrawApplicationRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.WithdrawApplicationResponse': { outcome: Words['dp.work.WithdrawOutcome']; application?: Given<Instant>['dp.work.Application'] | null | undefined }
  'dp.work.ListApplicationsRequest': { states: readonly Words['dp.work.ApplicationState'][]; limit: number; after: string; newsSince?: Instant | null | undefined }
  'dp.work.ListApplicationsResponse': { applications: readonly Given<Instant>['dp.work.Application'][]; nextCursor: string }
  'dp.work.ListMatchedWorksRequest': { limit: number; after: string; endsAfter?: Instant | null | undefined; startsBefore?: Instant | null | undefined; askedToMove: boolean }
  'dp.work.MatchedWork': { id: string; spotWorkId: string; state: Words['dp.work.WorkState']; plannedStart: Instant; plannedEnd: Instant; breakMinutes: number; fee: number; hospitalName: string; hospitalAddress: string; hospitalPhone: string; meetingPlace: string; dressAndItems: string; application: Given<Instant>['dp.work.Application']; regularWorkId: string; scheduleId: string; termsNotice?: Words['dp.work.TermsNoticeState'] | null | undefined; askedToMove: boolean }
  'dp.work.ListMatchedWorksResponse': { works: readonly Given<Instant>['dp.work.MatchedWork'][]; nextCursor: string }
  'dp.work.Cancellation': { id: string; requestedBy: Words['dp.work.CancellationSide']; reason?: Words['dp.work.CancellationReason'] | null | undefined; hospitalReason?: Words['dp.work.HospitalCancellationReason'] | null | undefined; detail: string; phone?: string | null | undefined; requestedAt: Instant; tier?: Words['dp.work.CancellationTier'] | null | undefined; decision: Words['dp.work.CancellationDecision']; decidedAt?: Instant | null | undefined; answer?: string | null | undefined; compensationYen?: number | null | undefined; phoneConfirmed: boolean }
  'dp.work.CancellableWork': { id: string; spotWorkId: string; state: Words['dp.work.WorkState']; plannedStart: Instant; plannedEnd: Instant; fee: number; hospitalName: string; hospitalPhone: string; regularWorkId: string; scheduleId: string; substitutePolicy?: Words['dp.work.SubstitutePolicy'] | null | undefined }
  'dp.work.GetCancellationRequest': { spotWorkId: string; scheduleId: string }
  'dp.work.GetCancellationResponse': { work: Given<Instant>['dp.work.CancellableWork']; cancellation?: Given<Instant>['dp.work.Cancellation'] | null | undefined; cautionPoints: number; dateChange?: Given<Instant>['dp.work.DateChange'] | null | undefined; substituteSearch?: Given<Instant>['dp.work.SubstituteSearch'] | null | undefined; prefecture: string; weather?: Given<Instant>['dp.work.WeatherDeclaration'] | null | undefined }
  'dp.work.RequestCancellationRequest': { workId: string; idempotencyKey: string; reason: Words['dp.work.CancellationReason']; detail: string; phone: string; phoneConfirmed: boolean; seenTier: Words['dp.work.CancellationTier']; seenWeather: boolean }
  'dp.work.RequestCancellationResponse': { outcome: Words['dp.work.RequestCancellationOutcome'] }
  'dp.work.WithdrawCancellationRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawCancellationResponse': { outcome: Words['dp.work.WithdrawCancellationOutcome'] }
  'dp.work.Objection': { state: Words['dp.work.ObjectionState']; subject: Words['dp.work.ObjectionSubject']; detail: string; objectedAt: Instant; closedAt?: Instant | null | undefined; answer: string; addedYen: number; answerDueAt: Instant; isCorrected: boolean; paidDifferenceYen?: number | null | undefined; file?: Given<Instant>['dp.work.ObjectionFile'] | null | undefined }
  'dp.work.ObjectionFile': { id: string; name: string; size: number }
  'dp.work.GetObjectionRequest': { workId: string }
  'dp.work.GetObjectionResponse': { objection?: Given<Instant>['dp.work.Objection'] | null | undefined; mayObject: boolean; until?: Instant | null | undefined }
  'dp.work.ObjectRequest': { workId: string; idempotencyKey: string; subject: Words['dp.work.ObjectionSubject']; detail: string }
  'dp.work.ObjectResponse': { outcome: Words['dp.work.ObjectOutcome'] }
  'dp.work.WithdrawObjectionRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawObjectionResponse': { outcome: Words['dp.work.WithdrawObjectionOutcome'] }
  'dp.work.Caution': { workId: string; spotWorkId: string; regularWorkId: string; scheduleId: string; hospitalName: string; plannedStart: Instant; plannedEnd: Instant; tier?: Words['dp.work.CancellationTier'] | null | undefined; reason?: Words['dp.work.CancellationReason'] | null | undefined; detail: string; at: Instant; words: string; points: number; isAbsence: boolean; objection?: Given<Instant>['dp.work.Objection'] | null | undefined; mayObject: boolean; until: Instant }
  'dp.work.ListCautionsRequest': {  }
  'dp.work.ListCautionsResponse': { cautions: readonly Given<Instant>['dp.work.Caution'][]; points: number; restrictedUntil?: Instant | null | undefined }
  'dp.work.ObjectToCautionRequest': { workId: string; idempotencyKey: string; detail: string; fileId: string }
  'dp.work.ObjectToCautionResponse': { outcome: Words['dp.work.ObjectToCautionOutcome'] }
  'dp.work.WithdrawCautionObjectionRequest': { workId: string; idempotencyKey: string }
  'dp.work.WithdrawCautionObjectionResponse': { outcome: Words['dp.work.WithdrawObjectionOutcome'] }
  'dp.user.Doctor': { uid: string; status?: Words['dp.user.DoctorStatus'] | null | undefined; firstName: string; lastName: string; sex: Words['dp.user.Sex']; suspendedUntil: Instant; mailUnconfirmed: boolean; licenceInReview: boolean; returnAsked: boolean }
  'dp.user.AskToReturnRequest': {  }
  'dp.user.AskToReturnResponse': {  }
  'dp.user.SignInUserRequest': {  }
  'dp.user.SignInUserResponse': { doctor: Given<Instant>['dp.user.Doctor'] }
  'dp.user.GetDoctorRequest': {  }
  'dp.user.GetDoctorResponse': { doctor: Given<Instant>['dp.user.Doctor'] }
  'dp.user.ActivityEvent': { id: string; actionType: string; coordinateName: string; additionalProps: Record<string, string>; occurTime: Instant }
  'dp.user.Device': { manufacturer: string; modelName: string }
  'dp.user.App': { platform: Words['dp.user.Platform']; version: string; mobileAppVersion?: string | null | undefined }
  'dp.user.CreateActivityRequest': { version: number; device: Given<Instant>['dp.user.Device']; app: Given<Instant>['dp.user.App']; events: readonly Given<Instant>['dp.user.ActivityEvent'][] }
  'dp.user.CreateActivityResponse': {  }
  'dp.profile.Practice': { licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; insuranceNumber: string; university: string; graduationYear: string; specialties: readonly string[]; departments: readonly string[]; skills: readonly string[] }
  'dp.profile.Workplace': { hasMainHospital: string; level: string; sideJobPermission: string; weeklyHours: string }
  'dp.profile.Wishes': { preferredJobTypes: readonly string[]; prefectures: readonly string[]; weekdays: readonly string[]; minimumFee: string }
  'dp.profile.Notices': { notices: readonly string[] }
  'dp.profile.Bank': { bankCode: string; bankName: string; branchCode: string; branchName: string; kind: Words['dp.profile.BankAccountKind']; number: string; holder: string }
  'dp.profile.Papers': { expiryYear: string; expiryMonth: string; expiryDay: string }
  'dp.profile.Document': { id: string; kind: Words['dp.registration.DocumentKind']; state: Words['dp.profile.PaperState']; reason: string; uploadedAt: Instant; expiresOn: string }
  'dp.profile.Change': { id: string; kind: Words['dp.profile.ChangeKind']; state: Words['dp.profile.ChangeState']; wanted: Record<string, string>; reason: string; answer: string; requestedAt: Instant; decidedAt: Instant; proofId: string }
  'dp.profile.ProfileState': { version: number; status?: Words['dp.user.DoctorStatus'] | null | undefined; mayEdit: boolean; isVerified: boolean; basics: Given<Instant>['dp.registration.Basics']; practice: Given<Instant>['dp.profile.Practice']; workplace: Given<Instant>['dp.profile.Workplace']; wishes: Given<Instant>['dp.profile.Wishes']; notices: Given<Instant>['dp.profile.Notices']; bank: Given<Instant>['dp.profile.Bank']; papers: Given<Instant>['dp.profile.Papers']; bankState: Words['dp.profile.BankState']; maskedNumber: string; documents: readonly Given<Instant>['dp.profile.Document'][]; changes: readonly Given<Instant>['dp.profile.Change'][]; unsaved: Given<Instant>['dp.profile.UnsavedSection']; lastName: string; firstName: string; unsavedChange: Given<Instant>['dp.profile.UnsavedChange']; documentViews: readonly Given<Instant>['dp.profile.DocumentView'][]; documentShares: readonly Given<Instant>['dp.profile.DocumentShare'][] }
  'dp.profile.DocumentView': { kind: Words['dp.profile.ViewedDocument']; viewedAt: Instant; hospitalName: string }
  'dp.profile.DocumentShare': { hospitalName: string; kinds: readonly Words['dp.registration.DocumentKind'][]; sharedAt: Instant; isShown: boolean }
  'dp.profile.UnsavedSection': { section?: { case: 'basics'; value: Given<Instant>['dp.registration.Basics'] } | { case: 'practice'; value: Given<Instant>['dp.profile.Practice'] } | { case: 'workplace'; value: Given<Instant>['dp.profile.Workplace'] } | { case: 'wishes'; value: Given<Instant>['dp.profile.Wishes'] } | { case: 'notices'; value: Given<Instant>['dp.profile.Notices'] } | { case: 'bank'; value: Given<Instant>['dp.profile.Bank'] } | { case: 'papers'; value: Given<Instant>['dp.profile.Papers'] } | { case: undefined }; problems: readonly Given<Instant>['dp.registration.Problem'][] }
  'dp.profile.UnsavedChange': { kind: Words['dp.profile.ChangeKind']; change: Given<Instant>['dp.profile.ChangeDraft']; problems: readonly Given<Instant>['dp.registration.Problem'][] }
  'dp.profile.GetProfileRequest': {  }
  'dp.profile.GetProfileResponse': { profile: Given<Instant>['dp.profile.ProfileState'] }
  'dp.profile.SaveSectionRequest': { version: number; section?: { case: 'basics'; value: Given<Instant>['dp.registration.Basics'] } | { case: 'practice'; value: Given<Instant>['dp.profile.Practice'] } | { case: 'workplace'; value: Given<Instant>['dp.profile.Workplace'] } | { case: 'wishes'; value: Given<Instant>['dp.profile.Wishes'] } | { case: 'notices'; value: Given<Instant>['dp.profile.Notices'] } | { case: 'bank'; value: Given<Instant>['dp.profile.Bank'] } | { case: 'papers'; value: Given<Instant>['dp.profile.Papers'] } | { case: undefined }; keepUnsaved: boolean }
  'dp.profile.SaveSectionResponse': { outcome: Words['dp.profile.SaveOutcome']; problems: readonly Given<Instant>['dp.registration.Problem'][]; profile: Given<Instant>['dp.profile.ProfileState'] }
  'dp.profile.ChangeDraft': { lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; sex: string; birthYear: string; birthMonth: string; birthDay: string; licenceNumber: string; licenceYear: string; licenceMonth: string; licenceDay: string; reason: string }
  'dp.profile.RequestChangeRequest': { kind: Words['dp.profile.ChangeKind']; change: Given<Instant>['dp.profile.ChangeDraft']; idempotencyKey: string; keepUnsaved: boolean }
  'dp.profile.RequestChangeResponse': { outcome: Words['dp.profile.RequestOutcome']; problems: readonly Given<Instant>['dp.registration.Problem'][]; profile: Given<Instant>['dp.profile.ProfileState'] }
  'dp.profile.WithdrawChangeRequest': { changeId: string }
  'dp.profile.WithdrawChangeResponse': { outcome: Words['dp.profile.WithdrawOutcome']; profile: Given<Instant>['dp.profile.ProfileState'] }
  'dp.staff.ChangeRequest': { id: string; doctorId: string; lastName: string; firstName: string; doctorStatus?: Words['dp.user.DoctorStatus'] | null | undefined; kind: Words['dp.profile.ChangeKind']; state: Words['dp.profile.ChangeState']; wanted: Record<string, string>; before: Record<string, string>; reason: string; answer: string; requestedAt: Instant; decidedAt?: Instant | null | undefined; staffName: string; proofId: string }
  'dp.staff.ListOpenChangesRequest': { after: string; limit: number }
  'dp.staff.ListOpenChangesResponse': { changes: readonly Given<Instant>['dp.staff.ChangeRequest'][]; nextCursor: string; total: number }
  'dp.staff.ListDoctorChangesRequest': { doctorId: string }
  'dp.staff.ListDoctorChangesResponse': { changes: readonly Given<Instant>['dp.staff.ChangeRequest'][] }
  'dp.staff.DecideChangeRequest': { changeId: string; decision: Words['dp.staff.ChangeDecision']; reason: string; seenProofId: string; idempotencyKey: string }
  'dp.staff.DecideChangeResponse': { outcome: Words['dp.staff.DecideChangeOutcome']; state: Words['dp.profile.ChangeState'] }
  'dp.contact.GetSenderRequest': {  }
  'dp.contact.GetSenderResponse': { name: string; mail: string }
  'dp.contact.SendContactRequest': { idempotencyKey: string; topic: Words['dp.contact.ContactTopic']; name: string; mail: string; body: string }
  'dp.contact.SendContactResponse': { outcome: Words['dp.contact.SendContactOutcome']; number: string; retryAfter?: number | null | undefined }
  'dp.work.Conversion': { state: Words['dp.work.ConversionState']; from: string; until: string; startsOn: string; appliedAt?: Instant | null | undefined; readAt?: Instant | null | undefined }
  'dp.work.ApplyForConversionRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.ApplyForConversionResponse': { outcome: Words['dp.work.ApplyForConversionOutcome'] }
  'dp.work.GiveEndNoticeRequest': { applicationId: string; idempotencyKey: string; endDate: string; reason: string }
  'dp.work.GiveEndNoticeResponse': { outcome: Words['dp.work.GiveEndNoticeOutcome'] }
  'dp.work.WithdrawEndNoticeRequest': { applicationId: string; idempotencyKey: string }
  'dp.work.WithdrawEndNoticeResponse': { outcome: Words['dp.work.WithdrawEndNoticeOutcome'] }
  'dp.work.Renewal': { id: string; state: Words['dp.work.RenewalState']; termEnd: string; dueOn: string; offerNumber: number; newEnd: string; fee: number; note: string; answer: string }
  'dp.work.ListRenewalOffersRequest': {  }
  'dp.work.ListRenewalOffersResponse': { offers: readonly Given<Instant>['dp.work.RenewalOffer'][] }
  'dp.work.RenewalOffer': { regularWorkId: string; hospitalName: string; pattern: string; termEnd: string; newEnd: string; dueOn: string }
  'dp.work.AnswerRenewalRequest': { applicationId: string; idempotencyKey: string; renewalId: string; offerNumber: number; answer: Words['dp.work.RenewalAnswer']; word: string }
  'dp.work.AnswerRenewalResponse': { outcome: Words['dp.work.AnswerRenewalOutcome'] }
  'dp.hospital.Membership': { hospitalId: string; hospitalName: string; role: Words['dp.hospital.MemberRole']; name: string; mails: readonly Words['dp.hospital.MemberMail'][]; standing: Words['dp.hospital.HospitalStanding'] }
  'dp.hospital.GetMemberRequest': {  }
  'dp.hospital.GetMemberResponse': { memberships: readonly Given<Instant>['dp.hospital.Membership'][]; factorWish: Words['dp.hospital.FactorWish']; factorDue?: Instant | null | undefined }
  'dp.hospital.ChooseHospitalRequest': { hospitalId: string }
  'dp.hospital.ChooseHospitalResponse': {  }
  'dp.hospital.SetMemberMailsRequest': { mails: readonly Words['dp.hospital.MemberMail'][] }
  'dp.hospital.SetMemberMailsResponse': {  }
  'dp.staff.GetStaffRequest': {  }
  'dp.staff.GetStaffResponse': { name: string; factorWish?: Words['dp.hospital.FactorWish'] | null | undefined; factorDue?: Instant | null | undefined }
  'dp.staff.DoctorSummary': { doctorId: string; status?: Words['dp.user.DoctorStatus'] | null | undefined; lastName: string; firstName: string; lastNameKana: string; firstNameKana: string; statusChangedAt: Instant; registeredAt: Instant; suspendedUntil?: Instant | null | undefined; returnAskedAt?: Instant | null | undefined }
  'dp.staff.ListDoctorsRequest': { queue: Words['dp.staff.DoctorQueue']; after: string; limit: number }
  'dp.staff.ListDoctorsResponse': { doctors: readonly Given<Instant>['dp.staff.DoctorSummary'][]; nextCursor: string; total: number }
  'dp.staff.GetDoctorFileRequest': { doctorId: string }
  'dp.staff.Decision': { id: string; decision: Words['dp.staff.DoctorDecision']; fromStatus?: Words['dp.user.DoctorStatus'] | null | undefined; toStatus?: Words['dp.user.DoctorStatus'] | null | undefined; reason: string; staffName: string; decidedAt: Instant; suspendedUntil?: Instant | null | undefined; proposerName: string }
  'dp.staff.DoctorProfile': { phone: string; postalCode: string; address: string; licenceNumber: string; licenceDate: string; insuranceNumber: string; university: string; graduationYear: number; specialties: readonly string[]; departments: readonly string[]; mainHospitalLevel: string; sideJobPermission: string }
  'dp.staff.DoctorDocument': { id: string; kind: Words['dp.registration.DocumentKind']; state: Words['dp.registration.DocumentState']; uploadedAt: Instant; reason: string }
  'dp.staff.GetDoctorFileResponse': { doctor: Given<Instant>['dp.staff.DoctorSummary']; sex: Words['dp.user.Sex']; birthDate: string; loginId: string; decisions: readonly Given<Instant>['dp.staff.Decision'][]; allowed: readonly Words['dp.staff.DoctorDecision'][]; profile?: Given<Instant>['dp.staff.DoctorProfile'] | null | undefined; documents: readonly Given<Instant>['dp.staff.DoctorDocument'][]; sameLicence: number; views: readonly Given<Instant>['dp.staff.DocumentView'][]; viewReason: string }
  'dp.staff.DocumentView': { documentId: string; kind: Words['dp.profile.ViewedDocument']; viewerName: string; viewedAt: Instant; hospitalName: string }
  'dp.staff.DecideDoctorRequest': { doctorId: string; decision: Words['dp.staff.DoctorDecision']; reason: string; seenStatus?: Words['dp.user.DoctorStatus'] | null | undefined; idempotencyKey: string; seenDocumentIds: readonly string[]; suspendUntil?: Instant | null | undefined }
  'dp.staff.DecideDoctorResponse': { outcome: Words['dp.staff.DecideOutcome']; status?: Words['dp.user.DoctorStatus'] | null | undefined }
  'dp.staff.DoctorProposal': { id: string; doctorId: string; lastName: string; firstName: string; doctorStatus?: Words['dp.user.DoctorStatus'] | null | undefined; decision: Words['dp.staff.DoctorDecision']; state: Words['dp.staff.ProposalState']; reason: string; proposerName: string; isOwn: boolean; proposedAt: Instant; expiresAt: Instant; endedAt?: Instant | null | undefined; answererName: string; answerReason: string; suspendedUntil?: Instant | null | undefined }
  'dp.staff.ListOpenProposalsRequest': {  }
  'dp.staff.ListOpenProposalsResponse': { proposals: readonly Given<Instant>['dp.staff.DoctorProposal'][] }
  'dp.staff.ListDoctorProposalsRequest': { doctorId: string }
  'dp.staff.ListDoctorProposalsResponse': { proposals: readonly Given<Instant>['dp.staff.DoctorProposal'][]; hasSecond: boolean }
  'dp.staff.AnswerProposalRequest': { proposalId: string; answer: Words['dp.staff.ProposalAnswer']; reason: string; idempotencyKey: string }
  'dp.staff.AnswerProposalResponse': { outcome: Words['dp.staff.AnswerProposalOutcome'] }
  'dp.staff.FailedJob': { id: string; kind?: Words['dp.staff.FailedJobKind'] | null | undefined; orderedAt: Instant; failedAt: Instant; attempts: number; error: string }
  'dp.staff.ListFailedJobsRequest': {  }
  'dp.staff.ListFailedJobsResponse': { jobs: readonly Given<Instant>['dp.staff.FailedJob'][]; total: number }
  'dp.staff.RetryFailedJobRequest': { id: string }
  'dp.staff.RetryFailedJobResponse': { outcome: Words['dp.staff.RetryOutcome'] }
  'dp.staff.GetFiguresRequest': {  }
  'dp.staff.DailyFigure': { day: string; step: Words['dp.staff.FunnelStep']; channel: Words['dp.staff.FigureChannel']; source?: Words['dp.staff.FigureSource'] | null | undefined; count: number }
  'dp.staff.GetFiguresResponse': { figures: readonly Given<Instant>['dp.staff.DailyFigure'][]; waitingJobs: number; oldestWaitSeconds: number; failedJobs: number; parkedNotices: number; today: string; newestWageYear?: number | null | undefined; withholdingYears: readonly number[]; lastShiftDay: string }
  'dp.work.StampedTime': { kind: Words['dp.work.StampKind']; at: Instant; source: Words['dp.work.StampSource']; reason: string }
  'dp.work.DeclinedAmbulances': { reason: Words['dp.work.AmbulanceDeclineReason']; count: number }
  'dp.work.ReportedWork': { actualStart: Instant; actualEnd: Instant; breakMinutes: number; ambulanceAccepted: number; declined: readonly Given<Instant>['dp.work.DeclinedAmbulances'][]; admissionsAmbulance: number; admissionsWalkIn: number; walkIns: number; wardCalls: number; sleepMinutes?: number | null | undefined; carfareYen: number; comment: string; permittedMinutes: number }
  'dp.work.IncentiveLine': { type: Words['dp.work.IncentiveType']; unitYen: number; capYen?: number | null | undefined; count: number; yen: number }
  'dp.work.Report': { number: number; reported: Given<Instant>['dp.work.ReportedWork']; reportedAt: Instant; confirmDueAt: Instant; incentives: readonly Given<Instant>['dp.work.IncentiveLine'][]; answer?: Words['dp.work.ReportAnswer'] | null | undefined; answeredAt?: Instant | null | undefined; isAutomatic: boolean; answerNote: string; extraYen: number; overtimeMinutes: number; breakNotTakenMinutes: number; overtimeYen: number; permittedYen: number; movedMinutes: number; paidCarfareYen: number; byHospital: boolean }
  'dp.work.CarfareRule': { type: Words['dp.work.CarfareType']; yen?: number | null | undefined }
  'dp.work.Receipt': { id: string; name: string }
  'dp.work.WorkRecord': { id: string; spotWorkId: string; regularWorkId: string; scheduleId: string; state: Words['dp.work.WorkState']; plannedStart: Instant; plannedEnd: Instant; breakMinutes: number; fee: number; title: string; hospitalName: string; hospitalAddress: string; hospitalPhone: string; meetingPlace: string; dressAndItems: string; stamps: readonly Given<Instant>['dp.work.StampedTime'][]; report?: Given<Instant>['dp.work.Report'] | null | undefined; applicationId: string; incentiveRules: readonly Given<Instant>['dp.work.IncentiveLine'][]; hourlyFee: number; carfare: Given<Instant>['dp.work.CarfareRule']; permittedMinutes: number; permitFrom: string; permitTo: string; receipt?: Given<Instant>['dp.work.Receipt'] | null | undefined }
  'dp.work.GetOverviewRequest': { month: string }
  'dp.work.GetOverviewResponse': { next?: Given<Instant>['dp.work.WorkRecord'] | null | undefined; toReport: readonly Given<Instant>['dp.work.WorkRecord'][]; month: readonly Given<Instant>['dp.work.WorkRecord'][]; tentative: readonly Given<Instant>['dp.work.TentativeDate'][] }
  'dp.work.TentativeDate': { scheduleId: string; regularWorkId: string; hospitalName: string; start: Instant; end: Instant; fee: number }
  'dp.work.GetWorkRequest': { workId: string }
  'dp.work.GetWorkResponse': { work: Given<Instant>['dp.work.WorkRecord'] }
  'dp.work.StampRequest': { workId: string; idempotencyKey: string; kind: Words['dp.work.StampKind']; at?: Instant | null | undefined; reason: string }
  'dp.work.StampResponse': { outcome: Words['dp.work.StampOutcome'] }
  'dp.work.SubmitReportRequest': { workId: string; idempotencyKey: string; reported: Given<Instant>['dp.work.ReportedWork']; receiptId: string }
  'dp.work.SubmitReportResponse': { outcome: Words['dp.work.SubmitReportOutcome'] }
  'dp.work.AgreeToStatementRequest': { workId: string; idempotencyKey: string; number: number }
  'dp.work.AgreeToStatementResponse': { outcome: Words['dp.work.AgreeToStatementOutcome'] }
  'dp.work.ListWorkedRequest': { kind: Words['dp.work.WorkKind']; year: number; after: string }
  'dp.work.WorkedMonth': { month: string; works: number; minutes: number; yen: number; confirmedYen: number }
  'dp.work.WorkedContract': { engagementId: string; applicationId: string; startDate: string; endDate?: string | null | undefined; months: readonly Given<Instant>['dp.work.WorkedMonth'][] }
  'dp.work.ListWorkedResponse': { works: readonly Given<Instant>['dp.work.WorkRecord'][]; nextCursor: string; year: number; years: readonly number[]; months: readonly Given<Instant>['dp.work.WorkedMonth'][]; contracts: readonly Given<Instant>['dp.work.WorkedContract'][] }
  'dp.work.Guide': { meetingPlace: string; entrance: string; steps: string; dutyRoom: string; phones: string; chart: string; meals: string; transport: string }
  'dp.work.GetGuideRequest': { workId: string }
  'dp.work.GetGuideResponse': { work: Given<Instant>['dp.work.WorkRecord']; guide?: Given<Instant>['dp.work.Guide'] | null | undefined; updatedAt?: Instant | null | undefined }
  'dp.hospital.ListInboxRequest': { limit: number; after: string }
  'dp.hospital.Applicant': { lastName: string; firstName: string; specialties: readonly string[]; years?: number | null | undefined }
  'dp.hospital.InboxItem': { applicationId: string; state: Words['dp.work.ApplicationState']; applicant: Given<Instant>['dp.hospital.Applicant']; startTime: Instant; endTime: Instant; dueAt: Instant; worksHere: number; title: string; pattern: string; missing: readonly string[] }
  'dp.hospital.WorkRequest': { workId: string; doctorName: string; startTime: Instant; endTime: Instant; kind: Words['dp.hospital.WorkRequestKind']; dueAt: Instant }
  'dp.hospital.UnreadPayday': { listingNumber: string; title: string; closingDay: string; payDay: string; applicationId: string }
  'dp.hospital.UnconfirmedListing': { listingNumber: string; title: string; startTime?: Instant | null | undefined; endTime?: Instant | null | undefined; confirmedAt?: Instant | null | undefined; askedAt?: Instant | null | undefined }
  'dp.hospital.ListInboxResponse': { items: readonly Given<Instant>['dp.hospital.InboxItem'][]; nextCursor: string; total: number; workRequests: readonly Given<Instant>['dp.hospital.WorkRequest'][]; unreadPaydays: readonly Given<Instant>['dp.hospital.UnreadPayday'][]; unconfirmedListings: readonly Given<Instant>['dp.hospital.UnconfirmedListing'][] }
  'dp.hospital.GetApplicationFileRequest': { applicationId: string }
  'dp.hospital.PastWork': { startTime: Instant; endTime: Instant; state: Words['dp.work.WorkState']; fee: number }
  'dp.hospital.SharedDocument': { id: string; kind: Words['dp.registration.DocumentKind'] }
  'dp.hospital.GetApplicationFileResponse': { applicationId: string; state: Words['dp.work.ApplicationState']; applicant: Given<Instant>['dp.hospital.Applicant']; departments: readonly string[]; skills: readonly string[]; message: string; hasRequestedTimes: boolean; sharedDocuments: readonly Given<Instant>['dp.hospital.SharedDocument'][]; appliedAt: Instant; replyDueAt?: Instant | null | undefined; decidedAt?: Instant | null | undefined; declineReason?: Words['dp.work.DeclineReason'] | null | undefined; declineNote: string; phone: string; spotWorkId: string; title: string; startTime: Instant; endTime: Instant; fee: number; slots: number; filledSlots: number; applicants: number; isIntervalKept: boolean; pastWorks: readonly Given<Instant>['dp.hospital.PastWork'][]; mayDecide: boolean; workId: string; offer?: Given<Instant>['dp.work.Offer'] | null | undefined; regularWorkId: string; pattern: string; weekdays: readonly number[]; contractStart: string; interview?: Given<Instant>['dp.work.Interview'] | null | undefined; dates: readonly Given<Instant>['dp.hospital.ContractDate'][]; contract?: Given<Instant>['dp.hospital.RunningContract'] | null | undefined; missing: readonly string[] }
  'dp.hospital.RunningContract': { state: Words['dp.hospital.RunningContractState']; startDate: string; endDate: string; isEndNoticed: boolean; endByHospital: boolean; endReason: string; renewal?: Given<Instant>['dp.work.Renewal'] | null | undefined; latestEnd: string; fee: number; conversion?: Given<Instant>['dp.work.Conversion'] | null | undefined; termStart: string }
  'dp.hospital.ContractDate': { startTime: Instant; endTime: Instant; fee: number; isTentative: boolean; workId: string }
  'dp.hospital.OpenApplicationRequest': { applicationId: string }
  'dp.hospital.OpenApplicationResponse': {  }
  'dp.hospital.OfferedTerms': { startTime: Instant; endTime: Instant; fee: number }
  'dp.hospital.OfferedContract': { weekdays: readonly number[]; contractStart: string; fee: number }
  'dp.hospital.ProposedInterview': { starts: readonly Instant[]; minutes: number; place: Words['dp.work.InterviewPlace'] }
  'dp.hospital.DecideApplicationRequest': { applicationId: string; idempotencyKey: string; decision: Words['dp.hospital.HospitalDecision']; reason?: Words['dp.work.DeclineReason'] | null | undefined; note: string; offered: Given<Instant>['dp.hospital.OfferedTerms']; contract: Given<Instant>['dp.hospital.OfferedContract']; interview: Given<Instant>['dp.hospital.ProposedInterview'] }
  'dp.hospital.DecideApplicationResponse': { outcome: Words['dp.hospital.DecideApplicationOutcome'] }
  'dp.hospital.ProposeDateRequest': { applicationId: string; idempotencyKey: string; startTime: Instant; endTime: Instant; fee: number }
  'dp.hospital.ProposeDateResponse': { outcome: Words['dp.hospital.ProposeDateOutcome'] }
  'dp.hospital.ListListingsRequest': { kind: Words['dp.hospital.ListingKind']; shelf: Words['dp.hospital.ListingShelf']; after: string; limit: number }
  'dp.hospital.ListedListing': { ref: string; status: Words['dp.hospital.ListingStatus']; title: string; when: string; fee: number; slots: number; filledSlots: number; applicants: number; likes: number; applicationDeadline: Instant; editedAt: Instant; confirmedAt: Instant; hasDraft: boolean; version: number; findings: readonly Given<Instant>['dp.hospital.Finding'][]; review: Words['dp.hospital.ListingReview']; reviewReason: string; lapsedAt: Instant }
  'dp.hospital.ListListingsResponse': { listings: readonly Given<Instant>['dp.hospital.ListedListing'][]; nextCursor: string; drafts: number; open: number; paused: number; filled: number; isHiringPaused: boolean }
  'dp.hospital.Answer': { field: string; values: readonly string[] }
  'dp.hospital.Finding': { field: string; part: string; label: string; message: string; basis: string }
  'dp.hospital.Draft': { ref: string; kind: Words['dp.hospital.ListingKind']; listingNumber: string; status: Words['dp.hospital.ListingStatus']; answers: readonly Given<Instant>['dp.hospital.Answer'][]; version: number; savedAt: Instant; findings: readonly Given<Instant>['dp.hospital.Finding'][]; isLocked: boolean; prefecture: string; isHiringPaused: boolean }
  'dp.hospital.GetDraftRequest': { ref: string }
  'dp.hospital.GetNewDraftRequest': { kind: Words['dp.hospital.ListingKind'] }
  'dp.hospital.GetDraftResponse': { draft: Given<Instant>['dp.hospital.Draft'] }
  'dp.hospital.GetNewDraftResponse': { draft: Given<Instant>['dp.hospital.Draft'] }
  'dp.hospital.SaveDraftRequest': { ref: string; kind: Words['dp.hospital.ListingKind']; part: string; version: number; answers: readonly Given<Instant>['dp.hospital.Answer'][] }
  'dp.hospital.SaveDraftResponse': { outcome: Words['dp.hospital.SaveDraftOutcome']; draft: Given<Instant>['dp.hospital.Draft'] }
  'dp.hospital.DiscardDraftRequest': { ref: string }
  'dp.hospital.DiscardDraftResponse': {  }
  'dp.hospital.PublishDraftRequest': { ref: string; version: number; idempotencyKey: string }
  'dp.hospital.PublishDraftResponse': { outcome: Words['dp.hospital.PublishOutcome']; listingNumber: string; lockedLabels: readonly string[] }
  'dp.hospital.ChangeListingRequest': { listingNumber: string; change: Words['dp.hospital.ListingChange']; idempotencyKey: string }
  'dp.hospital.ChangeListingResponse': { outcome: Words['dp.hospital.ChangeListingOutcome'] }
  'dp.hospital.ConfirmListingsRequest': { listingNumbers: readonly string[]; idempotencyKey: string }
  'dp.hospital.ListingConfirmation': { listingNumber: string; outcome: Words['dp.hospital.ChangeListingOutcome'] }
  'dp.hospital.ConfirmListingsResponse': { confirmations: readonly Given<Instant>['dp.hospital.ListingConfirmation'][] }
  'dp.hospital.CopyListingRequest': { ref: string; dates: readonly string[]; idempotencyKey: string; publishes: boolean }
  'dp.hospital.HeldCopy': { ref: string; date: string; findings: readonly Given<Instant>['dp.hospital.Finding'][] }
  'dp.hospital.CopyListingResponse': { outcome: Words['dp.hospital.CopyListingOutcome']; refs: readonly string[]; listingNumbers: readonly string[]; held: readonly Given<Instant>['dp.hospital.HeldCopy'][]; inReview: boolean }
  'dp.hospital.CountSuitableDoctorsRequest': { answers: readonly Given<Instant>['dp.hospital.Answer'][] }
  'dp.hospital.CountSuitableDoctorsResponse': { told: number }
  'dp.hospital.GetCopyDaysRequest': { ref: string; month: string }
  'dp.hospital.TakenDay': { day: string; by: Words['dp.hospital.TakenBy'] }
  'dp.hospital.GetCopyDaysResponse': { title: string; hours: string; fee: number; day: string; taken: readonly Given<Instant>['dp.hospital.TakenDay'][] }
  'dp.hospital.ChosenDraft': { ref: string; version: number }
  'dp.hospital.PublishDraftsRequest': { drafts: readonly Given<Instant>['dp.hospital.ChosenDraft'][]; idempotencyKey: string }
  'dp.hospital.DraftPublication': { ref: string; outcome: Words['dp.hospital.PublishOutcome']; listingNumber: string; findings: readonly Given<Instant>['dp.hospital.Finding'][] }
  'dp.hospital.PublishDraftsResponse': { publications: readonly Given<Instant>['dp.hospital.DraftPublication'][] }
  'dp.hospital.GetMonthRequest': { month: string }
  'dp.hospital.CalendarWork': { workId: string; doctorName: string; state: Words['dp.work.WorkState'] }
  'dp.hospital.CalendarListing': { spotWorkId: string; title: string; startTime: Instant; endTime: Instant; status: Words['dp.hospital.ListingStatus']; slots: number; filledSlots: number; waiting: number; works: readonly Given<Instant>['dp.hospital.CalendarWork'][]; regularWorkId: string; conflicts: readonly Words['dp.hospital.CalendarConflict'][] }
  'dp.hospital.GetMonthResponse': { listings: readonly Given<Instant>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: readonly string[] }
  'dp.hospital.GetWeekRequest': { day: string }
  'dp.hospital.GetWeekResponse': { listings: readonly Given<Instant>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: readonly string[] }
  'dp.hospital.GetDayRequest': { day: string }
  'dp.hospital.GetDayResponse': { listings: readonly Given<Instant>['dp.hospital.CalendarListing'][]; isCut: boolean; cutDays: readonly string[] }
  'dp.hospital.GetCancellationRequest': { workId: string }
  'dp.hospital.GetCancellationResponse': { work: Given<Instant>['dp.work.CancellableWork']; doctorName: string; title: string; cancellation?: Given<Instant>['dp.work.Cancellation'] | null | undefined; mayDecide: boolean; dateChange?: Given<Instant>['dp.work.DateChange'] | null | undefined; substituteSearch?: Given<Instant>['dp.work.SubstituteSearch'] | null | undefined; weather?: Given<Instant>['dp.work.WeatherDeclaration'] | null | undefined }
  'dp.hospital.DecideCancellationRequest': { workId: string; cancellationId: string; idempotencyKey: string; answer: Words['dp.hospital.CancellationAnswer']; word: string; called: boolean; reasonConfirmed: boolean }
  'dp.hospital.DecideCancellationResponse': { outcome: Words['dp.hospital.DecideCancellationOutcome'] }
  'dp.hospital.CancelWorkRequest': { workId: string; idempotencyKey: string; reason: Words['dp.work.HospitalCancellationReason']; detail: string; compensationYen: number }
  'dp.hospital.CancelWorkResponse': { outcome: Words['dp.hospital.CancelWorkOutcome'] }
  'dp.hospital.ListComingWorksRequest': { after: string }
  'dp.hospital.ComingWork': { work: Given<Instant>['dp.work.CancellableWork']; doctorName: string; title: string; hasOpenChange: boolean; termsNotice?: Words['dp.work.TermsNoticeState'] | null | undefined; isPaperDue: boolean; doctorPhone: string; arrivedAt?: Instant | null | undefined; startedAt?: Instant | null | undefined; endedAt?: Instant | null | undefined }
  'dp.hospital.ListComingWorksResponse': { works: readonly Given<Instant>['dp.hospital.ComingWork'][]; nextCursor: string }
  'dp.hospital.ConfirmConversionRequest': { applicationId: string; idempotencyKey: string }
  'dp.hospital.ConfirmConversionResponse': { outcome: Words['dp.hospital.ConfirmConversionOutcome'] }
  'dp.hospital.GiveEndNoticeRequest': { applicationId: string; idempotencyKey: string; endDate: string; reason: string }
  'dp.hospital.GiveEndNoticeResponse': { outcome: Words['dp.work.GiveEndNoticeOutcome'] }
  'dp.hospital.WithdrawEndNoticeRequest': { applicationId: string; idempotencyKey: string }
  'dp.hospital.WithdrawEndNoticeResponse': { outcome: Words['dp.work.WithdrawEndNoticeOutcome'] }
  'dp.hospital.DecideRenewalRequest': { applicationId: string; idempotencyKey: string; renewalId: string; decision: Words['dp.hospital.RenewalDecision']; newEnd: string; fee: number; note: string }
  'dp.hospital.DecideRenewalResponse': { outcome: Words['dp.hospital.DecideRenewalOutcome'] }
  'dp.hospital.ProposeDateChangeRequest': { workId: string; idempotencyKey: string; start: Instant; end: Instant; note: string }
  'dp.hospital.ProposeDateChangeResponse': { outcome: Words['dp.hospital.ProposeDateChangeOutcome'] }
  'dp.hospital.RetractDateChangeRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.RetractDateChangeResponse': { outcome: Words['dp.hospital.RetractDateChangeOutcome'] }
  'dp.hospital.DecideDateChangeRequest': { workId: string; changeId: string; idempotencyKey: string; answer: Words['dp.hospital.DateChangeAnswer']; word: string }
  'dp.hospital.DecideDateChangeResponse': { outcome: Words['dp.hospital.DecideDateChangeOutcome'] }
  'dp.hospital.GetFiguresRequest': { period: Words['dp.hospital.FigurePeriod'] }
  'dp.hospital.FigureSums': { replies: number; replyMedianMinutes?: number | null | undefined; slots: number; filledSlots: number; works: number; cancelledByDoctor: number; cancelledByHospital: number }
  'dp.hospital.MonthFigures': { month: string; sums: Given<Instant>['dp.hospital.FigureSums'] }
  'dp.hospital.AccuracyFigures': { percent: number; count: number; duty?: number | null | undefined; time?: number | null | undefined; break?: number | null | undefined; pay?: number | null | undefined }
  'dp.hospital.PeerFigure': { measure: Words['dp.hospital.PeerMeasure']; hospitals: number; median: number; isOfRegion: boolean }
  'dp.hospital.GetFiguresResponse': { sums?: Given<Instant>['dp.hospital.FigureSums'] | null | undefined; months: readonly Given<Instant>['dp.hospital.MonthFigures'][]; shownReplyMedianMinutes?: number | null | undefined; accuracy?: Given<Instant>['dp.hospital.AccuracyFigures'] | null | undefined; peers: readonly Given<Instant>['dp.hospital.PeerFigure'][]; permittedMinutesMedian?: number | null | undefined; impressions?: Given<Instant>['dp.hospital.Impressions'] | null | undefined }
  'dp.hospital.Impressions': { busyness: number; handover: number; facilities: number; reworkYes: number; reworkCondition: number; reworkNo: number }
  'dp.hospital.ListFigureSourcesRequest': { figure: Words['dp.hospital.Figure']; period: Words['dp.hospital.FigurePeriod']; after: string }
  'dp.hospital.AnsweredApplication': { applicationId: string; title: string; releasedAt?: Instant | null | undefined; answeredAt: Instant }
  'dp.hospital.BegunListing': { spotWorkId: string; title: string; startTime: Instant; endTime: Instant; slots: number; filledSlots: number }
  'dp.hospital.CancelledWork': { workId: string; title: string; plannedStart: Instant; plannedEnd: Instant; isByHospital: boolean; hoursBefore: number }
  'dp.hospital.ListFigureSourcesResponse': { applications: readonly Given<Instant>['dp.hospital.AnsweredApplication'][]; listings: readonly Given<Instant>['dp.hospital.BegunListing'][]; works: readonly Given<Instant>['dp.hospital.CancelledWork'][]; nextCursor: string }
  'dp.hospital.ListMembersRequest': {  }
  'dp.hospital.ListedMember': { memberId: string; name: string; address: string; role: Words['dp.hospital.MemberRole']; since: Instant; isCaller: boolean; hasFactor: boolean }
  'dp.hospital.WaitingInvitation': { invitationId: string; address: string; role: Words['dp.hospital.MemberRole']; expiresAt: Instant }
  'dp.hospital.MemberChange': { event: Words['dp.hospital.MemberEvent']; actor: string; subject: string; role: Words['dp.hospital.MemberRole']; at: Instant }
  'dp.hospital.ListMembersResponse': { members: readonly Given<Instant>['dp.hospital.ListedMember'][]; invitations: readonly Given<Instant>['dp.hospital.WaitingInvitation'][]; changes: readonly Given<Instant>['dp.hospital.MemberChange'][] }
  'dp.hospital.InviteMemberRequest': { address: string; role: Words['dp.hospital.MemberRole']; idempotencyKey: string }
  'dp.hospital.InviteMemberResponse': { outcome: Words['dp.hospital.InviteMemberOutcome'] }
  'dp.hospital.VoidInvitationRequest': { invitationId: string; idempotencyKey: string }
  'dp.hospital.VoidInvitationResponse': { outcome: Words['dp.hospital.VoidInvitationOutcome'] }
  'dp.hospital.ChangeRoleRequest': { memberId: string; role: Words['dp.hospital.MemberRole']; idempotencyKey: string }
  'dp.hospital.ChangeRoleResponse': { outcome: Words['dp.hospital.ChangeRoleOutcome'] }
  'dp.hospital.RemoveMemberRequest': { memberId: string; idempotencyKey: string }
  'dp.hospital.RemoveMemberResponse': { outcome: Words['dp.hospital.RemoveMemberOutcome'] }
  'dp.hospital.ResetFactorRequest': { memberId: string; idempotencyKey: string }
  'dp.hospital.ResetFactorResponse': { outcome: Words['dp.hospital.ResetFactorOutcome'] }
  'dp.hospital.AcceptInvitationRequest': { token: string; name: string }
  'dp.hospital.AcceptInvitationResponse': { outcome: Words['dp.hospital.AcceptInvitationOutcome'] }
  'dp.message.Message': { id: string; sender: Words['dp.message.Sender']; body: string; sentAt: Instant; isRead: boolean; file?: Given<Instant>['dp.message.MessageFile'] | null | undefined }
  'dp.message.MessageFile': { id: string; name: string; size: number }
  'dp.message.ThreadEvent': { state: Words['dp.work.ApplicationState']; at: Instant }
  'dp.message.Thread': { id: string; kind: Words['dp.message.ListingKind']; listingId: string; title: string; startTime?: Instant | null | undefined; endTime?: Instant | null | undefined; fee: number; messages: readonly Given<Instant>['dp.message.Message'][]; earlierCursor: string; events: readonly Given<Instant>['dp.message.ThreadEvent'][]; right: Words['dp.message.ThreadRight']; applicationState?: Words['dp.work.ApplicationState'] | null | undefined; unread: number; pattern: string }
  'dp.message.GetThreadRequest': { kind: Words['dp.message.ListingKind']; listingId: string; before: string }
  'dp.message.GetThreadResponse': { thread: Given<Instant>['dp.message.Thread']; hospitalName: string; replyMedianMinutes?: number | null | undefined; offered?: Given<Instant>['dp.work.Application'] | null | undefined }
  'dp.message.SendMessageRequest': { kind: Words['dp.message.ListingKind']; listingId: string; idempotencyKey: string; body: string; fileId: string }
  'dp.message.SendMessageResponse': { outcome: Words['dp.message.SendOutcome'] }
  'dp.message.MarkThreadReadRequest': { threadId: string; until: Instant }
  'dp.message.MarkThreadReadResponse': {  }
  'dp.hospital.ListThreadsRequest': { after: string }
  'dp.hospital.ThreadSummary': { id: string; doctorName: string; title: string; startTime?: Instant | null | undefined; endTime?: Instant | null | undefined; lastSender: Words['dp.message.Sender']; lastBody: string; lastAt: Instant; unread: number; isClosed: boolean; pattern: string }
  'dp.hospital.ListThreadsResponse': { threads: readonly Given<Instant>['dp.hospital.ThreadSummary'][]; nextCursor: string }
  'dp.hospital.GetHospitalThreadRequest': { threadId: string; before: string }
  'dp.hospital.GetHospitalThreadResponse': { thread: Given<Instant>['dp.message.Thread']; doctorName: string; applicationId: string }
  'dp.hospital.SendHospitalMessageRequest': { threadId: string; idempotencyKey: string; body: string; fileId: string }
  'dp.hospital.SendHospitalMessageResponse': { outcome: Words['dp.message.SendOutcome'] }
  'dp.hospital.MarkHospitalThreadReadRequest': { threadId: string; until: Instant }
  'dp.hospital.MarkHospitalThreadReadResponse': {  }
  'dp.hospital.ListOpenObjectionsRequest': {  }
  'dp.hospital.ListOpenObjectionsResponse': { objections: readonly Given<Instant>['dp.hospital.OpenObjection'][] }
  'dp.hospital.OpenObjection': { workId: string; doctorName: string; startTime: Instant; endTime: Instant; objection: Given<Instant>['dp.work.Objection'] }
  'dp.hospital.GetWorkObjectionRequest': { workId: string }
  'dp.hospital.GetWorkObjectionResponse': { objection?: Given<Instant>['dp.work.Objection'] | null | undefined; mayAnswer: boolean; isPaid: boolean }
  'dp.hospital.AnswerObjectionRequest': { workId: string; idempotencyKey: string; answer: Words['dp.hospital.ObjectionAnswer']; note: string; addedYen: number; corrected: Given<Instant>['dp.work.ReportedWork'] }
  'dp.hospital.AnswerObjectionResponse': { outcome: Words['dp.hospital.AnswerObjectionOutcome'] }
  'dp.work.PayLine': { work: Given<Instant>['dp.work.WorkRecord']; state: Words['dp.work.PayState']; grossYen: number; taxableYen: number; compensationYen?: number | null | undefined; receivedAt?: Instant | null | undefined; id: string; isDifference: boolean }
  'dp.work.Payment': { state: Words['dp.work.PayState']; payday: string; lastDay: string; grossYen: number; taxableYen: number; withheldYen?: number | null | undefined; estimateYen?: number | null | undefined; withholding: string; paidOn: string; markedBy?: Words['dp.work.PaidBy'] | null | undefined; receivedAt?: Instant | null | undefined; mayTakeBack: boolean; hospitalId: string; doctorId: string; doctorName: string; id: string; lines: readonly Given<Instant>['dp.work.PayLine'][]; hospitalName: string; firstDay: string; isFictitious: boolean }
  'dp.work.Slip': { hospitalId: string; hospitalName: string; state: Words['dp.work.SlipState']; issuedAt?: Instant | null | undefined }
  'dp.work.GetYearRequest': { year: number }
  'dp.work.GetYearResponse': { year: number; payments: readonly Given<Instant>['dp.work.Payment'][]; slips: readonly Given<Instant>['dp.work.Slip'][]; hasTables: boolean }
  'dp.work.GetPaymentRequest': { workId: string }
  'dp.work.GetPaymentResponse': { payment: Given<Instant>['dp.work.Payment'] }
  'dp.work.MarkReceivedRequest': { idempotencyKey: string; isReceived: boolean; workIds: readonly string[]; receivedOn: string }
  'dp.work.MarkReceivedResponse': { outcome: Words['dp.work.MarkReceivedOutcome'] }
  'dp.work.SetSlipRequest': { hospitalId: string; year: number; state: Words['dp.work.SlipState']; idempotencyKey: string }
  'dp.work.SetSlipResponse': { outcome: Words['dp.work.SetSlipOutcome'] }
  'dp.hospital.ListPaymentsRequest': { shelf: Words['dp.hospital.PaymentShelf']; month: string }
  'dp.hospital.ListPaymentsResponse': { payments: readonly Given<Instant>['dp.work.Payment'][]; isCut: boolean; mayWrite: boolean; month: string; hospitalId: string }
  'dp.hospital.PaidTogether': { workIds: readonly string[]; withheldYen?: number | null | undefined }
  'dp.hospital.MarkPaidRequest': { paidOn: string; idempotencyKey: string; hospitalId: string; payments: readonly Given<Instant>['dp.hospital.PaidTogether'][] }
  'dp.hospital.PaidResult': { outcome: Words['dp.hospital.MarkPaidOutcome'] }
  'dp.hospital.MarkPaidResponse': { results: readonly Given<Instant>['dp.hospital.PaidResult'][] }
  'dp.hospital.TakeBackPaidRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.TakeBackPaidResponse': { outcome: Words['dp.hospital.TakeBackPaidOutcome'] }
  'dp.hospital.ListSlipsRequest': { year: number }
  'dp.hospital.DoctorSlip': { doctorId: string; doctorName: string; works: number; grossYen: number; withheldYen: number; withoutTax: number; issuedAt?: Instant | null | undefined }
  'dp.hospital.ListSlipsResponse': { year: number; slips: readonly Given<Instant>['dp.hospital.DoctorSlip'][]; mayWrite: boolean; hospitalId: string }
  'dp.hospital.IssueSlipRequest': { doctorId: string; year: number; idempotencyKey: string; hospitalId: string }
  'dp.hospital.IssueSlipResponse': { outcome: Words['dp.hospital.IssueSlipOutcome'] }
  'dp.hospital.PublicProfile': { summary: string; phone: string; electronicChart: string; amenities: readonly string[]; dutyRoomNote: string }
  'dp.hospital.GetProfileRequest': {  }
  'dp.hospital.GetProfileResponse': { hospitalId: string; hospitalName: string; profile: Given<Instant>['dp.hospital.PublicProfile']; guide: Given<Instant>['dp.work.Guide']; version: number; updatedAt: Instant; mayEdit: boolean }
  'dp.hospital.SaveProfileRequest': { hospitalId: string; version: number; idempotencyKey: string; profile: Given<Instant>['dp.hospital.PublicProfile']; guide: Given<Instant>['dp.work.Guide'] }
  'dp.hospital.SaveProfileResponse': { outcome: Words['dp.hospital.SaveProfileOutcome'] }
  'dp.hospital.GetReportedWorkRequest': { workId: string }
  'dp.hospital.GetReportedWorkResponse': { work: Given<Instant>['dp.work.WorkRecord']; doctorName: string; mayAnswer: boolean; leastExtraYen: number; mayState: boolean }
  'dp.hospital.AnswerReportRequest': { workId: string; number: number; idempotencyKey: string; answer: Words['dp.work.ReportAnswer']; note: string; extraYen: number; carfareYen?: number | null | undefined }
  'dp.hospital.AnswerReportResponse': { outcome: Words['dp.hospital.AnswerReportOutcome'] }
  'dp.hospital.StateWorkRequest': { workId: string; idempotencyKey: string; reported: Given<Instant>['dp.work.ReportedWork'] }
  'dp.hospital.StateWorkResponse': { outcome: Words['dp.hospital.StateWorkOutcome'] }
  'dp.work.ListRehireOffersRequest': {  }
  'dp.work.RehirePreview': { outcome: Words['dp.work.ApplyOutcome']; terms: readonly Given<Instant>['dp.work.Term'][]; restBeforeMinutes?: number | null | undefined; restAfterMinutes?: number | null | undefined; restGuidelineMinutes: number; listingVersion: string; weekdays: readonly number[]; firstStart: string; lastStart: string; restBreaches: readonly string[] }
  'dp.work.RehireOffer': { id: string; hospitalId: string; hospitalName: string; spotWorkId: string; title: string; startTime: Instant; endTime: Instant; fee: number; hourlyFee: number; premiumYen: number; message: string; state: Words['dp.work.RehireState']; offeredAt: Instant; expiresAt: Instant; decidedAt?: Instant | null | undefined; end: Words['dp.work.RehireEnd']; declineReason: string; preview?: Given<Instant>['dp.work.RehirePreview'] | null | undefined; applicationState: Words['dp.work.ApplicationState']; workId: string; regularWorkId: string; pattern: string; ng: readonly Words['dp.work.NgReason'][] }
  'dp.work.ListRehireOffersResponse': { offers: readonly Given<Instant>['dp.work.RehireOffer'][]; shareableDocuments: readonly Words['dp.registration.DocumentKind'][] }
  'dp.work.ViewRehireOffersRequest': { ids: readonly string[] }
  'dp.work.ViewRehireOffersResponse': {  }
  'dp.work.AcceptRehireOfferRequest': { id: string; idempotencyKey: string; shortRestAcknowledged: boolean; sharedDocuments: readonly Words['dp.registration.DocumentKind'][]; listingVersion: string; weekdays: readonly number[]; startDate: string }
  'dp.work.AcceptRehireOfferResponse': { outcome: Words['dp.work.ApplyOutcome']; application?: Given<Instant>['dp.work.Application'] | null | undefined }
  'dp.work.DeclineRehireOfferRequest': { id: string; idempotencyKey: string; reason: string; noMore: boolean }
  'dp.work.DeclineRehireOfferResponse': { outcome: Words['dp.work.DeclineRehireOutcome'] }
  'dp.work.SetRehireInterestRequest': { workId: string; idempotencyKey: string; isWanted: boolean }
  'dp.work.SetRehireInterestResponse': { outcome: Words['dp.work.RehireInterestOutcome'] }
  'dp.work.ListSwitchedOffRequest': {  }
  'dp.work.SwitchedOffHospital': { hospitalId: string; hospitalName: string }
  'dp.work.ListSwitchedOffResponse': { hospitals: readonly Given<Instant>['dp.work.SwitchedOffHospital'][] }
  'dp.work.SwitchOffersOnRequest': { hospitalId: string; idempotencyKey: string }
  'dp.work.SwitchOffersOnResponse': { outcome: Words['dp.work.SwitchOffersOnOutcome'] }
  'dp.work.ListOfferHoursRequest': {  }
  'dp.work.OfferHours': { id: string; sentence: string }
  'dp.work.ListOfferHoursResponse': { offers: readonly Given<Instant>['dp.work.OfferHours'][] }
  'dp.hospital.RehireListing': { spotWorkId: string; title: string; startTime: Instant; endTime: Instant; fee: number; freeSlots: number; applicationDeadline: Instant; regularWorkId: string; pattern: string; lacksExperience: boolean }
  'dp.hospital.SentOffer': { id: string; workId: string; doctorName: string; spotWorkId: string; title: string; startTime: Instant; endTime: Instant; fee: number; premiumYen: number; message: string; state: Words['dp.work.RehireState']; offeredAt: Instant; expiresAt: Instant; decidedAt?: Instant | null | undefined; end: Words['dp.work.RehireEnd']; declineReason: string; applicationId: string; regularWorkId: string; pattern: string }
  'dp.hospital.GetRehireRequest': { workId: string }
  'dp.hospital.GetRehireResponse': { doctorName: string; plannedStart: Instant; plannedEnd: Instant; isConfirmed: boolean; isPossible: boolean; mayOffer: boolean; listings: readonly Given<Instant>['dp.hospital.RehireListing'][]; offers: readonly Given<Instant>['dp.hospital.SentOffer'][] }
  'dp.hospital.ListSentOffersRequest': {  }
  'dp.hospital.ListSentOffersResponse': { offers: readonly Given<Instant>['dp.hospital.SentOffer'][]; mayOffer: boolean }
  'dp.hospital.OfferRehireRequest': { workId: string; idempotencyKey: string; spotWorkIds: readonly string[]; premiumYen: number; message: string; days: number; regularWorkIds: readonly string[] }
  'dp.hospital.OfferRehireResponse': { outcome: Words['dp.hospital.OfferRehireOutcome'] }
  'dp.hospital.WithdrawRehireRequest': { id: string; idempotencyKey: string }
  'dp.hospital.WithdrawRehireResponse': { outcome: Words['dp.hospital.WithdrawRehireOutcome'] }
  'dp.hospital.AnswerSubstituteRequest': { workId: string; searchId: string; idempotencyKey: string; answer: Words['dp.hospital.SubstituteAnswer']; word: string }
  'dp.hospital.AnswerSubstituteResponse': { outcome: Words['dp.hospital.AnswerSubstituteOutcome'] }
  'dp.work.NoticeLine': { heading: string; text: string }
  'dp.work.TermsNotice': { number: number; state: Words['dp.work.TermsNoticeState']; lines: readonly Given<Instant>['dp.work.NoticeLine'][]; missing: readonly string[]; issuedAt?: Instant | null | undefined; delivery?: Words['dp.work.NoticeDelivery'] | null | undefined; acknowledgedAt?: Instant | null | undefined; handedOverAt?: Instant | null | undefined }
  'dp.work.GetTermsNoticeRequest': { workId: string; number: number }
  'dp.work.GetTermsNoticeResponse': { work: Given<Instant>['dp.work.WorkRecord']; notice?: Given<Instant>['dp.work.TermsNotice'] | null | undefined; versions: readonly number[]; doctorName: string }
  'dp.work.ListTermsToAcknowledgeRequest': {  }
  'dp.work.TermsToAcknowledge': { workId: string; hospitalName: string; startTime: Instant; endTime: Instant; number: number }
  'dp.work.ListTermsToAcknowledgeResponse': { works: readonly Given<Instant>['dp.work.TermsToAcknowledge'][] }
  'dp.work.AcknowledgeTermsRequest': { workId: string; number: number; delivery: Words['dp.work.NoticeDelivery']; idempotencyKey: string }
  'dp.work.ChooseTermsDeliveryRequest': { workId: string; delivery: Words['dp.work.NoticeDelivery']; idempotencyKey: string }
  'dp.work.AcknowledgeTermsResponse': { outcome: Words['dp.work.AnswerTermsOutcome'] }
  'dp.work.ChooseTermsDeliveryResponse': { outcome: Words['dp.work.AnswerTermsOutcome'] }
  'dp.hospital.GetTermsNoticeRequest': { workId: string; number: number }
  'dp.hospital.TypedItem': { key: string; text: string }
  'dp.hospital.GetTermsNoticeResponse': { work: Given<Instant>['dp.work.WorkRecord']; doctorName: string; notice?: Given<Instant>['dp.work.TermsNotice'] | null | undefined; versions: readonly number[]; mayIssue: boolean }
  'dp.hospital.IssueTermsRequest': { workId: string; number: number; items: readonly Given<Instant>['dp.hospital.TypedItem'][]; isKept: boolean; idempotencyKey: string }
  'dp.hospital.HandOverTermsRequest': { workId: string; number: number; idempotencyKey: string }
  'dp.hospital.IssueTermsResponse': { outcome: Words['dp.hospital.IssueTermsOutcome'] }
  'dp.hospital.HandOverTermsResponse': { outcome: Words['dp.hospital.IssueTermsOutcome'] }
  'dp.work.Appreciation': { id: string; workId: string; source: Words['dp.work.AppreciationSource']; stamp: Words['dp.work.ThanksStamp']; body: string; sentAt: Instant; readAt?: Instant | null | undefined; reply?: Words['dp.work.ThanksReply'] | null | undefined; shelf: Words['dp.work.ThanksShelf']; reportState: Words['dp.work.ThanksReportState']; plannedStart: Instant; plannedEnd: Instant; hospitalName: string; title: string }
  'dp.work.ListAppreciationsRequest': { shelf: Words['dp.work.ThanksShelf']; workId: string; after: string }
  'dp.work.ListAppreciationsResponse': { appreciations: readonly Given<Instant>['dp.work.Appreciation'][]; nextCursor: string; unread: number }
  'dp.work.GetNotebookRequest': { year: number }
  'dp.work.GetNotebookResponse': { year: number; years: readonly number[]; doctorName: string; works: number; minutes: number; hospitals: number; ambulanceAccepted: number; admissions: number; thanks: number; appreciations: readonly Given<Instant>['dp.work.Appreciation'][] }
  'dp.work.MarkAppreciationsReadRequest': { ids: readonly string[] }
  'dp.work.MarkAppreciationsReadResponse': { unread: number }
  'dp.work.ReplyToAppreciationRequest': { id: string; idempotencyKey: string; reply: Words['dp.work.ThanksReply'] }
  'dp.work.ReplyToAppreciationResponse': { outcome: Words['dp.work.ReplyToAppreciationOutcome'] }
  'dp.work.ShelveAppreciationRequest': { id: string; idempotencyKey: string; shelf: Words['dp.work.ThanksShelf'] }
  'dp.work.ShelveAppreciationResponse': { outcome: Words['dp.work.ShelveAppreciationOutcome'] }
  'dp.work.ReportAppreciationRequest': { id: string; idempotencyKey: string; reason: Words['dp.work.ThanksReportReason']; detail: string }
  'dp.work.ReportAppreciationResponse': { outcome: Words['dp.work.ReportAppreciationOutcome'] }
  'dp.hospital.ListThankableWorksRequest': { after: string }
  'dp.hospital.SentThanks': { source: Words['dp.work.AppreciationSource']; stamp: Words['dp.work.ThanksStamp']; body: string; sentAt: Instant; isRead: boolean; reply?: Words['dp.work.ThanksReply'] | null | undefined; changeableUntil?: Instant | null | undefined; isRemoved: boolean }
  'dp.hospital.ThankableWork': { id: string; plannedStart: Instant; plannedEnd: Instant; doctorName: string; title: string; thanks: readonly Given<Instant>['dp.hospital.SentThanks'][]; hasDoctorLeft: boolean }
  'dp.hospital.ListThankableWorksResponse': { works: readonly Given<Instant>['dp.hospital.ThankableWork'][]; nextCursor: string; mayThank: boolean }
  'dp.hospital.SendThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource']; stamp: Words['dp.work.ThanksStamp']; body: string; hasNoPatientData: boolean }
  'dp.hospital.SendThanksResponse': { outcome: Words['dp.hospital.SendThanksOutcome'] }
  'dp.hospital.ChangeThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource']; stamp: Words['dp.work.ThanksStamp']; body: string; hasNoPatientData: boolean }
  'dp.hospital.ChangeThanksResponse': { outcome: Words['dp.hospital.ChangeThanksOutcome'] }
  'dp.hospital.WithdrawThanksRequest': { workId: string; idempotencyKey: string; source: Words['dp.work.AppreciationSource'] }
  'dp.hospital.WithdrawThanksResponse': { outcome: Words['dp.hospital.WithdrawThanksOutcome'] }
  'dp.hospital.ListDeclarationsRequest': {  }
  'dp.hospital.ListDeclarationsResponse': { declarations: readonly Given<Instant>['dp.work.WeatherDeclaration'][]; mayDeclare: boolean; prefecture: string }
  'dp.hospital.DeclareWeatherRequest': { idempotencyKey: string; fromDay: string; toDay: string; reason: string }
  'dp.hospital.DeclareWeatherResponse': { outcome: Words['dp.work.DeclareWeatherOutcome'] }
  'dp.hospital.WithdrawWeatherRequest': { id: string; idempotencyKey: string }
  'dp.hospital.WithdrawWeatherResponse': { outcome: Words['dp.work.WithdrawWeatherOutcome'] }
  'dp.work.HoursOfPeriod': { period: string; sideMinutes: number; permittedMinutes: number; mainMinutes?: number | null | undefined; limitMinutes?: number | null | undefined }
  'dp.work.NextInterval': { endOfWork: Instant; nextStart: Instant; minutes: number; guidelineMinutes: number; isBroken: boolean }
  'dp.work.GetSummaryRequest': {  }
  'dp.work.GetSummaryResponse': { month: Given<Instant>['dp.work.HoursOfPeriod']; year: Given<Instant>['dp.work.HoursOfPeriod']; nextInterval?: Given<Instant>['dp.work.NextInterval'] | null | undefined; weeklyHours?: number | null | undefined }
  'dp.work.GetDeclarationRequest': { month: string }
  'dp.work.DeclaredWork': { id: string; hospitalName: string; title: string; start: Instant; end: Instant; breakMinutes: number; permittedMinutes: number; countedMinutes: number; isReported: boolean; isOver: boolean }
  'dp.work.GetDeclarationResponse': { works: readonly Given<Instant>['dp.work.DeclaredWork'][]; doctorName: string }
  'dp.work.GetOwnReportRequest': { listingNumber: string }
  'dp.work.GetOwnReportResponse': { hospitalName: string; title: string; state: Words['dp.work.ListingReportState'] }
  'dp.work.ReportListingRequest': { listingNumber: string; reason: Words['dp.work.ListingReportReason']; detail: string; idempotencyKey: string }
  'dp.work.ReportListingResponse': { outcome: Words['dp.work.ReportListingOutcome'] }
  'dp.staff.ReviewSummary': { listingNumber: string; title: string; when: string; fee: number; hospitalId: string; hospitalName: string; place: string; askedAt: Instant }
  'dp.staff.ListReviewsRequest': { after: string; limit: number }
  'dp.staff.ListReviewsResponse': { reviews: readonly Given<Instant>['dp.staff.ReviewSummary'][]; nextCursor: string }
  'dp.staff.GetReviewRequest': { listingNumber: string }
  'dp.staff.GetReviewResponse': { review: Given<Instant>['dp.staff.ReviewSummary']; state: Words['dp.hospital.ListingReview']; standing: Words['dp.hospital.HospitalStanding']; findings: readonly Given<Instant>['dp.hospital.Finding'][]; checked: readonly string[]; version: string; reason: string; staffName: string; decidedAt: Instant }
  'dp.staff.DecideReviewRequest': { listingNumber: string; decision: Words['dp.staff.ReviewDecision']; reason: string; version: string; idempotencyKey: string }
  'dp.staff.DecideReviewResponse': { outcome: Words['dp.staff.DecideReviewOutcome'] }
  'dp.work.NgHospital': { hospitalId: string; reason: string; name: string; city: string }
  'dp.work.NgWeekly': { weekday: number; startMinute: number; endMinute: number }
  'dp.work.NgPeriod': { start: Instant; end: Instant; isWork: boolean }
  'dp.work.NgBlock': { id: string; start: Instant; end: Instant; fromRoster: boolean; isWork: boolean }
  'dp.work.NgOmission': { title: string; day: string; reason: Words['dp.work.RosterLeft'] }
  'dp.work.NgMark': { blockId: string; isWork: boolean }
  'dp.work.NgEffects': { hospital: Words['dp.work.NgEffect']; date: Words['dp.work.NgEffect']; condition: Words['dp.work.NgEffect'] }
  'dp.work.NgConditions': { conditions: readonly Words['dp.work.NgCondition'][] }
  'dp.work.NgMonth': { month: string; days: readonly string[] }
  'dp.work.GetNgSettingsRequest': {  }
  'dp.work.GetNgSettingsResponse': { hospitals: readonly Given<Instant>['dp.work.NgHospital'][]; weekly: readonly Given<Instant>['dp.work.NgWeekly'][]; blocks: readonly Given<Instant>['dp.work.NgBlock'][]; conditions: readonly Words['dp.work.NgCondition'][]; effects: Given<Instant>['dp.work.NgEffects']; omissions: readonly Given<Instant>['dp.work.NgOmission'][] }
  'dp.work.ChangeNgSettingsRequest': { idempotencyKey: string; change?: { case: 'addHospital'; value: Given<Instant>['dp.work.NgHospital'] } | { case: 'removeHospital'; value: string } | { case: 'addWeekly'; value: Given<Instant>['dp.work.NgWeekly'] } | { case: 'removeWeekly'; value: Given<Instant>['dp.work.NgWeekly'] } | { case: 'addPeriod'; value: Given<Instant>['dp.work.NgPeriod'] } | { case: 'removeBlock'; value: string } | { case: 'paintMonth'; value: Given<Instant>['dp.work.NgMonth'] } | { case: 'importRoster'; value: string } | { case: 'clearRoster'; value: boolean } | { case: 'setConditions'; value: Given<Instant>['dp.work.NgConditions'] } | { case: 'setEffects'; value: Given<Instant>['dp.work.NgEffects'] } | { case: 'markBlock'; value: Given<Instant>['dp.work.NgMark'] } | { case: 'markRoster'; value: boolean } | { case: undefined }; isWork: boolean }
  'dp.work.ChangeNgSettingsResponse': { outcome: Words['dp.work.NgOutcome'] }
  'dp.hospital.NoShow': { state: Words['dp.hospital.NoShowState']; attempts: string; reportedAt: Instant; reason?: string | null | undefined; closedAt?: Instant | null | undefined }
  'dp.hospital.GetNoShowRequest': { workId: string }
  'dp.hospital.GetNoShowResponse': { noShow?: Given<Instant>['dp.hospital.NoShow'] | null | undefined; mayReport: boolean; mayWithdraw: boolean }
  'dp.hospital.ReportNoShowRequest': { workId: string; attempts: string; idempotencyKey: string }
  'dp.hospital.ReportNoShowResponse': { outcome: Words['dp.hospital.ReportNoShowOutcome'] }
  'dp.hospital.WithdrawNoShowRequest': { workId: string; idempotencyKey: string }
  'dp.hospital.WithdrawNoShowResponse': { outcome: Words['dp.hospital.WithdrawNoShowOutcome'] }
  'dp.notice.Notice': { id: string; title: string; body: string; link: string; createdAt: Instant; isRead: boolean }
  'dp.notice.ListNoticesRequest': { side: Words['dp.notice.NoticeSide']; limit: number; after: string }
  'dp.notice.ListNoticesResponse': { notices: readonly Given<Instant>['dp.notice.Notice'][]; nextCursor: string; unread: number; newest: string }
  'dp.notice.MarkNoticesReadRequest': { side: Words['dp.notice.NoticeSide']; until: Instant }
  'dp.notice.MarkNoticesReadResponse': {  }
  'dp.notice.StopMailsRequest': { token: string }
  'dp.notice.StopMailsResponse': { isStopped: boolean }
  'dp.work.WorkSums': { works: number; minutes: number; ambulanceAccepted: number; declined: number; declinedByHospital: number; admissions: number; walkIns: number; wardCalls: number; incentiveYen: number; yen: number; appreciations: number }
  'dp.work.MonthSums': { month: string; sums: Given<Instant>['dp.work.WorkSums'] }
  'dp.work.HospitalSums': { hospitalName: string; engagementId: string; sums: Given<Instant>['dp.work.WorkSums'] }
  'dp.work.GetPerformanceRequest': { period: Words['dp.work.PerformancePeriod']; after: string }
  'dp.work.GetPerformanceResponse': { current?: Given<Instant>['dp.work.WorkSums'] | null | undefined; previous?: Given<Instant>['dp.work.WorkSums'] | null | undefined; months: readonly Given<Instant>['dp.work.MonthSums'][]; hospitals: readonly Given<Instant>['dp.work.HospitalSums'][]; works: readonly Given<Instant>['dp.work.WorkRecord'][]; nextCursor: string; rehireOffers: number; openRehireOffers: number }
  'dp.work.GetEngagementPerformanceRequest': { engagementId: string; after: string }
  'dp.work.GetEngagementPerformanceResponse': { hospitalName: string; title: string; regularWorkId: string; sums: Given<Instant>['dp.work.WorkSums']; works: readonly Given<Instant>['dp.work.WorkRecord'][]; nextCursor: string }
  'dp.work.Median': { doctors: number; works: number; ambulanceAccepted: number; acceptancePercent?: number | null | undefined; admissions: number; walkIns: number }
  'dp.work.GetMedianRequest': {  }
  'dp.work.GetMedianResponse': { level: Words['dp.work.DoctorsAlike']; firstMonth: string; lastMonth: string; own: Given<Instant>['dp.work.WorkSums']; median?: Given<Instant>['dp.work.Median'] | null | undefined }
  'dp.notice.GetPushKeyRequest': { endpoint: string }
  'dp.notice.GetPushKeyResponse': { publicKey: string; isOn: boolean }
  'dp.notice.AddPushDeviceRequest': { endpoint: string; p256dh: string; auth: string }
  'dp.notice.AddPushDeviceResponse': {  }
  'dp.notice.RemovePushDeviceRequest': { endpoint: string }
  'dp.notice.RemovePushDeviceResponse': {  }
  'dp.staff.ContactSummary': { id: string; number: string; sender: Words['dp.staff.ContactSender']; name: string; topic: Words['dp.contact.ContactTopic']; sentAt: Instant; state: Words['dp.staff.ContactState']; decidedAt?: Instant | null | undefined; staffName: string; doctorId: string }
  'dp.staff.ContactText': { mail: string; body: string; words: string }
  'dp.staff.ListContactsRequest': {  }
  'dp.staff.ListContactsResponse': { open: readonly Given<Instant>['dp.staff.ContactSummary'][]; decided: readonly Given<Instant>['dp.staff.ContactSummary'][]; total: number }
  'dp.staff.OpenContactRequest': { id: string; reason: string }
  'dp.staff.OpenContactResponse': {  }
  'dp.staff.GetContactRequest': { id: string }
  'dp.staff.GetContactResponse': { contact: Given<Instant>['dp.staff.ContactSummary']; text?: Given<Instant>['dp.staff.ContactText'] | null | undefined }
  'dp.staff.DecideContactRequest': { id: string; idempotencyKey: string; verdict: Words['dp.staff.ContactVerdict']; words: string }
  'dp.staff.DecideContactResponse': { outcome: Words['dp.staff.DecideContactOutcome'] }
  'dp.staff.ResetMemberFactorRequest': { address: string; reason: string; idempotencyKey: string }
  'dp.staff.ResetMemberFactorResponse': { outcome: Words['dp.staff.ResetMemberFactorOutcome'] }
  'dp.staff.HospitalSummary': { id: string; name: string; place: string; standing: Words['dp.hospital.HospitalStanding']; since: Instant }
  'dp.staff.ListHospitalsRequest': { text: string; standing: Words['dp.hospital.HospitalStanding']; after: string; limit: number }
  'dp.staff.ListHospitalsResponse': { hospitals: readonly Given<Instant>['dp.staff.HospitalSummary'][]; nextCursor: string }
  'dp.staff.GetHospitalRequest': { id: string }
  'dp.staff.HospitalPerson': { name: string; role: Words['dp.hospital.MemberRole']; since: Instant }
  'dp.staff.ListingCounts': { published: number; paused: number; filled: number }
  'dp.staff.DecidedStanding': { id: string; decision: Words['dp.staff.StandingDecision']; reason: string; staffName: string; at: Instant }
  'dp.staff.GetHospitalResponse': { hospital: Given<Instant>['dp.staff.HospitalSummary']; address: string; phone: string; beds: number; members: readonly Given<Instant>['dp.staff.HospitalPerson'][]; spots: Given<Instant>['dp.staff.ListingCounts']; regulars: Given<Instant>['dp.staff.ListingCounts']; decisions: readonly Given<Instant>['dp.staff.DecidedStanding'][]; allowed: readonly Words['dp.staff.StandingDecision'][] }
  'dp.staff.DecideHospitalRequest': { id: string; decision: Words['dp.staff.StandingDecision']; reason: string; idempotencyKey: string }
  'dp.staff.DecideHospitalResponse': { outcome: Words['dp.staff.DecideHospitalOutcome'] }
  'dp.staff.AddHospitalRequest': { name: string; nameKana: string; facilityCategory: string; emergencyLevel: string; beds: string; postalCode: string; prefecture: string; city: string; street: string; position: string; phone: string; line: string; station: string; walkMinutes: string; owner: string; idempotencyKey: string }
  'dp.staff.AddHospitalResponse': { outcome: Words['dp.staff.AddHospitalOutcome']; id: string }
  'dp.staff.InviteOwnerRequest': { id: string; owner: string; idempotencyKey: string }
  'dp.staff.InviteOwnerResponse': { outcome: Words['dp.staff.InviteOwnerOutcome'] }
  'dp.staff.ListReportedListingsRequest': {  }
  'dp.staff.ToldReport': { reason: Words['dp.work.ListingReportReason']; detail: string; reportedAt: Instant }
  'dp.staff.ReportedListing': { listing: Given<Instant>['dp.staff.ReviewSummary']; status: Words['dp.hospital.ListingStatus']; state: Words['dp.work.ListingReportState']; reports: readonly Given<Instant>['dp.staff.ToldReport'][]; decidedAt: Instant }
  'dp.staff.ListReportedListingsResponse': { open: readonly Given<Instant>['dp.staff.ReportedListing'][]; decided: readonly Given<Instant>['dp.staff.ReportedListing'][] }
  'dp.staff.DecideListingReportRequest': { listingNumber: string; verdict: Words['dp.staff.ReportVerdict']; reason: string; idempotencyKey: string }
  'dp.staff.DecideListingReportResponse': { outcome: Words['dp.staff.DecideListingReportOutcome'] }
  'dp.staff.ListStaffRequest': {  }
  'dp.staff.ListedStaff': { staffId: string; name: string; address: string; since: Instant; lastLogIn?: Instant | null | undefined; hasFactor: boolean; isCaller: boolean; waitsUntil?: Instant | null | undefined; newUntil?: Instant | null | undefined; mayConfirm: boolean }
  'dp.staff.ListStaffResponse': { members: readonly Given<Instant>['dp.staff.ListedStaff'][] }
  'dp.staff.AddStaffRequest': { name: string; address: string; idempotencyKey: string }
  'dp.staff.AddStaffResponse': { outcome: Words['dp.staff.AddStaffOutcome'] }
  'dp.staff.ConfirmStaffRequest': { staffId: string; idempotencyKey: string }
  'dp.staff.ConfirmStaffResponse': { outcome: Words['dp.staff.ConfirmStaffOutcome'] }
  'dp.staff.RemoveStaffRequest': { staffId: string; reason: string; idempotencyKey: string }
  'dp.staff.RemoveStaffResponse': { outcome: Words['dp.staff.RemoveStaffOutcome'] }
  'dp.staff.SurveyNote': { workId: string; hospitalName: string; plannedStart: Instant; sentAt: Instant; state: Words['dp.staff.SurveyNoteState']; hasGood: boolean; hasImprove: boolean; hasOnlyToOperator: boolean; handledAt?: Instant | null | undefined; staffName: string }
  'dp.staff.SurveyNoteText': { good: string; improve: string; onlyToOperator: string; doctorId: string; doctorName: string; done: string }
  'dp.staff.ListNotesRequest': { isHandled: boolean; after: string }
  'dp.staff.ListNotesResponse': { notes: readonly Given<Instant>['dp.staff.SurveyNote'][]; nextCursor: string; open: number; unread: number }
  'dp.staff.OpenNoteRequest': { workId: string; reason: string }
  'dp.staff.OpenNoteResponse': {  }
  'dp.staff.GetNoteRequest': { workId: string }
  'dp.staff.GetNoteResponse': { note: Given<Instant>['dp.staff.SurveyNote']; text?: Given<Instant>['dp.staff.SurveyNoteText'] | null | undefined }
  'dp.staff.HandleNoteRequest': { workId: string; idempotencyKey: string; words: string; sentAt: Instant }
  'dp.staff.HandleNoteResponse': { outcome: Words['dp.staff.HandleNoteOutcome'] }
  'dp.staff.ListThanksReportsRequest': {  }
  'dp.staff.ThanksReport': { id: string; doctorName: string; hospitalName: string; plannedStart: Instant; source: Words['dp.work.AppreciationSource']; stamp: Words['dp.work.ThanksStamp']; body: string; reason: Words['dp.work.ThanksReportReason']; detail: string; reportedAt: Instant; state: Words['dp.work.ThanksReportState']; decidedAt?: Instant | null | undefined }
  'dp.staff.ListThanksReportsResponse': { open: readonly Given<Instant>['dp.staff.ThanksReport'][]; decided: readonly Given<Instant>['dp.staff.ThanksReport'][]; total: number }
  'dp.staff.DecideThanksReportRequest': { id: string; idempotencyKey: string; verdict: Words['dp.staff.ThanksVerdict'] }
  'dp.staff.DecideThanksReportResponse': { outcome: Words['dp.staff.DecideThanksReportOutcome'] }
  'dp.staff.StaffThreadSummary': { id: string; hospitalName: string; title: string; lastAt: Instant }
  'dp.staff.StaffThreadView': { hospitalName: string; staffName: string; reason: string; viewedAt: Instant }
  'dp.staff.ListDoctorThreadsRequest': { doctorId: string }
  'dp.staff.ListDoctorThreadsResponse': { threads: readonly Given<Instant>['dp.staff.StaffThreadSummary'][]; views: readonly Given<Instant>['dp.staff.StaffThreadView'][] }
  'dp.staff.OpenThreadRequest': { threadId: string; reason: string }
  'dp.staff.OpenThreadResponse': {  }
  'dp.staff.GetStaffThreadRequest': { threadId: string; before: string }
  'dp.staff.GetStaffThreadResponse': { doctorId: string; doctorName: string; hospitalName: string; title: string; thread?: Given<Instant>['dp.message.Thread'] | null | undefined }
  'dp.staff.ListDeclarationsRequest': {  }
  'dp.staff.ListDeclarationsResponse': { declarations: readonly Given<Instant>['dp.work.WeatherDeclaration'][] }
  'dp.staff.DeclareWeatherRequest': { idempotencyKey: string; fromDay: string; toDay: string; reason: string; prefectures: readonly string[] }
  'dp.staff.DeclareWeatherResponse': { outcome: Words['dp.work.DeclareWeatherOutcome'] }
  'dp.staff.WithdrawWeatherRequest': { id: string; idempotencyKey: string }
  'dp.staff.WithdrawWeatherResponse': { outcome: Words['dp.work.WithdrawWeatherOutcome'] }
  'dp.work.SurveyAnswers': { duty?: Words['dp.work.MatchAnswer'] | null | undefined; time?: Words['dp.work.MatchAnswer'] | null | undefined; break?: Words['dp.work.MatchAnswer'] | null | undefined; pay?: Words['dp.work.MatchAnswer'] | null | undefined; busyness: number; handover: number; facilities: number; rework?: Words['dp.work.ReworkAnswer'] | null | undefined; good: string; improve: string; onlyToOperator: string }
  'dp.work.GetSurveyRequest': { workId: string }
  'dp.work.GetSurveyResponse': { work: Given<Instant>['dp.work.WorkRecord']; phase: Words['dp.work.SurveyPhase']; answers: Given<Instant>['dp.work.SurveyAnswers']; until?: Instant | null | undefined; isRehireWanted: boolean }
  'dp.work.SaveSurveyRequest': { workId: string; idempotencyKey: string; answers: Given<Instant>['dp.work.SurveyAnswers']; isSubmitted: boolean }
  'dp.work.SaveSurveyResponse': { outcome: Words['dp.work.SaveSurveyOutcome'] }
  'dp.staff.Trouble': { kind: Words['dp.staff.TroubleKind']; workId: string; state: Words['dp.work.WorkState']; plannedStart: Instant; plannedEnd: Instant; doctorId: string; doctorName: string; doctorPhone?: string | null | undefined; hospitalName: string; hospitalPhone: string; title: string; noShow?: Given<Instant>['dp.hospital.NoShow'] | null | undefined; reports: number; note?: string | null | undefined; objection?: Given<Instant>['dp.work.Objection'] | null | undefined; cancellation?: Given<Instant>['dp.work.Cancellation'] | null | undefined }
  'dp.staff.ListTroublesRequest': {  }
  'dp.staff.BusyPermit': { hospitalId: string; hospitalName: string; hospitalPhone: string; shift: Words['dp.staff.BusyShift']; medianMinutes: number }
  'dp.staff.ListTroublesResponse': { troubles: readonly Given<Instant>['dp.staff.Trouble'][]; total: number; busyPermits: readonly Given<Instant>['dp.staff.BusyPermit'][]; busyPermitsTotal: number }
  'dp.staff.DecideNoShowRequest': { workId: string; decision: Words['dp.staff.NoShowDecision']; reason: string; idempotencyKey: string }
  'dp.staff.DecideNoShowResponse': { outcome: Words['dp.staff.DecideNoShowOutcome'] }
  'dp.staff.DecideCautionRequest': { workId: string; decision: Words['dp.staff.CautionDecision']; reason: string; idempotencyKey: string }
  'dp.staff.DecideCautionResponse': { outcome: Words['dp.staff.DecideCautionOutcome'] }
}
