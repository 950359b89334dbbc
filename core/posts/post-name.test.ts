import { expect, it } from 'vitest'
import { postChoice, postName } from './post-name.ts'

it('a post is called by its title, else by its first line', () => {
  expect(postName({ title: 'Rye is back', body: 'Today.' })).toBe('Rye is back')
  expect(postName({ title: '', body: '\n We bake again.\nFrom Monday.' })).toBe('We bake again.')
  expect(postName({ title: '', body: ' \n' })).toBe('Untitled post')
})

it('is offered by its name and platform, and no more of a long name than can be read', () => {
  expect(postChoice({ title: 'Rye is back', body: '', platform: 'instagram' })).toBe(
    'Rye is back (Instagram)',
  )
  expect(postChoice({ title: 'r'.repeat(200), body: '', platform: 'nowhere' })).toBe(
    `${'r'.repeat(60)} (Blog)`,
  )
})
