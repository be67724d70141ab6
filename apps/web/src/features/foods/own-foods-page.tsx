import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { keepPreviousData } from '@tanstack/react-query'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { LazyFoodDialog } from '../../domain/foods/lazy-food-dialog.tsx'
import { isAdmin } from '../../domain/users/person.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DebouncedSearchField } from '../../ui/debounced-search-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, marketBasket } from '../../ui/illustration/scenes.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { FoodRow } from './food-row.tsx'
import { texts } from './texts.ts'

const perPage = 30

/** Food in the dialog: a stored one, a new one, or null while it is closed. */
type Edited = Food | 'new' | null

/** Page of editable foods: a trainer's own ones, all for an admin; search, add, edit, remove. */
export function OwnFoodsPage() {
  const user = useUser()
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Edited>(null)
  const request = { query: { filter: search, editable: 'true', perPage } } as const
  const foodsQuery = useCursorQuery(foods.list, request, { placeholderData: keepPreviousData })
  const close = () => setEdited(null)
  return (
    <>
      <BackLink to={paths.recipes}>Rezepte</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">{texts.title}</h1>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Plus className="size-5" aria-hidden="true" />
            {texts.add}
          </Button>
          <ButtonLink variant="secondary" to={paths.importFoods}>
            <ListPlus className="size-5" aria-hidden="true" />
            {texts.addList}
          </ButtonLink>
        </div>
      </div>
      <p className="measure mt-2 mb-6 text-ink-soft">{user && isAdmin(user) ? texts.ofAdmin : texts.ofTrainer}</p>
      <DebouncedSearchField label={texts.search} value={search} onSearch={setSearch} className="mb-4 max-w-md" />
      <QueryView query={foodsQuery} errorTitle={texts.failed} skeleton={<ListSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              picture={<LazyIllustration loader={search ? emptyPlate : marketBasket} className="aspect-[4/3]" />}
              title={search ? texts.noMatch : texts.none}
              text={search ? texts.noMatchText : texts.noneText}
            />
          ) : (
            <>
              <ul aria-label={texts.list} className="max-w-3xl divide-y divide-line">
                {items.map((food) => (
                  <FoodRow key={food.id} food={food} onEdit={() => setEdited(food)} />
                ))}
              </ul>
              <LoadMore query={foodsQuery} label={texts.more} />
            </>
          )
        }
      </QueryView>
      {edited ? <LazyFoodDialog food={edited === 'new' ? undefined : edited} onSaved={close} onClose={close} /> : null}
    </>
  )
}

const ListSkeleton = () => (
  <SkeletonArea className="flex max-w-3xl flex-col gap-3">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-14 w-full rounded-md" />
  </SkeletonArea>
)
