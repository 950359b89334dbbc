/** What the newsletter is: said in the footer of every public page, and on its own. */
export const NEWSLETTER = {
  title: 'One useful email a month',
  text: 'How founders find their words. We’ll ask you to confirm by email. Unsubscribe at any time.',
} as const
