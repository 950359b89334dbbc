/** Where the pool's own connections hand on what NOTIFY brings them; nobody listens until the first stream opens. */
export const poolNotes: { receive: (payload: string) => void } = { receive: () => {} }
