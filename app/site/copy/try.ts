/** What the page says on which a visitor scores a post. */
export const TRY = {
  title: 'Score one of your posts',
  lead: 'Describe your business in three sentences, then paste a post. You’ll see the same score that members see, and which words earned it. You don’t need an account, and we don’t keep what you paste.',
  business: 'Your business in three sentences',
  businessHint: 'Who you help and with what, what matters to you, and how people feel afterwards.',
  businessExample:
    'I teach pottery to beginners who think they have no talent. We go slowly and a cracked bowl is never a failure. People leave calm and a bit proud of themselves.',
  voice: 'How you’d like to sound',
  noVoice: 'Not sure',
  post: 'A post you’ve written',
  postHint: 'From any network. Up to 5,000 characters.',
  submit: 'Score my post',
  pending: 'Scoring…',
  again: 'Change something and score it again',
  result: 'Your post',
  marks: 'What counted',
  noMarks: 'Nothing in this post points to your business yet.',
  improve: 'How to improve it',
  hero: {
    sentence: 'Change a sentence from Wren & Clay',
    hint: 'A made-up pottery course. Eight words or more.',
    voice: 'How it should sound',
    submit: 'Score this sentence',
    start: 'Start with this sentence',
    label: 'This sentence',
  },
  next: {
    title: 'Three sentences are a small brand to measure against',
    text: 'In your workspace the score knows your five foundation answers and your past posts, so it tells more apart. The trial is free for 7 days and needs no card.',
    action: 'Start 7-Day Free Trial',
  },
} as const
