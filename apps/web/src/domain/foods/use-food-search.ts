import { foods } from '@kostbar/contracts/foods/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

const debounceMs = 200
const maxResults = 15

/** Foods whose names match the text, best match first; empty for an empty text. */
export function useFoodSearch(text: string) {
  const filter = useDebounced(text.trim(), debounceMs)
  const isEnabled = filter !== ''
  const { data, isFetching } = useQuery({
    ...query(foods.list, { query: { filter, perPage: maxResults } }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return { items: isEnabled ? (data?.items ?? []) : [], isLoading: isFetching || filter !== text.trim() }
}
