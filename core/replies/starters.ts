import type { TemplateInput } from './schema.ts'

/** Templates to begin with: plain words that a founder makes their own. */
export const STARTER_TEMPLATES: readonly Omit<TemplateInput, 'id'>[] = [
  {
    name: 'First reply',
    subject: 'Thank you for writing',
    body: `Hello {{first_name}},

Thank you for getting in touch. I’d love to know a little more before I suggest anything: what would you most like to be different in three months?

If it’s easier to talk, tell me two times that suit you this week.

{{sender}}
{{brand}}`,
  },
  {
    name: 'A few days later',
    subject: 'Still here when you are',
    body: `Hello {{first_name}},

I wanted to check that my last message reached you. There’s no hurry. If now isn’t the time, tell me and I’ll leave you in peace.

If you have a question first, reply to this and I’ll answer it myself.

{{sender}}
{{brand}}`,
  },
  {
    name: 'After we spoke',
    subject: 'What we talked about',
    body: `Hello {{first_name}},

Thank you for your time today. Here is what I took from it:

·
·

The next step would be a short proposal with a price. Shall I write it?

{{sender}}
{{brand}}`,
  },
]
