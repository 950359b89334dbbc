import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { searchArticles } from './help-search.ts'
import { ticketSchema, ticketTopic } from './ticket-form.ts'

const articles = [
  { title: 'Plans and credits', summary: 'What each plan holds', text: 'Stories, posts and the score.' },
  { title: 'How the score works', summary: 'Four dimensions', text: 'Voice, values, audience, emotion.' },
]

it('finds articles by words and the beginnings of words, titles first', () => {
  expect(searchArticles(articles, 'SCORE').map(({ title }) => title)).toEqual([
    'How the score works',
    'Plans and credits',
  ])
  expect(searchArticles(articles, 'audi voice')).toHaveLength(1)
  expect(searchArticles(articles, 'zebra')).toEqual([])
  expect(searchArticles(articles, ' ?! ')).toEqual(articles)
})

it('more words never find more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const both = searchArticles(articles, `${a} ${b}`)
      for (const article of both) expect(searchArticles(articles, a)).toContain(article)
    }),
  )
})

it('a ticket needs a message, and an unknown topic means that something is broken', () => {
  expect(v.safeParse(ticketSchema, { topic: 'how' }).issues?.[0]?.message).toMatch(/One line is enough/)
  expect(v.parse(ticketSchema, { message: 'Help' })).toMatchObject({ topic: 'broken', diagnostics: false })
  expect(ticketTopic('constructor')).toBe('broken')
})
