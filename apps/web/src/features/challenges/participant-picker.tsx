import { clients } from '@kostbar/contracts/clients/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form
const perPage = 50

interface ParticipantPickerProps {
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly error?: string | undefined
  /** Ids of clients that are not offered. */
  readonly excludedIds?: readonly string[]
  /** Ids of clients who declined or left: shown, but only they can decide to come back. */
  readonly leftIds?: readonly string[] | undefined
}

/** Searchable checkbox list of the trainer's clients. */
export function ParticipantPicker({ value, onChange, error, excludedIds = [], leftIds = [] }: ParticipantPickerProps) {
  const [filter, setFilter] = useState('')
  const clientsQuery = useQuery({
    ...query(clients.list, { query: { filter, sort: 'NAME', perPage } }),
    placeholderData: keepPreviousData,
  })
  const set = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((other) => other !== id))
  return (
    <FieldGroup label={texts.participants} description={texts.participantsHint} error={error}>
      <DebouncedSearchField label={texts.searchClients} value={filter} onSearch={setFilter} className="mb-2" />
      <p className="min-h-6 text-sm text-ink-soft" aria-live="polite">
        {texts.chosen(value.length)}
      </p>
      <QueryView query={clientsQuery} errorTitle={texts.clientsFailed} headingLevel={3} skeleton={<PickerSkeleton />}>
        {({ items, total }) => {
          const offered = items.filter(({ id }) => !excludedIds.includes(id))
          return (
            <>
              {offered.length === 0 ? <p className="py-3 text-ink-soft">{texts.noClients}</p> : null}
              <div className="max-h-72 overflow-y-auto rounded-md bg-raised px-4 py-1 inset-ring inset-ring-line empty:hidden">
                {offered.map((client) => (
                  <Checkbox
                    key={client.id}
                    label={fullName(client)}
                    description={leftIds.includes(client.id) ? texts.hasLeft : undefined}
                    checked={value.includes(client.id)}
                    // Who declines while the form is open is chosen already, and can be removed.
                    disabled={leftIds.includes(client.id) && !value.includes(client.id)}
                    onChange={({ target }) => set(client.id, target.checked)}
                  />
                ))}
              </div>
              {total > perPage ? <p className="pt-2 text-sm text-ink-soft">{texts.moreClients}</p> : null}
            </>
          )
        }}
      </QueryView>
    </FieldGroup>
  )
}

const PickerSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    <Skeleton className="h-11 w-full rounded-md" />
    <Skeleton className="h-11 w-full rounded-md" />
    <Skeleton className="h-11 w-full rounded-md" />
  </SkeletonArea>
)
