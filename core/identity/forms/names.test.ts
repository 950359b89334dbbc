import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { WEB_ADDRESS_MESSAGE } from '../../shared/sanitise/web-address.ts'
import { compassSchema } from '../../site/compass-form.ts'
import { contactSchema } from '../../site/contact-form.ts'
import { quizSchema } from '../../site/quiz/schemas.ts'
import { answerSchema, requestSchema } from '../../stories/request.ts'
import { registerSchema } from './register.ts'
import { youSchema } from './you.ts'

const FIELDS = [
  ['sign-up', registerSchema, 'name'],
  ['settings', youSchema, 'fullName'],
  ['settings', youSchema, 'firstName'],
  ['contact', contactSchema, 'name'],
  ['Brand Compass', compassSchema, 'firstName'],
  ['quiz', quizSchema, 'first_name'],
  ['quiz', quizSchema, 'company_name'],
  ['asking for a story', requestSchema, 'name'],
  ['telling a story', answerSchema, 'name'],
] as const

describe('a name with a web address', () => {
  it.each(FIELDS)('is refused beside its field: %s', (_, schema, field) => {
    const problems = (name: string) => {
      const { issues = [] } = v.safeParse(schema, { [field]: name })
      return issues.filter(issue => v.getDotPath(issue) === field).map(({ message }) => message)
    }
    expect(problems('Win at https://evil.test')).toEqual([WEB_ADDRESS_MESSAGE])
    expect(problems('evil.test')).toEqual([WEB_ADDRESS_MESSAGE])
    expect(problems('J.R.R. Tolkien')).toEqual([])
  })
})
