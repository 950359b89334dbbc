/** What a code of a change is bound to: the change, and which of its mailboxes; the code of one is not the other's. */
export function codePlace({ id, mailbox }: { id: string; mailbox: 'old' | 'new' }): Buffer {
  return Buffer.from(`${mailbox}:${id}`)
}
