import { assignments } from '@kostbar/contracts/assignments/endpoints'
import type { Candidate, WaitingMember } from '@kostbar/contracts/assignments/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fullName } from '../../domain/users/person.ts'
import { query, useApiMutation } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { CandidateList } from './candidate-list.tsx'
import { proposedName } from './proposed-name.ts'
import { texts } from './texts.ts'

interface AssignDialogProps {
  readonly member: WaitingMember
  readonly onClose: () => void
}

/** Dialog to choose the trainer proposed to a member: trainers with fewer clients first, absent ones last. */
export function AssignDialog({ member, onClose }: AssignDialogProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Candidate>()
  const [isIncomplete, setIncomplete] = useState(false)
  const trainersQuery = useQuery({
    ...query(assignments.trainers, { query: { page, perPage: 10, filter: search } }),
    placeholderData: keepPreviousData,
  })
  const name = fullName(member)
  const assign = useApiMutation(assignments.assign, {
    refresh: [assignments.waiting, assignments.trainers],
    onSuccess: () => {
      onClose()
      if (chosen) toast.success(texts.proposed(fullName(chosen), name))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIncomplete(!chosen)
    if (!chosen) event.currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus()
    else if (!assign.isPending) assign.mutate({ body: { userId: member.id, trainerId: chosen.id } })
  }
  const { proposal } = member
  return (
    <Dialog
      // The dialog is already tied to the URL, which the back button changes.
      closesOnBack={false}
      isOpen
      onOpenChange={onClose}
      pending={assign.isPending}
      title={texts.dialogTitle(member.firstName)}
    >
      <p className="text-ink-soft wrap-anywhere">
        {texts.dialogText(member.firstName)}
        {proposal?.state === 'OPEN' ? ` ${texts.replaces(proposedName(proposal))}` : ''}
      </p>
      <DebouncedSearchField
        label={texts.search}
        value={search}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
        className="my-4"
      />
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormFields isSaving={assign.isPending}>
          <QueryView query={trainersQuery} errorTitle={texts.trainersFailed} skeleton={<CandidatesSkeleton />}>
            {({ items, perPage, total }) => (
              <>
                <CandidateList
                  candidates={items}
                  hasSuggestion={search === '' && page === 1}
                  declinedId={proposal?.state === 'DECLINED' ? proposal.trainerId : undefined}
                  chosenId={chosen?.id}
                  onChoose={setChosen}
                  error={isIncomplete && !chosen ? texts.chooseFirst : undefined}
                />
                <Pagination page={page} perPage={perPage} total={total} onPage={setPage} />
              </>
            )}
          </QueryView>
        </FormFields>
        <FormMessage text={assign.error ? problemText(assign.error) : undefined} />
        <FormActions
          submitLabel={texts.propose}
          cancelLabel={texts.cancel}
          isPending={assign.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

const CandidatesSkeleton = () => (
  <SkeletonArea className="space-y-2">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </SkeletonArea>
)
