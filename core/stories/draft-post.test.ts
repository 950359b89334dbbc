import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overallScorer, scoreContent } from '../brand/alignment/score-content.ts'
import { sentencesOf } from '../posts/checks/sentences.ts'
import { countFor, fitsPlatform } from '../posts/platforms/count.ts'
import { PLATFORM_IDS, type PlatformId } from '../posts/platforms/platforms.ts'
import { closingLine } from './closing.ts'
import { DRAFT_FORMS, type DraftForm, readDraftForm } from './draft-forms.ts'
import { draftPost } from './draft-post.ts'
import type { StoryForPost } from './parts.ts'

const brands: { foundation: Record<string, unknown>; on_brand: string[] }[] = ['dev', 'heldout'].flatMap(
  name =>
    JSON.parse(
      readFileSync(new URL(`../brand/alignment/fixtures/brands-${name}.json`, import.meta.url), 'utf8'),
    ).brands,
)

const story: StoryForPost = {
  title: 'The cardigan',
  situation: 'Someone e-mailed to ask if she could join although she “can’t do yoga”',
  struggle: 'Her hamstrings were like old rope, and she had once fallen over in front of her sister-in-law.',
  turn: 'She came on Tuesday, camera off, cardigan on.',
  result: 'Afterwards she said that her neck had stopped clicking.',
  lesson: 'If you can sit in a chair, you can do this one with us.',
  proof: '“My neck has stopped clicking.”',
}
const foundation = {
  brand_name: 'Half Past Yoga',
  brand_personality: ['encouraging-guide'],
  core_values: ['small and often', 'plain language'],
  key_message: 'You just have to move a little before it hurts',
}
const draft = (platform: PlatformId, over: StoryForPost = {}, brand: unknown = foundation) =>
  draftPost({ story: { ...story, ...over }, foundation: brand, platform })

