import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import type { PushMessage, PushMessageInput } from '@kostbar/contracts/push-messages/schemas'
import { useApiMutation } from '../../lib/api.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** What is stored of a message that was changed elsewhere. */
export type StoredMessage = Pick<PushMessage, 'title' | 'body' | 'version'>

interface SaveOptions {
  /** Message that is edited; undefined for a new one. */
  readonly edited: Pick<PushMessage, 'id' | 'status' | 'version'> | undefined
  readonly onSaved: () => void
  /** Called with what is stored when the message was changed elsewhere. */
  readonly onChangedMeanwhile: (stored: StoredMessage) => void
  readonly onError: (problem: ProblemError) => void
}

const savedText = ({ publish, schedule }: Pick<PushMessageInput, 'schedule'> & { publish?: boolean | undefined }) => {
  if (publish === false) return texts.savedDraft
  return schedule.kind === 'NOW' ? texts.sent : texts.planned
}

/** Mutations that plan or send a message, or store it as a draft, and say so. */
export function useSaveMessage({ edited, onSaved, onChangedMeanwhile, onError }: SaveOptions) {
  const refresh = pushMessages.list
  const keyOf = useContentKey()
  const create = useApiMutation(pushMessages.create, {
    refresh,
    onSuccess: (_answer, { body }) => toast.success(savedText(body)),
    onError,
  })
  const update = useApiMutation(pushMessages.update, {
    refresh,
    onSuccess: (_answer, { body }) => toast.success(edited?.status === 'PLANNED' ? texts.saved : savedText(body)),
    onError: (problem) =>
      problem.code === 'changed_meanwhile' ? onChangedMeanwhile(problem.current as StoredMessage) : onError(problem),
  })
  const running = [create, update].find(({ isPending }) => isPending)?.variables?.body
  return {
    /** What is being done with the message; undefined when nothing is. */
    running: running && (running.publish === false ? ('DRAFT' as const) : ('PUBLISH' as const)),
    save: (body: PushMessageInput) => {
      // A callback of this call, which is forgotten when the form was left meanwhile.
      const options = { onSuccess: onSaved }
      if (edited) update.mutate({ params: { id: edited.id }, body: { ...body, version: edited.version } }, options)
      else create.mutate({ body: { ...body, key: keyOf(body) } }, options)
    },
  }
}
