import { readQuotedData } from '#core/assistant/instructions.ts'
import { readKey, readText, readTexts } from '#core/shared/untrusted.ts'

/** Ways to say the same, none of which touches a fact. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^When did you first/, 'Do you remember when you first'],
  [/^What do you explain again and again/, 'What do you find yourself explaining again and again'],
  [/^Think of /, 'Bring to mind '],
  [/^Tell the story of /, 'Tell us about '],
  [/^Describe /, 'Put into words '],
  [/^Show /, 'Let people see '],
  [/^Write a note to /, 'Send a note to '],
  [/^Walk through /, 'Go through '],
  [/^End your next /, 'Close your next '],
  [/^Put /, 'Place '],
]

/** The sentences of the request, reworded by rules as the `polished_ideas` schema has them. */
export function composePolish(prompt: string): string {
  const data = readQuotedData('request', prompt)
  const reword = (sentence: string) => {
    const replacement = OTHER_WORDS.find(([pattern]) => pattern.test(sentence))
    return replacement ? sentence.replace(replacement[0], replacement[1]) : sentence
  }
  const list = (key: string) => readTexts(readKey(data, key)).map(reword)
  return JSON.stringify({
    weeklyFocus: reword(readText(readKey(data, 'weeklyFocus'))),
    storyPrompts: list('storyPrompts'),
    contentIdeas: list('contentIdeas'),
    funnelRecommendations: list('funnelRecommendations'),
  })
}
