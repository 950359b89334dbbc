import { atFirstUse } from '#core/shared/at-first-use.ts'

const passwordList = atFirstUse(loadList)

/** Longer than any password of the list with a year and marks behind it: those are not looked up at all. */
const LONGEST = 100

/**
 * Is the password one that guessers try first? Capitals do not help, nor do full-width letters, marks such as `!` at the
 * end, or a year: guessers try those as well. The list of some 49 000 (zxcvbn's, from published leaks) is loaded on
 * first use: about 60 ms of processor time once for each process, and 4 MiB that stay.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (typeof password !== 'string' || password.length > LONGEST) return false
  const passwords = await passwordList()
  const plain = password.normalize('NFKC').toLowerCase()
  const withoutMarks = plain.replace(/[!.?*#$]+$/, '')
  const withoutYear = withoutMarks.replace(/(19|20)\d\d$/, '')
  return [plain, withoutMarks, withoutYear].some(form => passwords.has(form))
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
