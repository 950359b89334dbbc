import type { ToastKind } from '#core/shared/toasts.ts'

/** What a flash message says. `{name}` is filled from the message's parameters. */
export interface ToastCopy {
  readonly title: string
  readonly text?: string
  readonly tone: 'success' | 'error'
  /** What it is about; decides how long it stays. */
  readonly kind: ToastKind
}

/** Every flash message there is; the cookie carries only the key, so no address can make us say something else. */
export const TOASTS = {
  dataChecked: { title: 'Your data was checked', tone: 'success', kind: 'default' },
  dataRepaired: {
    title: 'Put right',
    text: 'We checked again: see what is left below.',
    tone: 'success',
    kind: 'default',
  },
  signedIn: { title: 'Welcome back!', tone: 'success', kind: 'default' },
  signedOut: { title: 'Signed out', tone: 'success', kind: 'default' },
  accountCreated: {
    title: 'Account created!',
    text: 'Please check your email to verify your account.',
    tone: 'success',
    kind: 'default',
  },
  magicLinkSent: { title: 'Magic link sent!', tone: 'success', kind: 'default' },
  passwordReset: {
    title: 'Password changed',
    text: 'You were signed out everywhere. Sign in with your new password.',
    tone: 'success',
    kind: 'default',
  },
  passwordChanged: {
    title: 'Password changed',
    text: 'Every other device was signed out.',
    tone: 'success',
    kind: 'updated',
  },
  sessionRevoked: { title: 'Device signed out', tone: 'success', kind: 'updated' },
  otherSessionsRevoked: { title: 'Every other device was signed out', tone: 'success', kind: 'updated' },
  twoFactorOff: { title: 'Two-step sign-in is off', tone: 'success', kind: 'updated' },
  passkeyAdded: { title: 'Passkey added', tone: 'success', kind: 'saved' },
  passkeyRemoved: { title: 'Passkey removed', tone: 'success', kind: 'deleted' },
  resendFailed: {
    title: 'Failed to resend confirmation email. Please try again.',
    tone: 'error',
    kind: 'default',
  },
  emailSent: { title: 'Email Sent!', tone: 'success', kind: 'default' },
  emailConfirmed: {
    title: 'Email confirmed',
    text: 'You can sign in now.',
    tone: 'success',
    kind: 'default',
  },
  quizComplete: {
    title: 'Quiz Complete!',
    text: 'Your brand clarity results have been sent to your email.',
    tone: 'success',
    kind: 'default',
  },
  quizFailed: {
    title: 'Submission Error',
    text: 'There was a problem processing your quiz. Please try again.',
    tone: 'error',
    kind: 'default',
  },
  compassSubmitted: {
    title: 'Brand Compass Submitted!',
    text: 'You will hear from us within 24 hours.',
    tone: 'success',
    kind: 'default',
  },
  messageSent: {
    title: 'Message sent',
    text: 'A person answers, usually within one working day.',
    tone: 'success',
    kind: 'default',
  },
  newsletterJoined: { title: 'You are on the list', tone: 'success', kind: 'default' },
  newsletterLeft: { title: 'You are off the list', tone: 'success', kind: 'default' },
  trialStarted: {
    title: 'Your trial has started',
    text: '7 days of {plan}, no card needed.',
    tone: 'success',
    kind: 'default',
  },
  planUpdated: { title: 'Subscription updated', text: '{what}', tone: 'success', kind: 'updated' },
  planFailed: { title: 'Update failed', tone: 'error', kind: 'default' },
  snapshotCreated: {
    title: 'Brand Snapshot Created! 🎉',
    text: 'Your {tier} dashboard is being personalized with your brand foundation.',
    tone: 'success',
    kind: 'default',
  },
  setupComplete: {
    title: 'Setup Complete',
    text: 'Your Brand Snapshot is ready. Continue to your results.',
    tone: 'success',
    kind: 'default',
  },
  kickstartStepOpen: {
    title: 'Required Fields Missing',
    text: 'One step is still open. Here it is; your other answers are saved.',
    tone: 'error',
    kind: 'validation',
  },
  brandSaved: { title: 'Brand saved', tone: 'success', kind: 'saved' },
  brandRestored: { title: 'Version restored', tone: 'success', kind: 'updated' },
  brandImported: { title: 'Answers imported', tone: 'success', kind: 'saved' },
  strategySaved: { title: 'Strategy saved', tone: 'success', kind: 'saved' },
  strategyConfirmed: { title: 'Confirmed', tone: 'success', kind: 'saved' },
  strategyRestored: { title: 'Version restored', tone: 'success', kind: 'updated' },
  linkCreated: { title: 'Link ready to share', tone: 'success', kind: 'saved' },
  linkRevoked: { title: 'Link revoked', tone: 'success', kind: 'deleted' },
  storySaved: { title: 'Story saved', tone: 'success', kind: 'saved' },
  storyDeleted: { title: 'Story deleted', tone: 'success', kind: 'deleted' },
  storyRestored: { title: 'Story restored', tone: 'success', kind: 'updated' },
  permissionSaved: { title: 'Permission saved', tone: 'success', kind: 'saved' },
  permissionRevoked: {
    title: 'Permission noted',
    text: 'Planned posts that use this story are held.',
    tone: 'success',
    kind: 'updated',
  },
  personRemoved: { title: 'Taken out of the story', tone: 'success', kind: 'deleted' },
  customerAsked: {
    title: 'The form is ready',
    text: 'Copy its link and send it yourself.',
    tone: 'success',
    kind: 'created',
  },
  requestRevoked: { title: 'Request taken back', tone: 'success', kind: 'updated' },
  postSaved: { title: 'Post saved', tone: 'success', kind: 'saved' },
  versionRestored: { title: 'Version brought back', tone: 'success', kind: 'updated' },
  templateSaved: { title: 'Template saved', tone: 'success', kind: 'saved' },
  hashtagsSaved: { title: 'Hashtag set saved', tone: 'success', kind: 'saved' },
  postRestored: { title: 'Post restored', tone: 'success', kind: 'updated' },
  postDeleted: { title: 'Post deleted', tone: 'success', kind: 'deleted' },
  campaignCreated: { title: 'Campaign created', tone: 'success', kind: 'saved' },
  campaignSaved: { title: 'Campaign saved', tone: 'success', kind: 'saved' },
  campaignMoved: { title: 'Campaign: {status}', tone: 'success', kind: 'updated' },
  campaignDeleted: { title: 'Campaign deleted', tone: 'success', kind: 'deleted' },
  campaignRestored: { title: 'Campaign restored', tone: 'success', kind: 'updated' },
  campaignPostAdded: { title: 'Post added to the campaign', tone: 'success', kind: 'updated' },
  campaignPostTakenOut: { title: 'Post taken out', tone: 'success', kind: 'updated' },
  postPlanned: { title: 'Post planned', text: '{when}', tone: 'success', kind: 'saved' },
  postMoved: { title: 'Post moved', text: '{when}', tone: 'success', kind: 'updated' },
  planChanged: { title: 'Plan updated', tone: 'success', kind: 'updated' },
  postIsOut: { title: 'Marked as out', tone: 'success', kind: 'updated' },
  planImported: { title: 'Posts planned from your file', tone: 'success', kind: 'saved' },
  ideaKept: { title: 'Idea kept', tone: 'success', kind: 'saved' },
  ideaMoved: { title: 'Idea moved', tone: 'success', kind: 'updated' },
  settingsSaved: { title: 'Settings saved', tone: 'success', kind: 'saved' },
  checkinSaved: { title: 'Check-in saved', tone: 'success', kind: 'saved' },
  failed: {
    title: 'Error',
    text: 'An unexpected error occurred. Please try again.',
    tone: 'error',
    kind: 'default',
  },
} as const satisfies Record<string, ToastCopy>

export type ToastKey = keyof typeof TOASTS
