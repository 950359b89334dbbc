import type { Voice } from '../../stage-and-voice.ts'
import type { IdeaPattern } from '../pattern.ts'

const SENTENCES: Readonly<Record<Voice, Readonly<Record<string, string>>>> = {
  'warm-expert': {
    'kitchen-table': 'Answer the question you get most often, as you would across a kitchen table.',
    'explain-with-object': 'Explain something difficult with an object that is in every kitchen.',
    'reassure-first': 'Name a worry, say that it’s normal, and only then give your advice.',
    'what-i-tell-friends': 'Write the advice you give to friends, which you’ve never put on your website.',
    'long-way-round': 'Tell how you came to know what you know, with one wrong turn in it.',
    'kind-correction': 'Put right a common misunderstanding without making anyone feel silly.',
  },
  'straight-shooter': {
    'stop-doing': 'Name one thing people in your field should stop doing, and say why in five lines.',
    'what-it-costs': 'Say what something really costs, with the figures that others leave out.',
    'short-no': 'Write a post that begins with “No”, and give the reason in three sentences.',
    overrated: 'Name something in your trade that is overrated, and what you do instead.',
    'hard-truth': 'Tell clients the thing they’d rather not hear, and what follows from it.',
    'two-line-advice': 'Give your best advice in two lines. Stop there.',
  },
  'encouraging-guide': {
    'ten-minutes':
      'Give one small step that takes less than ten minutes, and congratulate the first people who do it.',
    'progress-list': 'List five signs of progress that people tend to overlook.',
    'when-stuck': 'Write to someone who is stuck halfway. Say what usually helps at that point.',
    'week-challenge': 'Set a challenge for seven days with one tiny task for each day.',
    'beginner-you': 'Show your own first attempt at what you do, and what you’d tell that beginner.',
    'celebrate-reader': 'Celebrate something small that a reader or client managed, with their permission.',
  },
  'witty-insider': {
    'absurd-week': 'Share something absurd from this week and what it says about your trade.',
    'field-guide': 'Write a field guide to the five kinds of email you receive.',
    'jargon-translated': 'Translate three phrases of your trade into what they really mean.',
    'rules-unwritten': 'List the unwritten rules of your trade that no one tells beginners.',
    confession: 'Confess to a professional habit that would surprise your clients.',
    awards: 'Hand out three invented awards for things that happened at work this month.',
  },
  'calm-authority': {
    'three-steps': 'Explain one subject in three calm steps, with nothing left to guess.',
    'news-in-context': 'Take something people worry about in your field and put it into proportion.',
    checklist: 'Write the checklist you use yourself, and say why each line is on it.',
    'what-can-wait': 'Say what people can safely ignore this month, and what they should do instead.',
    'decision-guide': 'Write a guide to one decision: if this, then that, with no more than four branches.',
    evidence:
      'Name one thing you’ve changed your mind about because of evidence, and say what the evidence was.',
  },
  'passionate-advocate': {
    'what-has-to-change': 'Say what has to change in your field, and what you’re doing about it this month.',
    'line-in-sand': 'Describe the moment when you decided that you wouldn’t go along with it any more.',
    'people-overlooked': 'Write about the people your field overlooks, and what they’d need.',
    invitation: 'Ask readers to do one thing with you this week, and say what it will change.',
    ally: 'Praise someone else who stands up for the same cause, and say what you learned from them.',
    'small-win': 'Report a small win for what you stand for, however small it is.',
  },
}

/** What fits one voice best. */
export const VOICE_PATTERNS: readonly IdeaPattern[] = (Object.keys(SENTENCES) as Voice[]).flatMap(voice =>
  Object.entries(SENTENCES[voice]).map(([id, sentence]) => ({
    id: `${voice}-${id}`,
    needs: [],
    voices: [voice],
    frames: [sentence],
  })),
)
