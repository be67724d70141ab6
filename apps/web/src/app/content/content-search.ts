import { returnParams } from '../../domain/checkout/return-params.ts'
import { checkoutParamNames } from '../../domain/checkout/search-param-names.ts'
import { pagesParam, searchParam } from '../../lib/content/story-filters.ts'

/** Every search parameter that a page of content, or the layout around it, reads. */
const names = [searchParam, pagesParam, ...Object.values(checkoutParamNames), ...Object.values(returnParams)]

/**
 * The query of a content page's URL, reduced to the parameters that pages read: `?suche=brot`, mostly empty. Others, as
 * campaigns add them, change nothing in the page, and so have no part in the page cache.
 */
export function contentSearch(search: URLSearchParams): string {
  const known = new URLSearchParams(names.flatMap((name) => search.getAll(name).map((value) => [name, value])))
  return known.size > 0 ? `?${known}` : ''
}
