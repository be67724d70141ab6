/**
 * Data attributes by which the visual editor finds a block; empty on published pages.
 * @param mark the block's `_editable`, an HTML comment with JSON
 */
export function editable(mark: string | undefined): Record<string, string> {
  const json = mark?.match(/^<!--#storyblok#(.*)-->$/)?.[1]
  if (!json) return {}
  const { id, uid } = JSON.parse(json) as { id?: string; uid?: string }
  return { 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` }
}
