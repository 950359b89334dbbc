/** What a founder may need first. The order settles ties: who, then what, then how, then where, then what for. */
export const QUIZ_FOCUSES = ['audience', 'message', 'content', 'goals', 'channels'] as const

export type QuizFocus = (typeof QUIZ_FOCUSES)[number]

/** How far the brand has come: below 40, below 70, from 70. */
export type QuizBand = 'starting' | 'shaping' | 'sharpening'

/** The band of a score from 0 to 100. */
export function quizBand(score: number): QuizBand {
  if (score >= 70) return 'sharpening'
  return score >= 40 ? 'shaping' : 'starting'
}

/** The primary focus as it is named on the result page and in the email. */
export const FOCUS_LABELS: Readonly<Record<QuizFocus, string>> = {
  audience: 'Knowing who you’re for',
  message: 'Saying what makes you different',
  content: 'Posting regularly in your own voice',
  goals: 'Setting a clear goal',
  channels: 'Choosing the right platforms',
}

const STRENGTHS: Readonly<Record<QuizFocus, string>> = {
  audience: 'You can picture the person you want to help.',
  message: 'You know why people choose you.',
  content: 'You can name what holds your content back.',
  goals: 'You know what you want, and how you’ll notice it.',
  channels: 'People already find you in more than one place.',
}

/** What is good about a focus that is already clear. */
export function focusStrength(focus: QuizFocus): string {
  return STRENGTHS[focus]
}

const HEADLINES: Readonly<Record<QuizFocus, string>> = {
  audience: 'Get specific about who you help',
  message: 'Make it clear why people should choose you',
  content: 'You have plenty to say. Build a routine for saying it',
  goals: 'Pick one goal, and a number to track',
  channels: 'Choose fewer platforms and do them well',
}

/** What is found where a focus lacks nothing and is still what needs work most. */
export function focusFinding(focus: QuizFocus): string {
  return HEADLINES[focus]
}

const BAND_LINES: Readonly<Record<QuizBand, string>> = {
  starting: 'Most of it is still in your head, and that’s normal.',
  shaping: 'You know your brand well. Other people can’t see it clearly yet.',
  sharpening: 'Your brand is clear. Now keep it consistent.',
}

const BAND_MEANINGS: Readonly<Record<QuizBand, string>> = {
  starting: 'Start with a few clear answers. You can build everything else on them.',
  shaping: 'Work on one thing first, and the rest will get easier to explain.',
  sharpening: 'Say the same thing everywhere you appear, and do more of what works.',
}

const FOCUS_MEANINGS: Readonly<Record<QuizFocus, string>> = {
  audience:
    'If you speak to everyone, no one feels you mean them. Picture one real person, and every sentence gets easier.',
  message: 'People choose what they understand. You should be able to say what’s different in one breath.',
  content:
    'You don’t lack things to say. You need a place to save your stories, and a rhythm you can keep up.',
  goals: 'Without a goal, every idea looks equally good. One number for the next 90 days helps you choose.',
  channels: 'Two platforms done well beat six done badly. Choose the ones your clients already use.',
}

/** What the result means: a line for the score (0 to 100), and two paragraphs, for the focus and for the score. */
export function quizMeaning(score: number, focus: QuizFocus): { line: string; paragraphs: [string, string] } {
  const band = quizBand(score)
  return {
    line: BAND_LINES[band],
    paragraphs: [FOCUS_MEANINGS[focus], BAND_MEANINGS[band]],
  }
}

const NEXT_STEPS: Readonly<Record<QuizFocus, Readonly<Record<QuizBand, readonly [string, string, string]>>>> =
  {
    audience: {
      starting: [
        'Write down the name of one real person you loved to work with, and what their day was like before you met.',
        'Ask that person what they typed, or who they asked, when they started looking for help.',
        'Rewrite the first line of your profile for them alone.',
      ],
      shaping: [
        'List three people you don’t want as clients, and what they have in common.',
        'Collect five sentences your clients have used about their problem, word for word.',
        'Use one of those sentences as the opening of your next post.',
      ],
      sharpening: [
        'Describe what’s happening when your dream client decides to look for help.',
        'Check your last ten posts: which would have made that person stop?',
        'Write one post for that moment, and nothing else.',
      ],
    },
    message: {
      starting: [
        'Finish this sentence in your own words: “People come to me because…”',
        'Ask two clients why they chose you, and write down exactly what they say.',
        'Put the shorter answer at the top of your website.',
      ],
      shaping: [
        'Say in one breath what you do, who it’s for and how it’s different. Record it, then write it down.',
        'Name one thing others in your field do that you refuse to do, and say why.',
        'Tell the story of the client who shows the difference best.',
      ],
      sharpening: [
        'Read your profile, website and last five posts side by side: do they make the same promise?',
        'Cut the three phrases that any competitor could also write.',
        'Add one proof, a number or a quote, to the claim you make most often.',
      ],
    },
    content: {
      starting: [
        'Write down five small things that happened with clients this month. One line each is enough.',
        'Turn one of them into a post, the way you’d tell it to a friend.',
        'Choose one day of the week to post, and stick to it for four weeks.',
      ],
      shaping: [
        'Sort your ideas under three subjects you want to be known for.',
        'Start a story bank: origin, a failure, a client, behind the scenes, an opinion.',
        'Plan the next two weeks in one sitting, two posts each.',
      ],
      sharpening: [
        'Take your three best posts and rewrite each for another platform.',
        'Write down the words you use and the ones you never use, so every post sounds like you.',
        'Check once a month which posts led to a conversation, and do more of those.',
      ],
    },
    goals: {
      starting: [
        'Choose one number for the next 90 days: clients, enquiries or pounds.',
        'Write down what you’d stop doing to make time for it.',
        'Look at that number every Friday, for five minutes.',
      ],
      shaping: [
        'Break your goal into three checkpoints with dates.',
        'Name the two activities that have brought clients so far, and give them your best hours.',
        'Ask every new enquiry how they found you, and note it.',
      ],
      sharpening: [
        'Connect each of your regular activities to the goal. Pause one that has no connection.',
        'Find out what your last three clients saw of you first.',
        'Plan one campaign around the offer that helps your goal most.',
      ],
    },
    channels: {
      starting: [
        'Choose the one platform where your dream client already spends time.',
        'Make your profile there say who you help and what to do next.',
        'Reply to three people there this week before you post anything.',
      ],
      shaping: [
        'Choose two platforms, and let yourself leave the others alone.',
        'Give each of the two a job: being found, or staying in touch.',
        'Add one clear invitation to your next four posts.',
      ],
      sharpening: [
        'Ask your last five clients where they first saw you.',
        'Move one hour a week from your weakest platform to your strongest.',
        'Build one thing no platform can take away: a small mailing list.',
      ],
    },
  }

/** Three things to do next for a focus and a band. */
export function focusNextSteps(focus: QuizFocus, band: QuizBand): string[] {
  return [...NEXT_STEPS[focus][band]]
}
