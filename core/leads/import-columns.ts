/** What a column of a list of people can hold. */
export const PEOPLE_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'tags',
  'notes',
  'toldText',
] as const
export type PeopleField = (typeof PEOPLE_FIELDS)[number]

export const PEOPLE_FIELD_LABELS: Readonly<Record<PeopleField, string>> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  tags: 'Tags',
  notes: 'Notes',
  toldText: 'How they found you',
}

/** What lists call each, in lower case and without signs; the first column that fits is taken. */
const NAMES: Readonly<Record<PeopleField, readonly string[]>> = {
  name: ['name', 'full name', 'contact', 'contact name', 'person', 'customer', 'client', 'display name'],
  firstName: ['first name', 'firstname', 'given name', 'forename', 'first'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'last'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'email 1 value', 'e mail 1 value', 'mail'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'telephone',
    'tel',
    'phone 1 value',
    'whatsapp',
  ],
  company: ['company', 'company name', 'business', 'organisation', 'organization', 'organization name'],
  tags: ['tags', 'tag', 'labels', 'label', 'groups', 'group'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
  toldText: ['how they found you', 'how did you hear of us', 'how did you hear about us', 'referral source'],
}

/** What each column holds, guessed from the headings: '' where nothing is known. No field is given twice. */
export function guessPeopleColumns(headings: readonly string[]): (PeopleField | '')[] {
  const taken = new Set<PeopleField>()
  return headings.map(heading => {
    const bare = heading
      .slice(0, 200)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const field = PEOPLE_FIELDS.find(name => !taken.has(name) && NAMES[name].includes(bare))
    if (field) taken.add(field)
    return field ?? ''
  })
}

/** The columns as somebody chose them; a field that was chosen twice is read from the first. */
export function readPeopleColumns(chosen: readonly string[]): (PeopleField | '')[] {
  const taken = new Set<string>()
  return chosen.map(choice => {
    const field = PEOPLE_FIELDS.find(name => name === choice && !taken.has(name))
    if (field) taken.add(field)
    return field ?? ''
  })
}
