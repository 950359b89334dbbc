/** What stays on a page once its form was sent, by form; loaders pass it on, so that no script brings it along. */
export const RECEIVED = {
  contact:
    'We have your message, and aim to reply by email within one working day. You don’t need to send it again.',
  compass: 'We have your Brand Compass, and reply by email within 24 hours. You don’t need to send it again.',
} as const
