/**
 * The library's face for whoever uses these rules from outside of this project, name by name: none of them is renamed or
 * taken away. Inside the project, import the file itself.
 */

export { chatFormSchema, chatSchema } from './assistant/chat.ts'
export {
  type ConnectionEvent,
  type ConnectionState,
  connectionLabel,
  connectionReducer,
} from './assistant/connection.ts'
export { type AssistantContext, type AssistantRows, buildAssistantContext } from './assistant/context.ts'
export {
  type BehaviourInput,
  behaviourHints,
  type StrugglingIndicator,
} from './assistant/proactive/behaviour.ts'
export { nextSuggestion } from './assistant/proactive/next-suggestion.ts'
export type { ProactiveState } from './assistant/proactive/state.ts'
export type { ProactiveSuggestion } from './assistant/proactive/suggestion.ts'
export {
  changePlanSchema,
  checkoutSchema,
  managePlanSchema,
  selectTierSchema,
} from './billing/billing-forms.ts'
export { FEATURES, type Feature, featureTier, hasFeature, onboardingFeatures } from './billing/features.ts'
export { ROUTE_GATES, type RouteGate } from './billing/gates.ts'
export {
  annualSavingPence,
  PLANS,
  type Plan,
  type PlanLimitKey,
  type PlanLimits,
  planLimit,
} from './billing/plans.ts'
export { meetsTier, normaliseTier, TIERS, type Tier } from './billing/tiers.ts'
export type { Foundation } from './brand/alignment/foundation/fields.ts'
export { scoreContent } from './brand/alignment/score-content.ts'
export type { ContentAlignment } from './brand/alignment/types.ts'
export type { ClarifyField } from './brand/clarify/field.ts'
export { CLARIFY_FIELDS } from './brand/clarify/fields.ts'
export type { ClarifyData } from './brand/clarify/keys.ts'
export { normaliseClarify } from './brand/clarify/normalise.ts'
export { answersSchema, sectionFormSchema, sectionSchema } from './brand/forms/answers.ts'
export { checkinFormSchema, checkinSchema } from './brand/forms/checkin.ts'
export { foundationFilled } from './brand/foundation.ts'
export { type Personalisation, personalise } from './brand/personalise/personalise.ts'
export type { BrandScoreInput } from './brand/score/input.ts'
export { checkinScore, recencyScore, type ScoreSource, scoreConfidence } from './brand/score/rules.ts'
export { type BrandScore, scoreBrand } from './brand/score/score-brand.ts'
export { shareFormSchema } from './brand/share-link.ts'
export { strategyFormSchema } from './brand/strategy/schema.ts'
export {
  campaignFormSchema,
  campaignPostSchema,
  campaignSchema,
  campaignStatusSchema,
  newCampaignFormSchema,
} from './campaigns/schema.ts'
export { computeProgress, type ProgressInput, type ProgressRecord } from './dashboard/progress.ts'
export { type NextAction, nextAction, type ProgressStage, progressStage } from './dashboard/progress-stage.ts'
export { type SoftUnlock, softUnlocks, type UnlockState } from './dashboard/progress-unlocks.ts'
export { type AuthError, mapAuthError } from './identity/auth-errors.ts'
export { authBackoffMs } from './identity/backoff.ts'
export { confirmElsewhereSchema } from './identity/forms/confirm.ts'
export {
  codeSchema,
  forgotPasswordSchema,
  newPasswordSchema,
  resendSchema,
} from './identity/forms/recovery.ts'
export { registerSchema } from './identity/forms/register.ts'
export {
  changePasswordSchema,
  confirmTotpSchema,
  resetElsewhereSchema,
  secondFactorSchema,
  verifyOwnerSchema,
} from './identity/forms/second-factor.ts'
export { magicLinkRegisterSchema, magicLinkSchema, signInSchema } from './identity/forms/sign-in.ts'
export { youSchema } from './identity/forms/you.ts'
export { checkPassword, type PasswordCheck } from './identity/password.ts'
export { parseReferral, type Referral } from './identity/referral.ts'
export { buildInsights } from './insights/build-insights.ts'
export { type Insight, type InsightDraft, type PriorityBand, priorityBand } from './insights/insight.ts'
export type { InsightInput } from './insights/insight-input.ts'
export { checkIntegrity, type IntegrityInput } from './insights/integrity/check-integrity.ts'
export type { IntegrityReport } from './insights/integrity/report.ts'
export { rankInsights } from './insights/rank-insights.ts'
export {
  addCoreValue,
  type BrandSnapshot,
  type KickstartData,
  kickstartStepValid,
  toBrandSnapshot,
} from './onboarding/kickstart/data.ts'
export { KICKSTART_STEP_SCHEMAS, kickstartSchema } from './onboarding/kickstart/schemas.ts'
export { approvalSchema, clientSchema, commentSchema } from './posts/approval/review-forms.ts'
export { postFormSchema, postSchema } from './posts/schema.ts'
export { hashtagSetSchema, templateSchema } from './posts/templates/schema.ts'
export {
  ideaFormSchema,
  moveFormSchema,
  outFormSchema,
  scheduleFormSchema,
  slotFormSchema,
} from './schedule/schema.ts'
export { friendlyMessage } from './shared/failures/friendly-message.ts'
export { isRetryable, type RetryMeans, retry, retryDelayMs } from './shared/failures/retry.ts'
export { RETRY_POLICIES, type RetryPolicy, type RetryPolicyName } from './shared/failures/retry-policies.ts'
export { sanitiseText } from './shared/sanitise/text.ts'
export {
  sanitiseEmail,
  sanitiseFilename,
  sanitiseNumber,
  sanitiseReferralCode,
  sanitiseStringArray,
  sanitiseUrl,
} from './shared/sanitise/values.ts'
export { compassSchema } from './site/compass-form.ts'
export { contactSchema, newsletterSchema } from './site/contact-form.ts'
export { QUIZ_STEP_SCHEMAS, quizSchema } from './site/quiz/schemas.ts'
export { type QuizScore, scoreQuiz } from './site/quiz/score.ts'
export { QUIZ_STEPS, type QuizAnswers, type QuizStep } from './site/quiz/steps.ts'
export { personFormSchema, personSchema } from './stories/person-form.ts'
export { answerSchema, requestSchema } from './stories/request.ts'
export { captureFormSchema, captureSchema, storyFormSchema, storySchema } from './stories/schema.ts'
export { ticketSchema } from './support/ticket-form.ts'
export { tutorialSchema } from './support/tutorials/tutorial-form.ts'
export { inviteSchema, roleSchema, switchSchema } from './team/team-forms.ts'
