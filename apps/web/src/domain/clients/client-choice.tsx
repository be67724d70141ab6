import { clients } from '@kostbar/contracts/clients/endpoints'
import { type Client, type ClientGroup, clientGroup } from '@kostbar/contracts/clients/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectionBar, SelectionList, SelectionSkeleton } from '../../ui/selection.tsx'
import { fullName } from '../users/person.ts'
import { texts } from './texts.ts'

/** Page size: the maximum of the API's client list. */
const perPage = 100

interface ClientChoiceProps {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** Maximum number of chosen clients. */
  readonly max: number
}

/** Picker of several clients, filtered by tag, group or name. */
export function ClientChoice({ chosen, onChange, max }: ClientChoiceProps) {
  const [filter, setFilter] = useState('')
  const [tag, setTag] = useState('')
  const [group, setGroup] = useState<ClientGroup | ''>('')
  const search = { filter, perPage, sort: 'NAME' as const, ...(tag && { tag }), ...(group && { group }) }
  const clientsQuery = useQuery({ ...query(clients.list, { query: search }), placeholderData: keepPreviousData })
  const selection = { chosen, onChange, max }
  const shown: readonly Client[] = clientsQuery.data?.items ?? []
  const isFiltered = filter !== '' || tag !== '' || group !== ''
  return (
    <fieldset>
      <legend className="font-display text-xl">{texts.chooseTitle}</legend>
      <div className="mt-3 flex flex-wrap gap-3">
        <DebouncedSearchField
          label={texts.clientSearch}
          value={filter}
          onSearch={setFilter}
          className="w-full sm:w-64"
        />
        <FilterSelect label={texts.tags} value={tag} onChange={setTag}>
          <option value="">{texts.anyTag}</option>
          {(clientsQuery.data?.tags ?? []).map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label={texts.groupLabel} value={group} onChange={(value) => setGroup(value as ClientGroup | '')}>
          <option value="">{texts.anyGroup}</option>
          {clientGroup.options.map((value) => (
            <option key={value} value={value}>
              {texts.group[value]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <SelectionBar
        {...selection}
        listed={shown.map(({ id }) => id)}
        count={texts.chosen(chosen.size, max)}
        allLabel={texts.chooseAll}
        noneLabel={texts.chooseNone}
      />
      <QueryView query={clientsQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<SelectionSkeleton />}>
        {({ items, total }) =>
          items.length > 0 ? (
            <>
              <SelectionList
                {...selection}
                options={items.map((client) => ({
                  id: client.id,
                  label: fullName(client),
                  badges: client.tags.map((known) => <Badge key={known}>{known}</Badge>),
                }))}
              />
              {total > items.length ? (
                <p className="mt-2 text-sm text-ink-soft">{texts.shownOnly(items.length, total)}</p>
              ) : null}
            </>
          ) : isFiltered ? (
            <p className="mt-3 text-ink-soft">{texts.noMatches}</p>
          ) : (
            <div className="mt-3 flex flex-col items-start gap-3">
              <p className="text-ink-soft">{texts.noClients}</p>
              <ButtonLink variant="secondary" to={paths.clientManagement}>
                {texts.toClients}
              </ButtonLink>
            </div>
          )
        }
      </QueryView>
    </fieldset>
  )
}
