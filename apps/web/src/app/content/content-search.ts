import { returnParams } from '../../domain/checkout/return-params.ts'
import { checkoutParamNames } from '../../domain/checkout/search-param-names.ts'
import { pagesParam, searchParam, topicParam } from '../../lib/content/story-filters.ts'

/** Search parameters that a content page or the layout around it reads. */
const names = [
  searchParam,
  topicParam,
  pagesParam,
  ...Object.values(checkoutParamNames),
  ...Object.values(returnParams),
]

/**
 * Query string of a content page's URL, reduced to the parameters that pages read (`?suche=brot`); mostly empty. Other
 * parameters, such as those of campaigns, change nothing on the page, so the page cache ignores them.
 */
export function contentSearch(search: URLSearchParams): string {
  const known = new URLSearchParams(names.flatMap((name) => search.getAll(name).map((value) => [name, value])))
  return known.size > 0 ? `?${known}` : ''
}
