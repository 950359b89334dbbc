export interface Question {
  readonly question: string
  readonly answer: string
}

/** The six questions of the landing page. */
export const LANDING_FAQ: readonly Question[] = [
  {
    question: 'Do I need to be good at writing?',
    answer:
      'No. You need to have something to say, and you do: you say it to clients every week. Brandhearth asks the questions, keeps the answers, and helps you put them down the way you speak.',
  },
  {
    question: 'Will it write like a robot?',
    answer:
      'It starts from your stories and your words, and a score shows how much a text sounds like you. A rewrite that would lower that score is not offered. And you can switch the assistant off: everything works without it.',
  },
  {
    question: 'How long until I see something useful?',
    answer:
      'About ten minutes. Five questions give you a first foundation, a brand score and your first story prompts.',
  },
  {
    question: 'What does the trial cost?',
    answer:
      'Nothing. It lasts seven days, needs no card and ends by itself. What you made stays readable and can be exported.',
  },
  {
    question: 'Can I cancel whenever I like?',
    answer:
      'Yes, by yourself, on your subscription page. Your plan runs to the end of the time you have paid for. In the first 14 days after paying you get your money back.',
  },
  {
    question: 'What happens to what I write?',
    answer:
      'It is yours. It is kept apart from everyone else’s in the database itself, nobody trains a model on it, and you can take all of it with you or delete it at any time.',
  },
]

/** The four cards of the pricing page. */
export const PRICING_FAQ: readonly Question[] = [
  {
    question: 'Which ways of paying do you take?',
    answer: 'Cards and PayPal, and bank transfer for annual plans. There is no setup fee.',
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes, and changes take effect immediately when you go up; what is left of the old plan is taken off. Going down comes with your next renewal.',
  },
  {
    question: 'What happens after the trial?',
    answer:
      'After 7 days it ends by itself, because we did not ask for a card. Choose a plan to go on creating; reading and exporting stay open.',
  },
  {
    question: 'Do you give money back?',
    answer:
      'Within 14 days of your first payment, for any reason. After that you can cancel at any time and keep the plan to the end of what you paid.',
  },
]
