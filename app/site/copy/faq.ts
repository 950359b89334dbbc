export interface Question {
  readonly question: string
  readonly answer: string
}

/** The six questions of the landing page. */
export const LANDING_FAQ: readonly Question[] = [
  {
    question: 'Do I need to be good at writing?',
    answer:
      'No. If you can explain your work to a client, you have enough to start. Brandhearth asks the questions, saves your answers and helps you write the way you speak.',
  },
  {
    question: 'Will it sound like AI?',
    answer:
      'Drafts start from your stories and your words, and a score shows how closely a post matches your brand. We don’t offer a rewrite that would lower that score. You can also turn the assistant off and write on your own.',
  },
  {
    question: 'How long until I see something useful?',
    answer:
      'About 10 minutes. Five questions give you a first foundation, a brand score and your first story prompts.',
  },
  {
    question: 'What does the trial cost?',
    answer:
      'Nothing. It lasts 7 days, needs no card and ends automatically. You can still read and export what you made.',
  },
  {
    question: 'Can I cancel whenever I like?',
    answer:
      'Yes, online, on your subscription page. Your plan runs to the end of the period you’ve paid for. Cancel within 14 days of your first payment and you can have a refund.',
  },
  {
    question: 'What happens to what I write?',
    answer:
      'It’s yours. We keep it separate from other customers’ work, and no one trains AI on it. You can download your stories and posts, or delete them, at any time.',
  },
]

/** The four cards of the pricing page. */
export const PRICING_FAQ: readonly Question[] = [
  {
    question: 'How can I pay?',
    answer:
      'By card, on our payment provider’s page. We never see your card number, and there’s no setup fee.',
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes. Upgrades start immediately, less what’s left of your old plan. Downgrades start at your next renewal.',
  },
  {
    question: 'What happens after the trial?',
    answer:
      'It ends automatically after 7 days, because we don’t ask for a card. Choose a plan to carry on creating. You can still read and export what you made.',
  },
  {
    question: 'Do you give refunds?',
    answer:
      'Yes, within 14 days of your first payment, for any reason. After that you can cancel at any time and keep your plan until the end of the period you’ve paid for.',
  },
]
