import type { Locator, Page } from 'playwright-core'

/**
 * Options of the plan editor's search, once its list is final: a click is lost when the list is reordered between press
 * and release.
 * @param name of the options; all without it
 */
export const searchOptions = (page: Page, name?: RegExp): Locator =>
  page
    .getByRole('listbox', { name: 'Treffer' })
    .and(page.locator('[aria-busy=false]'))
    .getByRole('option', name ? { name } : {})
