/** What a browser keeps of one person in one workspace goes under this name, so that two workspaces do not mix. */
export function placeKey({ userId, workspace }: { userId: string; workspace: string }): string {
  return userId === workspace ? userId : `${userId}.${workspace}`
}
