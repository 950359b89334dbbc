import { expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.ts'

it.each([
  ['We are excited to announce our course.', 'We are announcing our course.'],
  ['We’re thrilled to share our course.', 'We’re sharing our course.'],
  ['I am proud to reveal our course.', 'I am revealing our course.'],
  ['We are pleased to report a profit.', 'We are reporting a profit.'],
  ['I’m honoured to introduce Ada.', 'I’m introducing Ada.'],
  ['We are happy to present our course.', 'We are presenting our course.'],
  ['We are so very happy to launch our course.', 'We are launching our course.'],
  ['We are stoked to unveil our course.', 'We are showing our course.'],
  ['We are delighted to announce the launch of our course.', 'We are launching our course.'],
  ['We are delighted to announce the release of our course.', 'We are releasing our course.'],
  ['We are delighted to share the opening of our shop.', 'We are opening our shop.'],
  ['We are delighted to announce the start of our course.', 'We are starting our course.'],
  ['Our whole team is thrilled to announce a course.', 'Our whole team is announcing a course.'],
  ['Thrilled to announce a course.', 'Announcing a course.'],
  // What is a sentence by itself says itself.
  ['We are excited to announce that bread is back.', 'Bread is back.'],
  ['We are excited to say that, bread is back.', 'Bread is back.'],
  ['We are excited to announce we’re back.', 'We’re back.'],
  ['We are excited to tell you it is back.', 'It is back.'],
  ['So we are excited to announce that bread is back.', 'So bread is back.'],
  ['Today, we are excited to announce that our bread is back.', 'Today, our bread is back.'],
  ['We are excited to share with you that bread is back.', 'Bread is back.'],
])('%j is %j', (worn, plain) => {
  expect(plainSentence(worn)).toBe(plain)
})

it.each([
  'We are excited to welcome you.',
  'We were excited to announce our course.',
  'They said that we are excited to announce that bread is back.',
  'We are excited to tell you more.',
  'We are excited to say bread is back.',
  'We come excited to announce a course.',
  'Yesterday thrilled to announce a course.',
])('%j announces nothing that is said better', sentence => {
  expect(plainSentence(sentence)).toBe(sentence)
})
