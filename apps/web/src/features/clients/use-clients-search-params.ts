import { clients } from '@kostbar/contracts/clients/endpoints'
import { bulkMax } from '@kostbar/contracts/clients/limits'
import type { ClientGroup, ClientSort, ClientStatus } from '@kostbar/contracts/clients/schemas'
import { useCallback } from 'react'
import { query } from '../../lib/api.ts'
import { codeOf } from '../../lib/code-of.ts'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** German words in the URL by code of the API. */
const statusWords = { ACTIVE: 'aktiv', PAUSED: 'pausiert' } as const
const groupWords = { ATTENTION: 'aufmerksamkeit', ON_TRACK: 'im-plan', INACTIVE: 'inaktiv' } as const
const sortWords = {
  NAME: 'name',
  EMAIL: 'e-mail',
  STATUS: 'status',
  TAGS: 'schlagwoerter',
  ANAMNESE: 'anamnese',
  PROTOCOL: 'protokoll',
  TARGETS: 'ziele',
  ADHERENCE: 'plan-prozent',
  ACTIVITY: 'aktivitaet',
  DUE: 'antwort',
  REVIEW: 'rueckblick',
  SINCE: 'seit',
} as const

/** Query string of the client list filtered by a group. */
export const clientGroupSearch = (group: ClientGroup): string => `gruppe=${groupWords[group]}`

type Sortable = keyof typeof sortWords

/** Filters and order of the client list, stored in the URL. */
export interface ClientFilter {
  readonly filter: string
  readonly status: Exclude<ClientStatus, 'ARCHIVED'> | undefined
  readonly tag: string | undefined
  readonly group: ClientGroup | undefined
  readonly sort: ClientSort
  readonly dir: 'ASC' | 'DESC'
}

/** Filter as query parameters of the API, without undefined entries. */
export const filterQuery = ({ filter, status, tag, group, sort, dir }: ClientFilter) => ({
  filter,
  sort,
  dir,
  ...(status && { status }),
  ...(tag && { tag }),
  ...(group && { group }),
})

/** Query of one page of the client list; the whole page can be selected for one bulk action. */
export const pageQuery = (filter: ClientFilter, page: number) =>
  query(clients.list, { query: { page, perPage: bulkMax, ...filterQuery(filter) } })

const names = ['suche', 'status', 'schlagwort', 'gruppe', 'sortierung', 'richtung'] as const

export function useClientsSearchParams() {
  const { read, change } = useSearchParamState()
  const filter: ClientFilter = {
    filter: read('suche'),
    status: codeOf(statusWords, read('status')),
    tag: read('schlagwort') || undefined,
    group: codeOf(groupWords, read('gruppe')),
    sort: codeOf(sortWords, read('sortierung')) ?? 'URGENCY',
    dir: read('richtung') === 'ab' ? 'DESC' : 'ASC',
  }
  const isFiltered = Boolean(filter.filter || filter.status || filter.tag || filter.group)
  const listParams = new URLSearchParams(names.flatMap((name) => (read(name) ? [[name, read(name)]] : [])))
  return {
    filter,
    ...usePageParam(),
    isFiltered,
    /** Query string of the filters; a client's page needs it to know the list order. */
    search: listParams.size > 0 ? `?${listParams}` : '',
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setStatus: (status: ClientFilter['status']) =>
      change({ status: status ? statusWords[status] : '', seite: '' }, true),
    setTag: (tag: string | undefined) => change({ schlagwort: tag ?? '', seite: '' }, true),
    setGroup: (group: ClientGroup | undefined) => change({ gruppe: group ? groupWords[group] : '', seite: '' }, true),
    setSort: (sort: ClientSort, dir: 'ASC' | 'DESC') =>
      change(
        {
          sortierung: sort === 'URGENCY' ? '' : sortWords[sort satisfies Sortable],
          richtung: dir === 'DESC' ? 'ab' : '',
          seite: '',
        },
        true,
      ),
    reset: () => change({ suche: '', status: '', schlagwort: '', gruppe: '', seite: '' }, true),
  }
}
