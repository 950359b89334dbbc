/** What the forms for visitors say. */
export const VISITOR_FORMS = {
  tooQuick: 'That was faster than people usually are. Nothing is lost: please press the button once more.',
  contact: {
    title: 'Talk to us',
    lead: 'A person reads every message and answers, usually within one working day.',
  },
  compass: {
    title: 'Brand Compass',
    lead: 'Tell us where your brand comes from and whom it is for. A person reads it and writes back within 24 hours, with one thing that is strong already and one to work on first. It is free.',
  },
  newsletter: {
    sent: 'Please check your inbox',
    sentText:
      'If this address is not on the list yet, a mail with a button is on its way. Press it and the next letter comes to you. The link works for seven days.',
    confirmTitle: 'One press, and you are on the list',
    confirmText:
      'One useful letter a month about finding your words. You can leave with one press at any time.',
    over: 'This link no longer works',
    overText: 'Links work once, for seven days. Type your address in the box below and you get a new one.',
    leaveTitle: 'Leave the list?',
    leaveText: 'You will get no more letters from us. You can come back at any time.',
    wrongTitle: 'This link is not complete',
    wrongText: 'Please open it once more from the letter, or write to us and we take you off the list.',
    done: 'You are on the list',
    doneText: 'The next letter comes within a month.',
    left: 'You are off the list',
    leftText: 'No more letters. Thank you for having read along.',
  },
} as const
