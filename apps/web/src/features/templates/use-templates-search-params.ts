import { type TemplateGoal, type TemplateSort, templateGoal, templateSort } from '@kostbar/contracts/templates/schemas'
import { useCallback } from 'react'
import { codeOf } from '../../lib/code-of.ts'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

const statusWords = { DRAFT: 'entwurf', ACTIVE: 'fertig', ARCHIVED: 'archiv', DELETED: 'geloescht' } as const
export type StatusFilter = keyof typeof statusWords

/** Filters and order of the list of templates, stored in the URL. */
export interface TemplateFilter {
  readonly filter: string
  readonly goal: TemplateGoal | undefined
  readonly tag: string | undefined
  readonly status: StatusFilter | undefined
  readonly source: 'OWN' | 'SYSTEM' | undefined
  readonly sort: TemplateSort
  readonly dir: 'ASC' | 'DESC'
}

const oneOf = <Code extends string>(codes: readonly Code[], text: string): Code | undefined =>
  codes.find((code) => code.toLowerCase() === text)

/** Filter as query parameters of the API, without undefined entries. */
export const filterQuery = ({ goal, tag, status, source, ...rest }: TemplateFilter) => ({
  ...rest,
  ...(goal && { goal }),
  ...(tag && { tag }),
  ...(status && { status }),
  ...(source && { source }),
})

export function useTemplatesSearchParams() {
  const { read, change } = useSearchParamState()
  const filter: TemplateFilter = {
    filter: read('suche'),
    goal: oneOf(templateGoal.options, read('ziel')),
    tag: read('schlagwort') || undefined,
    status: codeOf(statusWords, read('status')),
    source: read('von') === 'mir' ? 'OWN' : read('von') === 'kostbar' ? 'SYSTEM' : undefined,
    sort: oneOf(templateSort.options, read('sortierung')) ?? 'CHANGED',
    dir: read('richtung') === 'auf' ? 'ASC' : 'DESC',
  }
  return {
    filter,
    ...usePageParam(),
    isFiltered: Boolean(filter.filter || filter.goal || filter.tag || filter.status || filter.source),
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setGoal: (goal: string) => change({ ziel: goal.toLowerCase(), seite: '' }, true),
    setTag: (schlagwort: string) => change({ schlagwort, seite: '' }, true),
    setStatus: (status: StatusFilter | '') => change({ status: status && statusWords[status], seite: '' }, true),
    setSource: (source: string) =>
      change({ von: source === 'OWN' ? 'mir' : source === 'SYSTEM' ? 'kostbar' : '', seite: '' }, true),
    setSort: (sort: TemplateSort, dir: 'ASC' | 'DESC') =>
      change(
        { sortierung: sort === 'CHANGED' ? '' : sort.toLowerCase(), richtung: dir === 'ASC' ? 'auf' : '', seite: '' },
        true,
      ),
    reset: () => change({ suche: '', ziel: '', schlagwort: '', status: '', von: '', seite: '' }, true),
  }
}
