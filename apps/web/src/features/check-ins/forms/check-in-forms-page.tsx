import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { maxForms } from '@kostbar/contracts/check-ins/limits'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { query } from '../../../lib/api.ts'
import { LazyDialog } from '../../../lib/lazy-dialog.tsx'
import { paths } from '../../../lib/paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../../ui/illustration/scenes.ts'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { FormRow } from './form-row.tsx'
import { texts } from './texts.ts'
import { useFormSearchParams } from './use-form-search-params.ts'

const formSlideOver = async () => (await import('./form-slide-over.tsx')).FormSlideOver

/** Trainer's page of check-in forms: list, and a panel to write one. The open panel is in the URL. */
export function CheckInFormsPage() {
  const { isOpen, formId, open, close } = useFormSearchParams()
  const formsQuery = useQuery(query(checkIns.forms))
  const isFull = (formsQuery.data?.length ?? 0) >= maxForms
  return (
    <>
      <BackLink to={paths.checkInQueue}>{texts.back}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">{texts.title}</h1>
        {isFull ? (
          <p className="text-ink-soft">{texts.full}</p>
        ) : (
          <Button onClick={() => open()}>
            <Plus className="size-5" aria-hidden="true" />
            {texts.add}
          </Button>
        )}
      </div>
      <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
      <QueryView query={formsQuery} errorTitle={texts.failed} skeleton={<FormsSkeleton />}>
        {(forms) => (
          <>
            {forms.length === 0 ? (
              <EmptyState
                picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
                title={texts.noneTitle}
                text={texts.noneText}
              />
            ) : (
              <ul aria-label={texts.list} className="max-w-3xl divide-y divide-line">
                {forms.map((form) => (
                  <FormRow key={form.id} form={form} onEdit={() => open(form.id)} />
                ))}
              </ul>
            )}
            {isOpen ? (
              <LazyDialog
                load={formSlideOver}
                props={{ form: forms.find(({ id }) => id === formId), isNew: formId === undefined, onClose: close }}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  )
}

const FormsSkeleton = () => (
  <SkeletonArea className="flex max-w-3xl flex-col gap-3">
    <Skeleton className="h-16 w-full rounded-md" />
    <Skeleton className="h-16 w-full rounded-md" />
    <Skeleton className="h-16 w-full rounded-md" />
  </SkeletonArea>
)