describe('a story turned into a post', () => {
  it('keeps the captured line when only the end of its spine was added', () => {
    const { body } = draftPost({
      story: {
        title: 'Letter',
        body: 'A baker rang at six.',
        result: 'She slept.',
        lesson: 'Read it aloud.',
      },
      foundation: {},
      platform: 'blog',
    })
    expect(body).toContain('A baker rang at six.')
    expect(body).toContain('She slept.')
  })

  it('says nothing of the spine again that stands in what was told', () => {
    const { body } = draftPost({
      story: {
        title: 'Letter',
        body: 'I promised too much, and she told me so. I had not listened.',
        struggle: 'I had not listened.',
        lesson: 'Read it aloud.',
      },
      foundation: {},
      platform: 'blog',
    })
    expect(body.split('I had not listened.')).toHaveLength(2)
    expect(body).toContain('Read it aloud.')
  })

  it('tells the story in order and ends with a question in the voice of the brand', () => {
    expect(draft('linkedin').body).toBe(
      [
        'Someone e-mailed to ask if she could join although she “can’t do yoga”.',
        'Her hamstrings were like old rope, and she had once fallen over in front of her sister-in-law.',
        'She came on Tuesday, camera off, cardigan on.',
        'Afterwards she said that her neck had stopped clicking.',
        'If you can sit in a chair, you can do this one with us.',
        '“My neck has stopped clicking.”',
        closingLine('encouraging-guide'),
      ].join('\n\n'),
    )
  })
  it('keeps beginning and lesson where there is little room', () => {
    const { body } = draft('twitter')
    expect(body).toMatch(/^Someone e-mailed/)
    expect(body).toContain('If you can sit in a chair')
    expect(countFor('twitter', body)).toBeGreaterThan(200)
  })
  it('adds hashtags out of the brand’s own words where they are usual', () => {
    const brand = { keywords: 'cosy cardigans, plain language' }
    expect(draft('instagram', {}, brand).body).toMatch(/\n\n#CosyCardigans$/)
    expect(draft('linkedin', {}, brand).body).not.toContain('#')
  })
  it('is a letter in the newsletter, a script on TikTok, and titled on the blog', () => {
    expect(draft('newsletter')).toMatchObject({ title: 'The cardigan' })
    expect(draft('newsletter').body).toMatch(/^Hello,\n\n[\s\S]*\n\nHalf Past Yoga$/)
    expect(draft('newsletter').body).toContain('You just have to move a little before it hurts.')
    expect(draft('tiktok').body).toMatch(/^Say first: Someone[\s\S]*\n\n1\. Her hamstrings/)
    expect(draft('blog').title).toBe('The cardigan')
    expect(draft('instagram').title).toBe('')
  })
  it('uses the free text when there is no spine, and the title when there is nothing else', () => {
    const bare = { title: 'Rain', body: 'It rained.\n\nWe stayed' }
    expect(draftPost({ story: bare, foundation: null, platform: 'facebook' }).body).toBe(
      'It rained.\n\nWe stayed.\n\nHas something like this happened to you?',
    )
    expect(draftPost({ story: { title: 'Rain' }, foundation: null, platform: 'threads' }).body).toMatch(
      /^Rain\.\n\n/,
    )
    expect(draftPost({ story: {}, foundation, platform: 'threads' }).body).toBe('')
  })
  it('is a caption, a letter or an anecdote when asked for one', () => {
    const as = (form: DraftForm, platform: PlatformId) =>
      draftPost({ story, foundation, platform, form }).body
    expect(as('caption', 'instagram')).toBe(
      [
        'She came on Tuesday, camera off, cardigan on.',
        'If you can sit in a chair, you can do this one with us.',
        closingLine('encouraging-guide'),
      ].join('\n\n'),
    )
    expect(as('email', 'newsletter')).toBe(draft('newsletter').body)
    expect(as('talk', 'blog')).toMatch(
      /No introduction\.\)\n\nSomeone[\s\S]*\(Pause\.\)\n\nShe came on Tuesday/,
    )
    expect(as('talk', 'blog')).not.toContain(closingLine('encouraging-guide'))
    expect(draftPost({ story: {}, foundation, platform: 'blog', form: 'talk' }).body).toBe('')
    expect([readDraftForm('talk'), readDraftForm('poem'), readDraftForm(7)]).toEqual(['talk', 'post', 'post'])
  })
  it('never scores below its story where the whole story fits, and hardly where it does not', () => {
    for (const brand of brands) {
      const body = brand.on_brand[0] ?? ''
      const told = scoreContent(body, brand.foundation).overall
      for (const platform of ['linkedin', 'instagram', 'newsletter', 'tiktok', 'blog', 'twitter'] as const) {
        const made = draftPost({ story: { title: 'T', body }, foundation: brand.foundation, platform })
        const least = fitsPlatform(platform, body) ? told : told - 3
        expect(scoreContent(made.body, brand.foundation).overall, made.body).toBeGreaterThanOrEqual(least)
        expect(made.body, 'cut within a sentence').not.toMatch(/[^.!?]…$/)
      }
    }
  })
  it('asks nothing and sells nothing under loss, an apology or thanks', () => {
    for (const body of [
      'My mother died in May.',
      'I apologise for Tuesday.',
      'Thank you for the rain coats.',
    ]) {
      expect(draftPost({ story: { body }, foundation, platform: 'instagram' }).body).toBe(body)
      expect(draftPost({ story: { body }, foundation, platform: 'newsletter' }).body).not.toContain('reply')
    }
  })
  it('asks nothing where the story asks already, and as several people where they tell it', () => {
    const post = (body: string, voice: string) =>
      draftPost({ story: { body }, foundation: { brand_personality: [voice] }, platform: 'linkedin' }).body
    expect(post('She came twice. What would you have done?', 'warm-expert')).toMatch(/done\?$/)
    expect(post('We came twice.', 'warm-expert')).toContain('Tell us, we read every reply.')
    expect(post('The oven broke.', 'straight-shooter')).not.toContain('Agree, or not?')
  })
  it('fits every platform and is the same each time', () => {
    const text = fc.oneof(
      fc.lorem({ maxCount: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constant(''),
    )
    const stories = fc.record({
      title: text,
      body: text,
      situation: text,
      struggle: text,
      turn: text,
      result: text,
      lesson: text,
      proof: text,
    })
    fc.assert(
      fc.property(
        stories,
        fc.constantFrom(...PLATFORM_IDS),
        fc.constantFrom(...DRAFT_FORMS),
        (text, platform, form) => {
          const made = draftPost({ story: text, foundation, platform, form })
          expect(fitsPlatform(platform, made.body)).toBe(true)
          expect(made.body).not.toMatch(/undefined|null\b/)
          expect(draftPost({ story: text, foundation, platform, form })).toEqual(made)
        },
      ),
    )
  })
  it('reads anything', () => {
    const input = fc.record({ story: fc.anything(), foundation: fc.anything(), platform: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(input, fc.anything()), story => {
        expect(typeof draftPost(story as never).body).toBe('string')
      }),
    )
  })
})

describe('a story cut for a network with little room', () => {
  /** All selections of whole sentences that fit. */
  function fitting(sentences: readonly string[], platform: 'twitter'): string[] {
    const selections: string[] = []
    for (let chosen = 1; chosen < 2 ** sentences.length; chosen++) {
      const text = sentences.filter((_, at) => (chosen >> at) % 2 === 1).join(' ')
      if (text.length <= 300 && fitsPlatform(platform, text)) selections.push(text)
    }
    return selections
  }

  it('stays below its story only where no selection of its sentences reaches it', () => {
    let cut = 0
    for (const { foundation, on_brand } of brands) {
      for (const body of on_brand) {
        if (fitsPlatform('twitter', body)) continue
        cut += 1
        const score = overallScorer(foundation)
        const draft = draftPost({ story: { title: 'A day', body }, foundation, platform: 'twitter' })
        if (score(draft.body) >= score(body)) continue
        const best = Math.max(
          ...fitting(
            sentencesOf(body).map(({ text }) => text),
            'twitter',
          ).map(score),
        )
        expect(best, body).toBeLessThan(score(body))
        expect(score(draft.body), body).toBeGreaterThanOrEqual(best)
      }
    }
    expect(cut).toBeGreaterThan(20)
  })
})
