const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** What the page of insights begins with: how many there are, and in which order they are read. */
export interface InsightsLead {
  readonly headline: string
  readonly standfirst: string
}

/** Says how many insights there are and how many of them are new. Nothing for none: the page says so itself. */
export function insightsLead(insights: readonly { readonly isRead: boolean }[]): InsightsLead | null {
  const count = insights.length
  if (count === 0) return null
  const unread = insights.filter(({ isRead }) => !isRead).length
  const headline = `${WORDS[count] ?? count} ${count === 1 ? 'thing is' : 'things are'} worth your time`
  const order = count === 1 ? 'It says' : 'What matters most comes first. Each says'
  return {
    headline,
    standfirst: `${newWords(unread, count)}${order} what it rests on, and ends by itself once it’s done.`,
  }
}

function newWords(unread: number, count: number): string {
  if (unread === 0) return ''
  if (unread === count) return count === 1 ? 'It’s new. ' : 'All of them are new. '
  return `${unread} of them ${unread === 1 ? 'is' : 'are'} new. `
}
