import { useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the waiting list, stored in the URL: the page, and the member to whom a trainer is being proposed. */
export function useAssignmentSearchParams() {
  const { read, change } = useSearchParamState()
  const panel = useSearchParamPanel()
  return {
    page: parsePageNumber(read('seite')),
    memberId: read('person') || undefined,
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
    open: (person: string) => panel.open({ person }),
    close: () => panel.close({ person: '' }),
  }
}
