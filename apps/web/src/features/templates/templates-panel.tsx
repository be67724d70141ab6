import { templates } from '@kostbar/contracts/templates/endpoints'
import type { Template, TemplateSort } from '@kostbar/contracts/templates/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RouterProvider } from 'react-aria-components'
import { Link, useHref, useNavigate } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { subscriptionPath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, trainerDesk } from '../../ui/illustration/scenes.ts'
import { Notice } from '../../ui/notice.tsx'
import { OutcomeBar } from '../../ui/outcome-bar.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { templateColumns } from './template-columns.tsx'
import { TemplateFilters } from './template-filters.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { texts } from './texts.ts'
import { useTemplateActions } from './use-template-actions.ts'
import { filterQuery, useTemplatesSearchParams } from './use-templates-search-params.ts'

/** List of own and system templates: search, filters, sorting, pages. State is in the URL. */
export function TemplatesPanel() {
  const { filter, page, isFiltered, reset, setPage, ...set } = useTemplatesSearchParams()
  const templatesQuery = useQuery({
    ...query(templates.list, { query: { page, ...filterQuery(filter) } }),
    placeholderData: keepPreviousData,
  })
  const { data } = templatesQuery
  const user = useUser()
  const actions = useTemplateActions()
  const navigate = useNavigate()
  // The column counts clients of the trainer. Admins have none, so it would say 'noch nie' for all templates.
  const columns = user?.trainer ? templateColumns : templateColumns.filter(({ id }) => id !== 'USAGE')
  const menu: Column<Template> = {
    id: 'actions',
    label: texts.actions,
    hideLabel: true,
    align: 'end',
    render: (template) => (
      <TemplateMenu
        template={template}
        actions={actions}
        mayApply={user?.trainer === true}
        mayCreate={data?.rights.mayCreate === true}
      />
    ),
  }
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <section aria-label={texts.templates}>
        {data && !data.rights.hasSlots ? (
          <div className="mb-4">
            <Notice>
              {texts.noSlots} <Link to={subscriptionPath}>{texts.toSlots}</Link>
            </Notice>
          </div>
        ) : null}
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <DebouncedSearchField
            label={texts.search}
            value={filter.filter}
            onSearch={set.setSearch}
            className="w-full sm:max-w-md md:w-auto md:flex-1"
          />
          <p className="min-h-6 text-sm text-ink-soft sm:ml-auto" aria-live="polite">
            {data ? texts.count(data.total) : ''}
          </p>
        </div>
        <TemplateFilters filter={filter} tags={data?.tags ?? []} hasSources={user?.trainer === true} set={set} />
        <div role="status">
          {actions.outcome ? (
            <OutcomeBar onUndo={actions.outcome.undo} isPending={actions.isPending}>
              {actions.outcome.text}
            </OutcomeBar>
          ) : null}
        </div>
        <PagedList
          query={templatesQuery}
          errorTitle={texts.loadFailed}
          page={page}
          onPage={setPage}
          skeleton={<TemplatesSkeleton />}
          empty={<NoTemplates onShowAll={isFiltered ? reset : undefined} />}
        >
          {(items) => (
            <Table
              dense
              caption={texts.title}
              columns={[...columns, menu]}
              rows={items}
              rowKey={({ id }) => id}
              sort={{ column: filter.sort, direction: filter.dir === 'ASC' ? 'ascending' : 'descending' }}
              onSort={({ column, direction }) =>
                set.setSort(column as TemplateSort, direction === 'ascending' ? 'ASC' : 'DESC')
              }
            />
          )}
        </PagedList>
      </section>
    </RouterProvider>
  )
}

/** @param props.onShowAll ends the filters; undefined without filters */
const NoTemplates = ({ onShowAll }: { readonly onShowAll: (() => void) | undefined }) => (
  <EmptyState
    picture={<LazyIllustration loader={onShowAll ? emptyPlate : trainerDesk} className="aspect-[4/3]" />}
    title={onShowAll ? texts.nothingFound : texts.emptyTitle}
    text={onShowAll ? undefined : texts.emptyText}
    action={
      onShowAll ? (
        <Button variant="secondary" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      ) : undefined
    }
  />
)

const TemplatesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-2">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} className="h-16 w-full rounded-md" />
    ))}
  </SkeletonArea>
)
