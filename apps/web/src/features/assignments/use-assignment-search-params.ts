import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the waiting list, stored in the URL: the page, and the member to whom a trainer is being proposed. */
export function useAssignmentSearchParams() {
  const { read } = useSearchParamState()
  const panel = useSearchParamPanel()
  return {
    ...usePageParam(),
    memberId: read('person') || undefined,
    open: (person: string) => panel.open({ person }),
    close: () => panel.close({ person: '' }),
  }
}
