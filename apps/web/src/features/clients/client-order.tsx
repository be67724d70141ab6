import { type ClientSort, clientSort } from '@kostbar/contracts/clients/schemas'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { texts } from './texts.ts'
import type { ClientFilter } from './use-clients-search-params.ts'

export interface ClientOrderProps {
  readonly filter: Pick<ClientFilter, 'sort' | 'dir'>
  readonly onSort: (sort: ClientSort, dir: ClientFilter['dir']) => void
}

/** Order of the client list, also by what has no column of its own, such as e-mail and tags. */
export function ClientOrder({ filter: { sort, dir }, onSort }: ClientOrderProps) {
  const Arrow = dir === 'ASC' ? ArrowUp : ArrowDown
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSelect
        label={texts.sortBy}
        value={sort}
        className="min-w-40"
        onChange={(value) => onSort(clientSort.options.find((option) => option === value) ?? 'URGENCY', 'ASC')}
      >
        {clientSort.options.map((option) => (
          <option key={option} value={option}>
            {texts.sort[option]}
          </option>
        ))}
      </FilterSelect>
      {sort === 'URGENCY' ? null : (
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.reverse(texts.direction[dir])}
          onClick={() => onSort(sort, dir === 'ASC' ? 'DESC' : 'ASC')}
        >
          <Arrow className="size-4" aria-hidden="true" />
          {texts.direction[dir]}
        </Button>
      )}
    </div>
  )
}
