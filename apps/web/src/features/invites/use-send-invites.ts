import { clients } from '@kostbar/contracts/clients/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { useApiMutation } from '../../lib/api.ts'
import type { ProblemError } from '../../lib/problem-error.ts'

/** Mutation that sends invitations; refreshes invitations, client slot usage and clients. */
export const useSendInvites = (
  onSuccess: (answer: Answer<typeof invites.create>) => void,
  onError: (problem: ProblemError) => void,
) =>
  useApiMutation(invites.create, {
    refresh: [invites.list, subscriptions.slotUsage, clients.list],
    onSuccess,
    onError,
  })
