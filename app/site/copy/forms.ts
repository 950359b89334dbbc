/** What the forms for visitors say. */
export const VISITOR_FORMS = {
  tooQuick:
    'That was very quick, so we need to check you’re not a bot. Your text is still here. Please send the form again.',
  contact: {
    title: 'Talk to us',
    lead: 'We read every message and aim to reply within one working day.',
  },
  compass: {
    title: 'Brand Compass',
    lead: 'Tell us where your brand comes from and who it’s for. One of our team will reply within 24 hours with one thing that’s already strong and one to work on first. It’s free.',
  },
  newsletter: {
    refused: 'That didn’t work',
    sent: 'Please check your inbox',
    sentText:
      'If this address isn’t subscribed yet, we’ve sent you an email. Use the link in it to confirm. It works for 7 days.',
    confirmTitle: 'Confirm your subscription',
    confirmText: 'One useful email a month about finding your words. Unsubscribe at any time.',
    over: 'This link no longer works',
    overText: 'Each link works once, for 7 days. Enter your email below and we’ll send you a new one.',
    leaveTitle: 'Unsubscribe?',
    leaveText: 'We’ll stop sending you the newsletter. You can subscribe again at any time.',
    wrongTitle: 'This link isn’t complete',
    wrongText: 'Please open it again from the newsletter, or write to us and we’ll unsubscribe you.',
    done: 'You’re subscribed',
    doneText: 'The next newsletter comes within a month.',
    left: 'You’re unsubscribed',
    leftText: 'We won’t email you again. Thanks for reading.',
  },
} as const
