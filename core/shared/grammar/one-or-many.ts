/** How many of something begins a sentence: “One post …”, “3 posts …”. `n` is a whole number, 1 or more. */
export function oneOrMany(n: number, one: string, many: string): string {
  return n === 1 ? `One ${one}` : `${n} ${many}`
}
