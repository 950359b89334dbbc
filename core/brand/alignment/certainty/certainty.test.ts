import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import dev from '../fixtures/brands-dev.json' with { type: 'json' }
import { scoreContent } from '../score-content.ts'
import { languageOf } from './language.ts'

const foundation = {
  core_values: ['honesty', 'patience'],
  dream_client: 'Bakers who open their first shop and do their own books at night.',
}
const german = {
  core_values: ['Ehrlichkeit', 'Geduld'],
  dream_client: 'Bäcker, die ihren ersten Laden eröffnen und nachts noch die Bücher machen.',
}
const POSTS = {
  de: 'Heute backen wir wieder Brot für euch, und der Ofen ist noch nicht kalt. Wir freuen uns auf die Woche.',
  fr: 'Nous faisons du pain pour vous chaque matin, et le four est encore chaud. Venez nous voir dans la boutique.',
  es: 'Hoy hacemos pan para la familia y el horno está muy caliente. Te esperamos con una taza de café.',
  it: 'Oggi facciamo il pane per la famiglia e il forno non è ancora freddo. Ti aspettiamo con una tazza di caffè.',
  pt: 'Hoje fazemos pão para a família e o forno não está frio. Você é bem-vindo com uma xícara de café.',
  nl: 'Vandaag bakken wij weer brood voor jullie en de oven is nog niet koud. Wij zijn er ook op zondag.',
  sv: 'Idag bakar vi bröd till er och ugnen är inte kall. Vi har kaffe som du kan få med en bulle.',
  pl: 'Dzisiaj pieczemy chleb dla rodziny i piec nie jest jeszcze zimny. Czekamy na was z kawą, jak w domu.',
  other: 'Сегодня мы печём хлеб для всей семьи, и печь ещё не остыла.',
} as const

describe('what cannot be told', () => {
  it.each(Object.entries(POSTS))(
    'is a text in another language than the foundation: %s',
    (language, post) => {
      expect(languageOf(post)).toBe(language)
      expect(scoreContent(post, foundation).certainty).toBe('other_language')
    },
  )

  it('is not a text in the language of a foundation that is not English', () => {
    expect(scoreContent(POSTS.de, german).certainty).toBe('told')
    expect(
      scoreContent('We bake bread for you and the oven is never cold in the week.', german).certainty,
    ).toBe('other_language')
  })

  it('is a text of fewer than eight words, not counting links, mentions and hashtags', () => {
    const seven = 'We read the letter from them together.'
    expect(scoreContent(seven, foundation).certainty).toBe('too_little')
    expect(
      scoreContent(`${seven} #bakers #honesty #patience @maya https://maya.example/a`, foundation).certainty,
    ).toBe('too_little')
    expect(scoreContent(`${seven} Slowly.`, foundation).certainty).toBe('told')
    expect(scoreContent('', foundation).certainty).toBe('too_little')
  })

  it('is any text without a foundation to compare it with', () => {
    expect(scoreContent('We read the letter together at the table, slowly.', {}).certainty).toBe(
      'no_foundation',
    )
  })

  it('is none of the posts of the fixture brands', () => {
    const untold = dev.brands.flatMap(brand =>
      brand.on_brand.filter(post => scoreContent(post, brand.foundation).certainty !== 'told'),
    )
    expect(untold).toEqual([])
  })

  it('leaves the numbers what they are, between 30 and 100', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), text => {
        const { overall, certainty } = scoreContent(text, foundation)
        expect(overall).toBeGreaterThanOrEqual(30)
        expect(overall).toBeLessThanOrEqual(100)
        expect(['told', 'too_little', 'other_language']).toContain(certainty)
      }),
    )
  })
})
