/** Where a press in the planner leads back to: an address of the content pages, else the plan itself. */
export function contentReturn(input: unknown, fallback = '/app/content'): string {
  return typeof input === 'string' && /^\/app\/content(?:[/?][\w\-/?=&%.]*)?$/.test(input) ? input : fallback
}
