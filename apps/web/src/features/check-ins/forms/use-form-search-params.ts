import { useSearchParamPanel } from '../../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../../lib/search-param-state.ts'

/** Name of the search parameter with the open form. */
export const formParam = 'bogen'

/** Value of the parameter for a new form. */
const newForm = 'neu'

/** Open form of the page, stored in the URL. */
export function useFormSearchParams() {
  const { read } = useSearchParamState()
  const panel = useSearchParamPanel()
  const value = read(formParam)
  return {
    isOpen: value !== '',
    /** Id of the form to edit; undefined for a new one. */
    formId: value === newForm ? undefined : value,
    open: (id: string = newForm) => panel.open({ [formParam]: id }),
    close: () => panel.close({ [formParam]: '' }),
  }
}
