/** Words of the results. */
export const RESULTS = {
  title: 'Your Brand Snapshot',
  lead: 'Your stories, posts and score build on this. You can change any of it later, under Brand.',
  unsavedTitle: 'Not saved yet',
  unsaved:
    'Something went wrong and we couldn’t save your snapshot. Everything you wrote is still on this page.',
  retry: 'Save again',
  explore: 'Explore Your Dashboard',
  download: 'Download Brand Snapshot',
  stillUnsaved:
    'We still couldn’t save it. Everything you wrote is still on this page. Please try again in a minute.',
} as const
