import { paths } from '../../../lib/paths.ts'

/** Path of the page that shares recipes, with a whole collection preselected. */
export const shareCollectionPath = ({
  search,
  tags,
}: {
  readonly search: string
  readonly tags: readonly string[]
}) => {
  const params = new URLSearchParams()
  if (search) params.set('suche', search)
  if (tags.length > 0) params.set('tags', tags.join(','))
  return params.size > 0 ? `${paths.shareRecipes}?${params}` : paths.shareRecipes
}

/** Path of the same page with one recipe preselected and the list filtered by its name. */
export const shareRecipePath = ({ id, name }: { readonly id: string; readonly name: string }) =>
  `${paths.shareRecipes}?${new URLSearchParams({ suche: name, auswahl: id })}`
