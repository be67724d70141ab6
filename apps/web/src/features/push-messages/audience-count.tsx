import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { QueryError } from '../../ui/query-error.tsx'
import { audienceOf, type MessageValues } from './message-values.ts'
import { texts } from './texts.ts'

/** Current number of people in the audience; refetched when the audience changes. */
export function AudienceCount({ values }: { readonly values: MessageValues }) {
  const audience = audienceOf(values)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [pushMessages.count.path, audience],
    queryFn: ({ signal }) => (audience ? call(pushMessages.count, { body: { audience } }, { signal }) : null),
    enabled: audience !== null,
  })
  if (audience === null) return null
  if (error && !data)
    return (
      <QueryError error={error} errorText={texts.countFailed} pending={isFetching} onRetry={() => void refetch()} />
    )
  return (
    <p className="font-semibold" aria-live="polite">
      {data && !isFetching ? texts.counted(data.people, data.withPush) : texts.counting}
    </p>
  )
}
