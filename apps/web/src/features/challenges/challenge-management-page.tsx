import { challengePhases } from '@kostbar/contracts/challenges/days'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { query } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, setTable } from '../../ui/illustration/scenes.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ChallengeTable } from './challenge-table.tsx'
import { texts as allTexts } from './texts.ts'
import { useChallengeSearchParams } from './use-challenge-search-params.ts'

const texts = allTexts.manage

const challengePanel = async () => (await import('./challenge-panel.tsx')).ChallengePanel
const challengeSlideOver = async () => (await import('./challenge-slide-over.tsx')).ChallengeSlideOver

/** Page with the challenges of a trainer or admin: list by status, form and details in panels. State is in the URL. */
export function ChallengeManagementPage() {
  const state = useChallengeSearchParams()
  const { phase, page, challengeId, form } = state
  const challengesQuery = useQuery({
    ...query(challenges.list, { query: { page, phase } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <PageHead title={texts.title} intro={texts.intro}>
        <Button onClick={() => state.openForm('neu')}>
          <Plus className="size-5" aria-hidden="true" />
          {texts.add}
        </Button>
      </PageHead>
      <fieldset className="mt-6 mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        <Chip label={texts.anyPhase} selected={!phase} onToggle={() => state.setPhase('')} />
        {challengePhases.map((value) => (
          <Chip
            key={value}
            label={allTexts.phases[value]}
            selected={phase === value}
            onToggle={(selected) => state.setPhase(selected ? value : '')}
          />
        ))}
      </fieldset>
      <PagedList
        query={challengesQuery}
        errorTitle={texts.failed}
        page={page}
        onPage={state.setPage}
        empty={
          phase ? (
            <EmptyState
              picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
              title={texts.noneOfPhase}
              text={texts.noneOfPhaseText}
              action={
                <Button variant="secondary" onClick={() => state.setPhase('')}>
                  {texts.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState
              picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
              title={texts.noneTitle}
              text={texts.noneText}
            />
          )
        }
      >
        {(items) => <ChallengeTable challenges={items} onOpen={state.open} />}
      </PagedList>
      {challengeId && !form ? (
        <LazyDialog
          load={challengePanel}
          props={{
            id: challengeId,
            onEdit: () => state.openForm('bearbeiten'),
            onRepeat: () => state.openForm('wiederholen'),
            onClose: state.close,
          }}
        />
      ) : null}
      {form ? (
        <LazyDialog
          load={challengeSlideOver}
          props={{
            id: challengeId,
            repeat: form === 'wiederholen',
            onClose: state.closeForm,
            onSaved: state.showSaved,
          }}
        />
      ) : null}
    </div>
  )
}
