/** Where a press in the schedule leads back to: an address of the schedule's pages, else the calendar. */
export function scheduleReturn(input: unknown, fallback = '/app/content'): string {
  return typeof input === 'string' && /^\/app\/content(?:[/?][\w\-/?=&%.]*)?$/.test(input) ? input : fallback
}
