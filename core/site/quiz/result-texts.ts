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

/** The primary focus as it is named on the result page and in the mail. */
export const FOCUS_LABELS: Readonly<Record<QuizFocus, string>> = {
  audience: 'Knowing exactly who you are for',
  message: 'Saying what makes you different',
  content: 'Content that sounds like you, week after week',
  goals: 'A clear goal, and a way to see it coming',
  channels: 'Being found in the right places',
}

const STRENGTHS: Readonly<Record<QuizFocus, string>> = {
  audience: 'You can picture the person you want to help.',
  message: 'You know why people choose you.',
  content: 'You can name what holds your content back, and that is half of mending it.',
  goals: 'You know where you are going and how you would notice.',
  channels: 'People already find you in more than one place.',
}

/** What is good about a focus that is already clear. */
export function focusStrength(focus: QuizFocus): string {
  return STRENGTHS[focus]
}

const HEADLINES: Readonly<Record<QuizBand, string>> = {
  starting: 'The embers are there. They need air.',
  shaping: 'A good fire, not yet seen from the road.',
  sharpening: 'It burns well. Now keep it burning.',
}

const BAND_MEANINGS: Readonly<Record<QuizBand, string>> = {
  starting:
    'Much of your brand still lives in your head. That is no fault: nobody has asked you the right questions yet. ' +
    'A few clear answers now will save you months of guessing.',
  shaping:
    'You know a good deal about your brand, and some of it is still blurred. ' +
    'Sharpen the one thing below and the rest becomes easier to say.',
  sharpening:
    'You know who you are and what you stand for. ' +
    'What is left is to say it the same way everywhere, and to let the results tell you what to do more of.',
}

const FOCUS_MEANINGS: Readonly<Record<QuizFocus, string>> = {
  audience:
    'When a brand speaks to everybody, nobody feels meant. One real person in mind changes every sentence.',
  message:
    'People do not choose the best; they choose what they understand. Your difference has to fit one breath.',
  content:
    'You do not lack things to say. What is missing is a store of your own stories, and a rhythm you can keep.',
  goals: 'Without a goal every idea looks equally good. One number for the next 90 days sorts them for you.',
  channels:
    'Being everywhere a little is being nowhere. Two places, tended well, bring more than six in passing.',
}

/** What the result means, in two paragraphs: for the score, and for the focus. */
export function quizMeaning(
  score: number,
  focus: QuizFocus,
): { headline: string; paragraphs: [string, string] } {
  const band = quizBand(score)
  return { headline: HEADLINES[band], paragraphs: [BAND_MEANINGS[band], FOCUS_MEANINGS[focus]] }
}

const NEXT_STEPS: Readonly<Record<QuizFocus, Readonly<Record<QuizBand, readonly [string, string, string]>>>> =
  {
    audience: {
      starting: [
        'Write down the name of one real person you loved to work with, and what their day was like before you met.',
        'Ask that person what they typed, or whom they asked, when they began to look for help.',
        'Rewrite the first line of your profile for them alone.',
      ],
      shaping: [
        'List three people you do not want as clients, and what they have in common.',
        'Collect five sentences your clients have used about their trouble, word for word.',
        'Use one of those sentences as the opening of your next post.',
      ],
      sharpening: [
        'Describe the moment in which your dream client decides to look for help.',
        'Check your last ten posts: which of them would that person have stopped at?',
        'Write one post for that moment, and nothing but that moment.',
      ],
    },
    message: {
      starting: [
        'Finish this sentence in your own words: "People come to me because…"',
        'Ask two clients why they chose you, and write down what they say, not what you hoped for.',
        'Put the shorter of the two answers at the top of your website.',
      ],
      shaping: [
        'Say what you do, for whom, and how it is different, in one breath. Record it, then write it down.',
        'Name one thing others in your field do that you refuse to do, and why.',
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
        'Turn one of them into a post as you would tell it to a friend.',
        'Choose one day of the week on which you post, and keep it for four weeks.',
      ],
      shaping: [
        'Sort your ideas under three subjects you want to be known for.',
        'Start a story bank: origin, a failure, a client, behind the scenes, an opinion.',
        'Plan the next two weeks in one sitting, two posts each.',
      ],
      sharpening: [
        'Take your three best posts and tell each once more for another place.',
        'Write down the words you use and those you never use, so that every post sounds like you.',
        'Look once a month at what led to a conversation, and do more of that.',
      ],
    },
    goals: {
      starting: [
        'Choose one number for the next 90 days: clients, enquiries or pounds.',
        'Write down what you would stop doing to have time for it.',
        'Look at that number every Friday, for five minutes.',
      ],
      shaping: [
        'Break your goal into three checkpoints with dates.',
        'Name the two activities that have brought clients so far, and give them your best hours.',
        'Ask every new enquiry how they found you, and note it.',
      ],
      sharpening: [
        'Connect each of your regular activities to the goal; pause one that has no connection.',
        'Follow your last three clients back to the first thing they saw of you.',
        'Plan one campaign round the offer that serves your goal most.',
      ],
    },
    channels: {
      starting: [
        'Choose the one place where your dream client already spends time.',
        'Make your profile there say who you help and what to do next.',
        'Answer three people there this week before you post anything.',
      ],
      shaping: [
        'Pick two places to tend, and allow yourself to leave the others alone.',
        'Give each of the two a job: being found, or staying in touch.',
        'Add one clear invitation to your next four posts.',
      ],
      sharpening: [
        'Ask your last five clients where they first saw you.',
        'Move one hour a week from the weakest place to the strongest.',
        'Build one thing that is yours and no network’s: a small mailing list.',
      ],
    },
  }

/** Three things to do next for a focus and a band. */
export function focusNextSteps(focus: QuizFocus, band: QuizBand): string[] {
  return [...NEXT_STEPS[focus][band]]
}
